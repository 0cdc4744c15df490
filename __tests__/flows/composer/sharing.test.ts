/** Content that another program shares with the installed app is put into the composer. */
import { NEW_POST } from '@/domain/composer/draft';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork } from '@/sagas/engine/effects';
import { sharingSaga } from '@/sagas/composer/sharing';
import { draftSaved } from '@/slices/composer/drafts';
import { routeEntered } from '@/slices/session/interface';
import { loggedOut } from '@/slices/session/session';
import { composeRequested } from '@/slices/composer/sharing';
import { sessionMarkedPending } from '@/slices/session/startup';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { someDraft } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const entered = (name: 'friends' | 'login') => routeEntered({ name, params: {} });

function story({ before = [], kept = {} }: { before?: object[]; kept?: object } = {}) {
  const disk = fakeStorage(kept as Record<string, unknown>);
  const told = replay(
    function* () {
      yield* fork(draftsSaga);
      yield* fork(sharingSaga);
    },
    { before: before as never[], context: { storage: { database: disk.storage } } },
  );
  const written = () => told.state().drafts[NEW_POST]?.text ?? null;
  const open = () => told.state().dialogs.map(({ kind }) => kind);
  return { ...told, disk, written, open };
}

describe('shared content for a member', () => {
  it('appears in the composer, which opens on the home page', async () => {
    const { dispatch, context, written, open, disk } = story({ before: [signedIn()] });
    dispatch(composeRequested({ text: 'Look, a heron' }));
    await settled();
    expect(context.routes).toEqual([{ target: { name: 'root' }, replace: true }]);
    expect(open()).toEqual([]);
    dispatch(entered('friends'));
    await settled();
    expect(written()).toBe('Look, a heron');
    expect(open()).toEqual(['postStatus']);
    expect([...disk.table.keys()]).toEqual([]);
  });

  it('is added without losing their draft', async () => {
    const draft = someDraft({ text: 'Half a thought' });
    const before = [signedIn(), draftSaved({ target: NEW_POST, draft })];
    const { dispatch, written } = story({ before });
    dispatch(composeRequested({ text: 'Look, a heron' }));
    dispatch(entered('friends'));
    await settled();
    expect(written()).toBe('Half a thought\n\nLook, a heron');
  });

  it('without any text opens the composer unchanged', async () => {
    const { dispatch, written, open } = story({ before: [signedIn()] });
    dispatch(composeRequested({ text: '' }));
    dispatch(entered('friends'));
    await settled();
    expect(written()).toBeNull();
    expect(open()).toEqual(['postStatus']);
  });

  it('waits until the server has confirmed who they are', async () => {
    const { dispatch, context } = story({ before: [sessionMarkedPending()] });
    dispatch(composeRequested({ text: 'Look' }));
    await settled();
    expect(context.routes).toEqual([]);
    dispatch(signedIn());
    await settled();
    expect(context.routes).toEqual([{ target: { name: 'root' }, replace: true }]);
  });
});

describe('shared content for a visitor', () => {
  it('appears after the login', async () => {
    const { dispatch, context, written, open } = story();
    dispatch(composeRequested({ text: 'Look, a heron' }));
    await settled();
    expect(context.routes).toEqual([{ target: { name: 'login' }, replace: true }]);
    dispatch(entered('login'));
    dispatch(signedIn());
    await settled();
    expect(written()).toBeNull();
    dispatch(entered('friends'));
    await settled();
    expect(written()).toBe('Look, a heron');
    expect(open()).toEqual(['postStatus']);
  });

  it('appears even if the login led to another page', async () => {
    const first = story();
    first.dispatch(composeRequested({ text: 'Look, a heron' }));
    await settled();
    const again = story({ kept: Object.fromEntries(first.disk.table) });
    await settled();
    again.dispatch(signedIn());
    again.dispatch(entered('friends'));
    await settled();
    expect(again.written()).toBe('Look, a heron');
    expect([...again.disk.table.keys()]).toEqual([]);
  });

  it('expires after an hour', async () => {
    const kept = { shared: { text: 'Look', at: clock.now() - 3_700_000 } };
    const again = story({ kept, before: [signedIn(), entered('friends')] });
    await settled();
    expect(again.written()).toBeNull();
    expect(again.open()).toEqual([]);
  });
});

it('shared content is removed with the account', async () => {
  const { dispatch, disk } = story({ before: [sessionMarkedPending()] });
  dispatch(composeRequested({ text: 'Look' }));
  await settled();
  expect([...disk.table.keys()]).toEqual(['shared']);
  dispatch(loggedOut());
  await settled();
  expect([...disk.table.keys()]).toEqual([]);
});
