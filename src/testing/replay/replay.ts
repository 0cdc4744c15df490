/**
 * Replays a flow: the real sagas and reducers, with inputs from the file only. The same file leads
 * to the same actions and the same state in every environment.
 */
import type { FlowEffect, FlowEvent, FlowInput, ExpectedAction } from '@/testing/format/flowFile';
import type { RootState } from '@/slices/root';
import { createSeededRandom } from '@/testing/context/seededRandom';
import { createSecretMasker } from '@/testing/redaction/secretMasker';
import { isSameHash } from '@/testing/format/recordedHash';
import { hashString, stableStringify } from '@/testing/format/stableHash';
import { nextMacrotask } from '@/testing/context/nextMacrotask';
import { firstDivergence } from './firstDivergence';
import { isSagaAction } from '@/testing/context/actionOrigin';
import { loadAllSagas } from './allSagas';
import { deliverInput } from './deliverInput';
import { createReplayAdapter } from './replayAdapter';
import { replayActions } from './replayActions';
import type { Divergence, Replayable, Replayed, ReplayOptions } from './replayResult';
import { readReplayScript, type ExpectedEffect, type ReplaySegment } from './replayScript';
import { createReplayEnvironment } from './replayEnvironment';
import { createPendingEffects } from './pendingEffects';

export async function replay(flow: Replayable, options: ReplayOptions = {}): Promise<Replayed> {
  if (flow.begin === 'state') return replayActions(flow, options);
  const { leniently = false, onAction } = options;
  const deferredRootSaga = await loadAllSagas();
  const script = readReplayScript(flow.events, leniently);
  const waiting = createPendingEffects();
  const secrets = createSecretMasker();
  const actions: ExpectedAction[] = [];
  const events: FlowEvent[] = [];
  const crashes: string[] = [];
  const brought = new WeakSet<object>();
  const early: { at: number; input: FlowInput }[] = [];
  const reads = new Map<string, Extract<FlowEffect, { kind: 'read' }>['value']>();
  let unexpected: FlowEffect[] = [];
  let segmentAt = 0;
  let segmentIndex = 0;
  let atWork = 0;
  let over = false;

  const isBrought = (part: object): boolean => brought.has(part);

  function asked(effect: FlowEffect): ExpectedEffect | null {
    if (over) return null;
    const clean = secrets.cleanEvent({ at: segmentAt, ...effect });
    const line = script.match(clean, segmentIndex);
    if (!line) unexpected.push(clean);
    const known = line?.effect.kind === 'read' ? line.effect : null;
    if (known) reads.set(known.name, known.value);
    // The value of a read is the one in the file.
    events.push(known ? { ...clean, ...known, at: segmentAt } : clean);
    return line;
  }

  async function busy<Result>(work: Promise<Result>): Promise<Result> {
    atWork += 1;
    try {
      return await work;
    } finally {
      atWork -= 1;
    }
  }

  async function rest(): Promise<void> {
    do await nextMacrotask();
    while (atWork > 0);
  }

  const port = createReplayAdapter({
    origin: flow.origin,
    secrets,
    chance: createSeededRandom(flow.seed),
    now: () => flow.clock + segmentAt,
    waiting,
    asked,
    lastRead: (name) => reads.get(name),
    busy,
  });
  const store = createReplayEnvironment({
    adapter: port,
    origin: flow.origin,
    deferredRootSaga,
    crashed: (error) => crashes.push(String(error)),
    hear: (action, state) => {
      if (over) return;
      const hash = hashString(stableStringify(action, isBrought));
      actions.push({ type: action.type, hash });
      onAction?.({
        at: segmentAt,
        segment: segmentIndex,
        by: isSagaAction(action) ? 'saga' : 'page',
        action,
        state,
      });
    },
  });
  const stage = {
    ...store,
    waiting,
    brought: (value: unknown) => {
      if (typeof value === 'object' && value !== null) brought.add(value);
    },
  };

  /** Recorded in front of its effects, though its numbers are known only afterwards. */
  async function happen(happening: FlowInput): Promise<boolean> {
    const place = events.length;
    events.push({ at: segmentAt, ...happening });
    const delivered = await deliverInput(stage, happening);
    if (delivered) events[place] = { at: segmentAt, ...delivered };
    else events.splice(place, 1);
    await rest();
    return delivered !== null;
  }

  /** Delivers early inputs as soon as something waits for them. */
  async function catchUp(): Promise<void> {
    for (let found = true; found;) {
      found = false;
      for (const one of [...early]) {
        if (!(await happen(one.input))) continue;
        early.splice(early.indexOf(one), 1);
        found = true;
      }
    }
  }

  async function play({ at, input }: ReplaySegment): Promise<boolean> {
    segmentAt = at;
    unexpected = [];
    if (!input) return true;
    const heard = await happen(input);
    if (!heard && leniently && comesOfAsking(input)) early.push({ at, input });
    if (heard && early.length > 0) await catchUp();
    return heard;
  }

  let divergence: Divergence | null = null;
  for (const [number, next] of script.segments.entries()) {
    segmentIndex = number;
    const heard = await play(next);
    divergence ??= firstDivergence({ segment: next, heard, unexpected, actions, flow, leniently });
    if (divergence && !leniently) break;
  }
  const state = hashString(stableStringify(stateToHash(store.state()), isBrought));
  const { told } = flow;
  if (!divergence && told && !isSameHash(told.state, state)) {
    const index = flow.events.length;
    divergence = { kind: 'state', index, at: segmentAt, expected: told.state, actual: state };
  }
  over = true;
  store.end();
  return { actions, state, divergence, crashes, events };
}

const comesOfAsking = ({ kind }: FlowInput): boolean =>
  ['answer', 'failure', 'outcome', 'opened', 'frame', 'closed'].includes(kind);

/** Leaves out the recorder's own state, which is no part of a recording. */
const stateToHash = ({ recording: _ours, ...state }: RootState): object => state;
