/** Files that others keep: flows and a persisted state, made by older builds. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { emptyDraft, type Draft } from '@/domain/composer/draft';
import { allRows } from '@/lib/values/rowTable';
import { rootReducer } from '@/slices/root';
import { restorePersistedState } from '@/store/persistedState';
import { createPersistence } from '@/store/persistence';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { FLOW_VERSION, type FlowFile } from '@/testing/format/flowFile';
import { readFlowFile } from '@/testing/format/readFlowFile';
import { replay } from '@/testing/replay/replay';
import { stepsOf } from '@/testing/replay/flowSteps';
import { fakeStorage } from '@support/context';

jest.setTimeout(30_000);

const textOf = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
const flowsIn = (folder: string) =>
  readdirSync(path.join(__dirname, folder))
    .filter((name) => name !== 'persistedState.json')
    .map((name) => path.join(folder, name));
const flows = [...flowsIn('version1'), ...flowsIn('version2')];

function read(name: string): FlowFile {
  const found = readFlowFile(textOf(name));
  if (!found.ok) throw new Error(found.refusal);
  return found.file;
}

/**
 * Calls that every start made once, and that wait today until somebody wants their answer; the lock
 * of desktop notifications, in whose place the tabs agree who leads; and the other tabs of visitors.
 */
const loadedWhenWanted = /terms-of-service|stickers|emoji|peers|panel|scrobbles|pop-ups|"tabs"/;
/** The storage is asked what visitors saw last, too. */
const LAST_SEEN = '"last seen"';

describe('a flow file of an older version', () => {
  it.each(flows)('is read as one of today: %s', (name) => {
    const { version, events, told } = read(name);
    expect(version).toBe(FLOW_VERSION);
    const types = told.actions.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['startup/instanceLoaded']));
    // Members look into the storage once more: a question and its outcome.
    const before = (JSON.parse(textOf(name)) as FlowFile).events;
    const isMember = before.some((event) => event.kind === 'socket');
    expect(events).toHaveLength(before.length + (isMember ? 2 : 0));
  });

  it.each(flows)('replays to the actions that were recorded: %s', async (name) => {
    const file = read(name);
    const { divergence, crashes, actions } = await replay(file);
    // Older versions knew nothing of other tabs.
    const types = actions.map(({ type }) => type).filter((type) => !type.startsWith('tabs/'));
    const recorded = file.told.actions.map(({ type }) => type);
    expect(crashes).toEqual([]);
    // A replay says where today's program does otherwise, and ends there.
    const expected = JSON.stringify(divergence?.expected ?? divergence?.actual) ?? '';
    const looksBack = JSON.stringify(divergence?.actual ?? null).includes(LAST_SEEN);
    if (divergence && !looksBack) expect(expected).toMatch(loadedWhenWanted);
    // Notifications wait for the socket today: in place of their request another action comes last.
    const waits = divergence && recorded[types.length - 1] === 'requests/requestStarted';
    const same = waits ? types.slice(0, -1) : types;
    expect(same).toEqual(divergence ? recorded.slice(0, same.length) : recorded);
    const atSocket = expected.includes('pop-ups');
    if (looksBack) return;
    const reached = atSocket ? 'session/currentUserReceived' : 'startup/instanceDetailsRequested';
    expect(types).toContain(reached);
  });

  it('that begins in the middle has its state under the names of today', async () => {
    const { begin, steps, divergedAt } = await stepsOf(read('version1/from-the-middle.json'));
    expect(divergedAt).toBeNull();
    const fresh = rootReducer(undefined, { type: 'start' });
    for (const state of [begin, steps.at(-1)?.state]) {
      expect(Object.keys(fresh)).toEqual(expect.arrayContaining(Object.keys(state ?? {})));
    }
    const last = steps.at(-1)?.state;
    expect(Object.keys(last?.statuses.pendingToggles ?? { none: 1 })).toEqual([]);
    expect(last?.timelines.friends).toMatchObject({ isStreaming: expect.any(Boolean) });
  });

  it('is refused when it comes from a version that is not known here', () => {
    const file = {
      ...(JSON.parse(textOf('version1/from-the-middle.json')) as object),
      version: FLOW_VERSION + 1,
    };
    expect(readFlowFile(JSON.stringify(file))).toEqual({ ok: false, refusal: 'otherVersion' });
  });
});

it('the state that the build before the renaming persisted is restored whole', async () => {
  const record = JSON.parse(textOf('version1/persistedState.json')) as Record<
    string,
    Record<string, unknown>
  >;
  const { learntAt } = record.capabilities?.facts as { learntAt: number };
  const { storage } = fakeStorage({ [STORAGE_KEY]: record });
  const persistence = createPersistence({
    storage,
    loadImportedState: () => Promise.resolve(undefined),
    now: () => learntAt + 1,
  });
  const kept = await persistence.load();
  if (!kept) throw new Error('Nothing was restored');
  const state = restorePersistedState(rootReducer(undefined, { type: 'start' }), kept);
  const { session, drafts, users } = record;
  expect(state.session.oauth.userToken).toBe((session?.oauth as { userToken: string }).userToken);
  // Fields of today that it did not have are as in an empty draft.
  const whole = Object.entries(drafts ?? {}).map(([target, draft]) => [
    target,
    { ...emptyDraft, ...(draft as Draft) },
  ]);
  expect(whole.length).toBeGreaterThan(0);
  expect(state.drafts).toEqual(Object.fromEntries(whole));
  expect(allRows(state.users.entities)).toEqual(users?.list);
  expect(state.config.instance.backendName).toBe('pleroma');
});
