/**
 * Writes a flow as a readable test: the server's answers for nock, and the events of the reader and
 * the page at their times.
 */
import type { FlowEvent, FlowFile } from '@/testing/format/flowFile';
import { format } from '../generate/format';
import { answerCode, codeOf, stepCode } from './nockCode';

type Of<Kind extends FlowEvent['kind']> = Extract<FlowEvent, { kind: Kind }>;

/** The test, formatted as the project's own. */
export const writeNockTest = (file: FlowFile): string => format('flow.test.ts', nockTestOf(file));

/** With `begin: 'state'`, a flow contains no answers. */
export function nockTestOf(file: FlowFile): string {
  const { events, made, clock, origin, path, told } = file;
  const began = events.findIndex(({ kind }) => kind === 'began');
  const before = events.slice(0, began).filter((event) => event.kind === 'action');
  const calls = events.filter((event) => event.kind === 'call' && event.path.startsWith('/'));
  const sockets = events.some(({ kind }) => kind === 'socket');
  const lines = [
    `/** Made of a flow: ${made.server.software} ${made.server.version}, ${dateOf(clock)}. */`,
    `import nock from 'nock';`,
    `import { appReducer } from '@/store/createStore';`,
    `import '@/testing/replay/deferredSlices';`,
    `import { useStoppedClock } from '@support/clock';`,
    `import { fakePage } from '@support/context';`,
    `import { replay } from '@support/flow';`,
    ...(sockets ? [`import { fakeSockets } from '@support/socket';`] : []),
    `import { appSaga } from '@support/engine/appSaga';`,
    '',
    `const clock = useStoppedClock(${String(clock)});`,
    `const origin = ${codeOf(origin)};`,
    `const server = nock(origin);`,
    '',
    `it('goes as it was recorded', async () => {`,
    `// What the server answers, in the order in which it was asked.`,
    ...calls.map((call) => answerCode(call as Of<'call'>, events)),
    '',
    `const page = fakePage();`,
    ...(sockets ? [`const sockets = fakeSockets();`] : []),
    `// What had happened before the story begins.`,
    `const before = ${codeOf(before.map((event) => (event as Of<'action'>).action))};`,
    `const context = {`,
    `net: { origin${sockets ? ', openSocket: sockets.openSocket' : ''} },`,
    `page: { ...page.events, location: () => ${codeOf(path)} },`,
    `};`,
    `const story = replay(appSaga, { before, family: null, reducer: appReducer, context });`,
    ...stepsOf(events, began),
    '',
    `expect(server.pendingMocks()).toEqual([]);`,
    `// What the server said reached the store.`,
    `const told = ${codeOf(typesIn(told.actions, before))};`,
    `expect(told.filter((type) => !story.types().includes(type))).toEqual([]);`,
    `});`,
  ];
  return lines.join('\n');
}

const dateOf = (ms: number): string => new Date(ms).toISOString();

/** The endings of actions that follow an answer. Others also depend on timers. */
const fromServer = /(Received|Confirmed|Refused|Failed)$/;

/** Each action type once, without the actions that make the initial state. */
const typesIn = (told: readonly { type: string }[], before: readonly unknown[]): string[] => [
  ...new Set(
    told
      .slice(before.length)
      .map(({ type }) => type)
      .filter((type) => fromServer.test(type)),
  ),
];

/** The events of the page, with the time that passes before each. */
function stepsOf(events: readonly FlowEvent[], began: number): string[] {
  const lines: string[] = [];
  let now = events[began]?.at ?? 0;
  const pass = (until: number): void => {
    lines.push('', `await clock.pass(${String(until - now)});`);
    now = until;
  };
  pass(now);
  for (const event of events.slice(began + 1)) {
    const step = stepCode(event);
    if (step === null) continue;
    pass(event.at);
    lines.push(step);
  }
  pass(events.at(-1)?.at ?? now);
  return lines;
}
