/**
 * Drafts and their files are removed when they are no longer needed, or when their author logs out.
 */
import { unloadGuardSaga } from '@/sagas/composer/unloadGuard';
import { draftFilesSaga } from '@/sagas/composer/uploads/draftFiles';
import { logoutSaga } from '@/sagas/session/logout';
import { shelvedDraftsSaga } from '@/sagas/composer/drafts/shelvedDrafts';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { fileKey, newFileId } from '@/domain/composer/upload';
import { dialogClosed } from '@/slices/engine/dialogs';
import {
  discardUndone,
  draftDiscarded,
  draftSaved,
  draftsRestored,
  postConfirmed,
} from '@/slices/composer/drafts';
import { loggedOut, logoutRequested, userTokenReceived } from '@/slices/session/session';
import { persistenceChanged } from '@/slices/session/storage';
import { filesForgotten, fileNotStored } from '@/slices/composer/uploads';
import { settled, useStoppedClock } from '@support/clock';
import { fakePage, fakeStorage } from '@support/context';
import { someDraft, someFile, someJob } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const DAY = 86_400_000;

const stored = (fileId: string) => [fileKey(fileId), new Blob(['frog'])] as const;
const withFile = (id: string, attachment = someFile().attachment) =>
  someDraft({ files: [someFile({ id, attachment })] });

function* appSaga(): SagaGenerator<void> {
  yield* fork(draftFilesSaga);
  yield* fork(shelvedDraftsSaga);
  yield* fork(logoutSaga);
}

describe('stored files of drafts', () => {
  const fresh = () => newFileId(clock.now(), 'x');
  const old = () => newFileId(clock.now() - DAY - 1, 'y');

  it('are removed when no draft has them: those of this tab at once, others after a day', async () => {
    const [mine, theirs, forgotten] = [`${fresh()}1`, `${fresh()}2`, old()];
    const disk = fakeStorage(
      Object.fromEntries([stored(mine), stored(theirs), stored(forgotten), ['vuex-lz', {}]]),
    );
    const story = replay(draftFilesSaga, { context: { storage: { database: disk.storage } } });
    await settled();
    expect([...disk.table.keys()]).toEqual([fileKey(mine), fileKey(theirs), 'vuex-lz']);
    story.dispatch(draftSaved({ target: 'new', draft: withFile(mine) }));
    await clock.pass(5_000);
    expect(disk.table.has(fileKey(mine))).toBe(true);
    story.dispatch(postConfirmed({ target: 'new', statusId: 's1' }));
    await clock.pass(5_000);
    expect([...disk.table.keys()]).toEqual([fileKey(theirs), 'vuex-lz']);
    expect(story.all(filesForgotten).at(-1)?.payload.fileIds).toEqual([mine]);
  });

  it('stay while a deleted draft may be restored, or a post is being sent', async () => {
    const [file, sent] = [old(), `${old()}2`];
    const disk = fakeStorage({
      ...Object.fromEntries([stored(file), stored(sent)]),
      'job key-1': { version: 1, job: someJob({ draft: withFile(sent) }) },
    });
    const draft = withFile(file);
    const story = replay(draftFilesSaga, {
      before: [draftsRestored({ new: draft })],
      context: { storage: { database: disk.storage } },
    });
    story.dispatch(draftDiscarded({ target: 'new', draft }));
    await clock.pass(5_000);
    expect(disk.table.size).toBe(3);
    story.dispatch(discardUndone({ target: 'new', draft }));
    story.dispatch(draftDiscarded({ target: 'new', draft }));
    story.dispatch(dialogClosed({ kind: 'drafts' }));
    await clock.pass(5_000);
    expect([...disk.table.keys()]).toEqual([fileKey(sent), 'job key-1']);
  });

  it('are removed at once when their owner logs out', async () => {
    const disk = fakeStorage(Object.fromEntries([stored(fresh())]));
    const story = replay(draftFilesSaga, { context: { storage: { database: disk.storage } } });
    await settled();
    story.dispatch(loggedOut());
    await settled();
    expect(disk.table.size).toBe(0);
  });

  it('cause no error if they cannot be removed', async () => {
    const disk = fakeStorage();
    disk.state.broken = true;
    const story = replay(draftFilesSaga, { context: { storage: { database: disk.storage } } });
    await settled();
    expect(story.context.logged.map(({ level }) => level)).toEqual(['warning']);
    expect(story.task.isRunning()).toBe(true);
  });
});

