/** Complete sessions against the embedded instance: recorded, exported, and replayed. */
import type { FlowFile, RawFlow } from '@/testing/format/flowFile';
import { readFlowFile } from '@/testing/format/readFlowFile';
import { submitRequested } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
import { stickersReceived } from '@/slices/composer/emoji';
import type { RootState } from '@/slices/root';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { timelineOpened } from '@/slices/timelines/timelines';
import { exportFlow } from '@/testing/recorder/exportFlow';
import { replay } from '@/testing/replay/replay';
import { stepsOf } from '@/testing/replay/flowSteps';
import { useInstance } from '@support/engine/demo';
import { fileOf, recordSession, type RecordedSession } from '@support/testing/recordedSession';
import { replayFlow } from '@support/testing/replayFlow';

jest.setTimeout(60_000);

const stage = useInstance();

const control = (name: string, body: Record<string, unknown>) =>
  fetch(`http://127.0.0.1:${String(stage.instance().port)}/demo/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });

const knows = (text: string) => (state: RootState) =>
  JSON.stringify(state.statuses.entities).includes(text);

/** Sticker names are invented by operators, so a redacted file does not contain them. */
const typesOf = ({ told }: FlowFile): string[] =>
  told.actions.map(({ type }) => type).filter((type) => type !== stickersReceived.type);

/** Starts a signed-in session with the home timeline and an open socket. */
async function reading(): Promise<RecordedSession> {
  const session = recordSession(stage.instance(), { as: 'alice' });
  session.dispatch(timelineOpened({ key: 'friends' }));
  await session.until(({ realtime, statuses }) => realtime.joins > 0 && statuses.ids.length > 0);
  return session;
}

/** Replays the recording as it is, as a file, and as a redacted file. */
async function replaysInEveryForm(raw: RawFlow): Promise<FlowFile> {
  expect((await replay(raw)).divergence).toBeNull();
  const file = await fileOf(raw);
  expect(file.events).toEqual(raw.events);
  await replayFlow(file);
  const shown = await exportFlow(raw, 'all');
  await replayFlow(shown);
  expect(typesOf(shown)).toEqual(typesOf(file));
  return shown;
}

describe('a recorded session', () => {
  it("replays the start of a visitor's session", async () => {
    const session = recordSession(stage.instance(), { path: '/main/all' });
    session.dispatch(timelineOpened({ key: 'publicAndExternal' }));
    await session.until(({ statuses, startup }) => {
      return startup.phase === 'ready' && statuses.ids.length > 0;
    });
    await replaysInEveryForm(session.end());
  });

  it('replays favourites, posts and socket events, also after a lost connection', async () => {
    const session = await reading();
    const [statusId = ''] = session.state().statuses.ids as string[];
    session.dispatch(statusToggleRequested({ statusId, toggle: 'favourited', wanted: true }));
    await session.until(({ statuses }) => Object.keys(statuses.pendingToggles).length === 0);
    session.dispatch(draftEdited({ target: 'new', change: { text: 'A loaf of rye' } }));
    session.dispatch(submitRequested({ target: 'new' }));
    await session.until(knows('A loaf of rye'));
    await control('post', { as: 'bob', text: 'News by the socket' });
    await session.until(knows('News by the socket'));
    await control('close-sockets', { code: 4000 });
    await session.until(({ realtime }) => realtime.joins > 1);
    const file = await replaysInEveryForm(session.end());
    expect(file.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['opened', 'frame', 'closed', 'answer', 'timer', 'outcome']),
    );
    for (const secret of ['A loaf of rye', 'News by the socket', 'alice', 'bob']) {
      expect(JSON.stringify(file)).not.toContain(secret);
    }
  });

  it('replays a failing server', async () => {
    stage.instance().faults.failRate = 0.5;
    try {
      const session = recordSession(stage.instance(), { as: 'alice' });
      session.dispatch(timelineOpened({ key: 'friends' }));
      await session.until(({ startup }) => startup.phase !== 'starting');
      await replaysInEveryForm(session.end());
    } finally {
      stage.instance().faults.failRate = 0;
    }
  });

  it('contains no token, neither as a recording nor as a file', async () => {
    const session = await reading();
    const { oauth } = session.state().session;
    const raw = session.end();
    const secrets = [oauth.userToken, oauth.appToken, oauth.clientSecret];
    for (const flow of [raw, await fileOf(raw), await exportFlow(raw, 'secrets')]) {
      for (const secret of secrets) expect(JSON.stringify(flow)).not.toContain(String(secret));
    }
    expect(secrets).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  });

  it('can be written to a file, read back, and stepped through', async () => {
    const session = await reading();
    const read = readFlowFile(JSON.stringify(await fileOf(session.end())));
    if (!read.ok) throw new Error(read.refusal);
    const { begin, steps, divergedAt } = await stepsOf(read.file);
    expect(begin.startup.phase).toBe('starting');
    expect(divergedAt).toBeNull();
    expect(steps.map(({ action }) => action.type)).toEqual(
      read.file.told.actions.map(({ type }) => type),
    );
    expect(steps[0]).toMatchObject({ by: 'page', action: { type: timelineOpened.type } });
    expect(steps.at(-1)?.state.statuses.ids.length).toBeGreaterThan(0);
  });
});

describe('a replay that differs from its recording', () => {
  let file: FlowFile;
  beforeAll(async () => {
    file = await fileOf((await reading()).end());
  });

  const changed = (change: (event: FlowFile['events'][number]) => unknown): FlowFile => ({
    ...file,
    events: file.events.map((event) => ({ ...event, ...(change(event) as object) })),
  });

  it('names the first effect that differs, with both sides', async () => {
    const other = changed((event) =>
      event.kind === 'call' && event.path.startsWith('/api/v1/lists') ? { path: '/elsewhere' } : {},
    );
    const { divergence } = await replay(other);
    expect(divergence).toMatchObject({
      kind: 'effect',
      expected: { kind: 'call', path: '/elsewhere' },
      actual: { kind: 'call', path: '/api/v1/lists' },
    });
    expect(other.events[divergence?.index ?? 0]).toMatchObject({ path: '/elsewhere' });
    await expect(replayFlow(other)).rejects.toThrow(
      /differs in its effect \d+[\s\S]*\/elsewhere[\s\S]*now: .*\/api\/v1\/lists/,
    );
  });

  it('names the consequence of a changed answer', async () => {
    const { divergence } = await replay(
      changed((event) => (event.kind === 'answer' ? { status: 500, body: null } : {})),
    );
    expect(divergence).toMatchObject({ kind: expect.stringMatching(/effect|action/) as string });
  });

  it('names an action or a state that differs', async () => {
    const actions = file.told.actions.map((action, place) =>
      place === 5 ? { ...action, hash: 'other' } : action,
    );
    const told = { ...file.told, actions };
    expect((await replay({ ...file, told })).divergence).toMatchObject({
      kind: 'action',
      index: 5,
      expected: { hash: 'other' },
      actual: file.told.actions[5],
    });
    const elsewhere = { ...file, told: { ...file.told, state: 'other' } };
    expect((await replay(elsewhere)).divergence).toMatchObject({
      kind: 'state',
      expected: 'other',
      actual: file.told.state,
    });
  });
});
