/** Drafts go along to other devices through the account's store on the server, if that is wanted. */
import { DRAFTS_KEY, type SyncedDrafts } from '@/domain/composer/drafts/draftSync';
import { draftSyncSaga } from '@/sagas/composer/drafts/draftSync';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { selectDraft } from '@/selectors/composer/drafts';
import { draftSyncRequested } from '@/slices/composer/draftSync';
import { draftDiscarded, draftEdited, postConfirmed } from '@/slices/composer/drafts';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { preferenceUpdated } from '@/slices/settings/preferences';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { serveSettingsStore } from '@support/settings/settingsStoreServer';

const clock = useStoppedClock();
const REST = 5_000;

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(draftSyncSaga);
}

const want = (value: boolean) =>
  preferenceUpdated({ edit: { operation: 'set', name: 'syncDrafts', value }, timestamp: 5 });

async function device(
  _server: ReturnType<typeof serveSettingsStore>,
  { disk = fakeStorage(), instance = {}, wanted = true } = {},
) {
  const story = replay(writing, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-alice' }),
      signedIn(),
      instanceConfigured({ instance }),
      ...(wanted ? [want(true)] : []),
    ],
    context: { storage: { database: disk.storage } },
  });
  await clock.pass(100);
  return {
    ...story,
    disk,
    type: async (text: string) => {
      story.dispatch(draftEdited({ target: 'new', change: { text } }));
      await clock.pass(REST + 1_000);
    },
    look: async () => {
      story.dispatch(draftSyncRequested());
      await clock.pass(100);
    },
    text: () => selectDraft(story.state(), 'new').text,
  };
}

const stored = ({ store }: { store: Record<string, unknown> }) =>
  (store[DRAFTS_KEY] as { drafts: SyncedDrafts } | undefined)?.drafts;

describe('drafts of an account that wants them on all devices', () => {
  it('are stored once the writer pauses, and go on elsewhere when somebody looks', async () => {
    const server = serveSettingsStore({ linnet: { kept: true } });
    const desk = await device(server);
    const phone = await device(server);
    server.calls.length = 0;
    desk.dispatch(draftEdited({ target: 'new', change: { text: 'Frogs' } }));
    await clock.pass(REST - 1_000);
    await desk.type('Frogs sing');
    expect(server.calls).toEqual(['read', 'write']);
    expect(server.store.linnet).toEqual({ kept: true });
    await phone.look();
    expect(phone.text()).toBe('Frogs sing');
    await phone.type('Frogs sing loudly');
    await desk.look();
    expect(desk.text()).toBe('Frogs sing loudly');
    desk.dispatch(draftDiscarded({ target: 'new', draft: selectDraft(desk.state(), 'new') }));
    await clock.pass(REST + 1_000);
    await phone.look();
    expect(phone.text()).toBe('');
  });

  it('are still there after a page that lost them; one that was sent is not', async () => {
    const server = serveSettingsStore();
    const first = await device(server);
    await first.type('Frogs');
    first.task.cancel();
    const next = await device(server, { disk: first.disk });
    // A draft that a page has lost was ended by nobody.
    expect(next.text()).toBe('Frogs');
    next.dispatch(postConfirmed({ target: 'new', statusId: 't1' }));
    next.task.cancel();
    await clock.pass(100);
    const last = await device(server, { disk: first.disk });
    expect(last.text()).toBe('');
    expect(stored(server)?.new?.draft).toBeNull();
  });

  it('are tried again when the server fails', async () => {
    const server = serveSettingsStore();
    const desk = await device(server);
    server.status = 500;
    await desk.type('Frogs');
    expect(stored(server)).toBeUndefined();
    server.status = 200;
    await clock.pass(60_000);
    expect(stored(server)?.new?.draft?.text).toBe('Frogs');
  });

  it('leave the server when they are no longer wanted, and stay here', async () => {
    const server = serveSettingsStore();
    const desk = await device(server);
    await desk.type('Frogs');
    desk.dispatch(want(false));
    await clock.pass(100);
    expect(stored(server)).toEqual({});
    expect(desk.text()).toBe('Frogs');
    server.calls.length = 0;
    await desk.type('Frogs sing');
    expect(server.calls).toEqual([]);
  });

  it('stay on the server when the account is left on this device', async () => {
    const server = serveSettingsStore();
    const desk = await device(server);
    await desk.type('Frogs');
    desk.dispatch(loggedOut('wish'));
    await settled();
    expect(stored(server)?.new?.draft?.text).toBe('Frogs');
    expect([...desk.disk.table.keys()]).toEqual([]);
  });
});

it.each([
  ['nobody wants that', { wanted: false }],
  ['the server has no store', { instance: { family: 'mastodon' as const } }],
])('drafts stay in this browser if %s', async (_why, given) => {
  const server = serveSettingsStore();
  const desk = await device(server, given);
  await desk.type('Frogs');
  await desk.look();
  expect(server.calls).toEqual([]);
});