describe('drafts of a reader who logs out', () => {
  const before = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
  const comeIn = (screenName: string) => signedIn({ screenName });

  it('are restored when the same person is back, and nobody else sees them', async () => {
    const disk = fakeStorage();
    const here = fakePage();
    const story = replay(appSaga, {
      before: [...before, draftsRestored({ new: someDraft({ text: 'Of frogs' }) })],
      context: { storage: { database: disk.storage }, page: here.events },
    });
    story.dispatch(logoutRequested({ keepsDrafts: true }));
    await settled();
    expect(here.told).toEqual(['loggedOutForNow']);
    story.dispatch(comeIn('leo'));
    await settled();
    expect(story.state().drafts).toEqual({});
    story.dispatch(draftSaved({ target: 'new', draft: someDraft({ text: 'Of lions' }) }));
    story.dispatch(loggedOut('refusal'));
    await settled();
    story.dispatch(comeIn('mia'));
    await settled();
    expect(story.state().drafts).toMatchObject({ new: { text: 'Of frogs' } });
    story.dispatch(loggedOut());
    story.dispatch(comeIn('leo'));
    await settled();
    expect(story.state().drafts).toMatchObject({ new: { text: 'Of lions' } });
    expect([...disk.table.keys()]).toEqual([]);
  });

  it('are removed with the account by default', async () => {
    const disk = fakeStorage();
    const story = replay(appSaga, {
      before: [...before, draftsRestored({ new: someDraft() })],
      context: { storage: { database: disk.storage } },
    });
    story.dispatch(logoutRequested());
    await settled();
    expect(story.state().drafts).toEqual({});
    expect(disk.table.size).toBe(0);
    story.dispatch(comeIn('mia'));
    await settled();
    expect(story.state().drafts).toEqual({});
  });

  it('stay in another tab as well if they are to stay', async () => {
    const there = fakePage();
    const story = replay(appSaga, {
      before: [...before, draftsRestored({ new: someDraft() })],
      context: { page: there.events },
    });
    there.tabs.change('loggedOutForNow');
    await settled();
    expect(story.state().session.currentUser).toBeNull();
    expect(story.state().drafts).toMatchObject({ new: { text: 'Hello' } });
  });
});

describe('closing the page', () => {
  const begin = () => {
    const page = fakePage();
    const story = replay(unloadGuardSaga, { context: { page: page.events } });
    return { page, story };
  };

  it('asks for confirmation only while a text could not be stored', () => {
    const { page, story } = begin();
    story.dispatch(draftSaved({ target: 'new', draft: someDraft() }));
    expect(page.asked).toEqual([]);
    story.dispatch(persistenceChanged(false));
    expect(page.asked).toEqual([true]);
    story.dispatch(draftSaved({ target: 'new', draft: someDraft({ text: ' ' }) }));
    expect(page.asked).toEqual([true, false]);
    story.dispatch(draftSaved({ target: 'new', draft: someDraft() }));
    story.dispatch(persistenceChanged(true));
    expect(page.asked).toEqual([true, false, true, false]);
  });

  it('asks for confirmation while a file is in memory only', () => {
    const { page, story } = begin();
    story.dispatch(draftSaved({ target: 'new', draft: withFile('f1', null) }));
    story.dispatch(fileNotStored({ fileId: 'f1' }));
    expect(page.asked).toEqual([true]);
    story.dispatch(draftSaved({ target: 'new', draft: withFile('f1') }));
    expect(page.asked).toEqual([true, false]);
  });
});
