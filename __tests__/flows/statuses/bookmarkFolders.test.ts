/**
 * Folders of bookmarks: on the server where it has them, else in this browser. Each is created,
 * changed, filled and deleted; refusals leave everything as it was, and are told.
 */
import nock from 'nock';
import type { ServerFamily } from '@/domain/session/instance';
import {
  FOLDERS_REQUEST,
  LOCAL_FOLDERS_KEY,
  placeRequest,
} from '@/domain/timelines/bookmarkFolders';
import { bookmarkFoldersSaga } from '@/sagas/statuses/bookmarkFolders';
import { selectCan } from '@/selectors/session/capabilities';
import { selectRequest } from '@/selectors/engine/requests';
import { selectBookmarkFolders, selectFolderOf } from '@/selectors/statuses/bookmarkFolders';
import { dialogOpened } from '@/slices/engine/dialogs';
import { noticeShown } from '@/slices/engine/notices';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import {
  folderDeleted,
  folderDeleteRequested,
  folderPostsReceived,
  folderPostsRequested,
  folderSaved,
  folderSaveRequested,
  foldersOpened,
  foldersReceived,
  moveConfirmed,
  moveRefused,
  moveRequested,
  placeOpened,
  placeReceived,
} from '@/slices/statuses/bookmarkFolders';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const FOLDERS = '/api/v1/pleroma/bookmark_folders';
const server = () => nock(ORIGIN);
const bread = { id: 'f1', name: 'Bread', emoji: '🍞', emojiUrl: null };
const wireBread = { id: 'f1', name: 'Bread', emoji: '🍞', emoji_url: null };
const input = { name: 'Bread', emoji: '🍞', emojiUrl: null };

interface Start {
  family?: ServerFamily;
  onServer?: boolean;
  kept?: Record<string, unknown>;
  at?: string;
}

function begin({ family = 'pleroma', onServer = true, kept = {}, at = '/' }: Start = {}) {
  const visited: unknown[] = [];
  const { table, storage, state } = fakeStorage(kept);
  const story = replay(bookmarkFoldersSaga, {
    family,
    before: [
      instanceConfigured({ instance: { bookmarkFoldersAvailable: onServer } }),
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      statusesKnown(wireStatus({ id: 's1', bookmarked: true })),
    ],
    context: {
      storage: { database: storage },
      page: { location: () => at, goTo: (...target) => void visited.push(target) },
    },
  });
  return { ...story, table, broken: state, visited };
}

const local = (families: Start = {}) => begin({ family: 'mastodon', onServer: false, ...families });
const names = (story: { state: ReturnType<typeof begin>['state'] }) =>
  selectBookmarkFolders(story.state()).folders?.map(({ name }) => name);

describe('folders of a server', () => {
  it('are listed by name, created, renamed and deleted', async () => {
    server()
      .get(FOLDERS)
      .reply(200, [{ ...wireBread, id: 'f2', name: 'Soup' }, wireBread, { id: 'f3' }, null]);
    const story = begin();
    story.dispatch(foldersOpened());
    await story.until(foldersReceived);
    expect(names(story)).toEqual(['Bread', 'Soup']);

    server()
      .post(FOLDERS, { name: 'Bread', emoji: '🍞' })
      .reply(200, { ...wireBread, id: 'f4', name: 'Cake' });
    story.dispatch(folderSaveRequested({ folderId: null, input }));
    await story.until(folderSaved);
    expect(names(story)).toEqual(['Bread', 'Cake', 'Soup']);

    story.log.length = 0;
    server()
      .patch(`${FOLDERS}/f1`)
      .reply(200, { ...wireBread, name: 'Rye' });
    story.dispatch(folderSaveRequested({ folderId: 'f1', input }));
    await story.until(folderSaved);
    expect(names(story)).toEqual(['Cake', 'Rye', 'Soup']);

    server().delete(`${FOLDERS}/f2`).reply(404, { error: 'Record not found' });
    story.dispatch(folderDeleteRequested({ folderId: 'f2' }));
    await story.until(folderDeleted);
    expect(names(story)).toEqual(['Cake', 'Rye']);
  });

  it('that are open lead to all bookmarks when they are deleted, and others stay', async () => {
    server().delete(`${FOLDERS}/f1`).times(2).reply(200, wireBread);
    for (const at of ['/bookmarks?folder=f1', '/bookmarks?folder=f2']) {
      const story = begin({ at });
      story.dispatch(foldersReceived({ folders: [bread] }));
      story.dispatch(dialogOpened({ kind: 'bookmarkFolders', props: { statusId: null } }));
      story.dispatch(folderDeleteRequested({ folderId: 'f1' }));
      await story.until(noticeShown);
      expect(names(story)).toEqual([]);
      expect(story.log.find(noticeShown.match)?.payload.messageKey).toBe('bookmarks.deleted');
      await clock.pass(1_000);
      const isOpen = at.endsWith('f1');
      expect(story.visited).toEqual(isOpen ? [['/bookmarks', { replace: true }]] : []);
      expect(story.state().dialogs).toHaveLength(isOpen ? 0 : 1);
    }
  });

  it('take a bookmark: at once, and back if the server refuses; the reader is told why', async () => {
    const story = begin();
    server()
      .get('/api/v1/statuses/s1')
      .reply(200, wireStatus({ id: 's1', pleroma: { bookmark_folder: 'f2' } }));
    server().get(FOLDERS).reply(200, [wireBread]);
    story.dispatch(placeOpened({ statusId: 's1' }));
    await story.until(placeReceived);
    expect(selectFolderOf(story.state(), 's1')).toBe('f2');

    server().post('/api/v1/statuses/s1/bookmark', { folder_id: 'f1' }).reply(403, { error: 'No' });
    story.dispatch(moveRequested({ statusId: 's1', folderId: 'f1' }));
    expect(selectFolderOf(story.state(), 's1')).toBe('f1');
    await story.until(moveRefused);
    expect(selectFolderOf(story.state(), 's1')).toBe('f2');
    await story.until(noticeShown);
    expect(story.all(noticeShown)[0]?.payload.values).toEqual({ detail: 'No' });

    server()
      .post(
        '/api/v1/statuses/s1/bookmark',
        (body: unknown) => !body || Object.keys(body).length < 1,
      )
      .reply(200, wireStatus({ id: 's1', bookmarked: true }));
    story.dispatch(moveRequested({ statusId: 's1', folderId: null }));
    await story.until(moveConfirmed);
    expect(selectFolderOf(story.state(), 's1')).toBeNull();
  });

  it('count as moved if the answer was lost, and the post lies there', async () => {
    const story = begin();
    server().post('/api/v1/statuses/s1/bookmark').replyWithError('lost');
    server()
      .get('/api/v1/statuses/s1')
      .reply(200, wireStatus({ id: 's1', pleroma: { bookmark_folder: 'f1' } }));
    story.dispatch(moveRequested({ statusId: 's1', folderId: 'f1' }));
    await story.until(moveConfirmed);
    expect(story.all(moveRefused)).toEqual([]);
  });

  it.each([
    ['a refusal', 403, { error: 'No' }],
    ['something unfinished', 501, ''],
    ['another shape', 200, { folders: [] }],
    ['nothing', 200, ''],
  ])('are missing in words for %s', async (_what, status, body) => {
    server().get(FOLDERS).times(9).reply(status, body);
    const story = begin();
    story.dispatch(foldersOpened());
    await story.until(requestFailed);
    expect(selectRequest(story.state(), FOLDERS_REQUEST).reason).not.toBeNull();
    expect(selectBookmarkFolders(story.state()).folders).toBeNull();
  });

  it('are those of this browser, if the server turns out to have none', async () => {
    server().get(FOLDERS).reply(404, { error: 'Not found' });
    const kept = { [LOCAL_FOLDERS_KEY]: { owner: 'u1', folders: [bread], places: [] } };
    const story = begin({ kept });
    story.dispatch(foldersOpened());
    await story.until(foldersReceived);
    expect(names(story)).toEqual(['Bread']);
    expect(selectCan(story.state(), 'bookmarkFolders')).toBe(false);
  });
});

describe.each(['akkoma', 'mastodon', 'gotosocial', 'unknown'] as const)(
  'folders of this browser, on %s',
  (family) => {
    it('are created with a bookmark in them, emptied and deleted; nothing is asked', async () => {
      const story = local({ family });
      story.dispatch(foldersOpened());
      await story.until(foldersReceived);
      story.dispatch(folderSaveRequested({ folderId: null, input, statusId: 's1' }));
      await story.until(moveConfirmed);
      const { id } = story.all(folderSaved)[0]!.payload.folder;
      expect(story.table.get(LOCAL_FOLDERS_KEY)).toEqual({
        owner: 'u1',
        folders: [{ ...input, id }],
        places: [{ statusId: 's1', folderId: id }],
      });
      story.dispatch(placeOpened({ statusId: 's1' }));
      await story.until(placeReceived);
      expect(selectFolderOf(story.state(), 's1')).toBe(id);
      story.dispatch(folderDeleteRequested({ folderId: id }));
      await story.until(folderDeleted);
      expect(story.table.get(LOCAL_FOLDERS_KEY)).toMatchObject({ folders: [], places: [] });
      expect(selectFolderOf(story.state(), 's1')).toBeNull();
    });
  },
);

describe('folders of this browser', () => {
  const places = ['s1', 's2', 's3', 's4'].map((statusId) => ({ statusId, folderId: 'f1' }));
  const kept = { [LOCAL_FOLDERS_KEY]: { owner: 'u1', folders: [bread], places } };

  it('show their posts: known ones at once, others asked for; what is gone leaves them', async () => {
    server()
      .get('/api/v1/statuses/s2')
      .reply(200, wireStatus({ id: 's2', bookmarked: true }));
    server().get('/api/v1/statuses/s3').reply(404, { error: 'Record not found' });
    server()
      .get('/api/v1/statuses/s4')
      .reply(200, wireStatus({ id: 's4', bookmarked: false }));
    const story = local({ kept });
    story.dispatch(foldersOpened());
    await story.until(foldersReceived);
    story.dispatch(folderPostsRequested({ folderId: 'f1', asked: 20 }));
    await story.until(folderPostsReceived);
    expect(selectBookmarkFolders(story.state()).shown?.ids).toEqual(['s1', 's2']);
    await story.until(requestEnded);
    await settled();
    expect(story.table.get(LOCAL_FOLDERS_KEY)).toMatchObject({ places: places.slice(0, 2) });
  });

  it('say that their posts did not come, and keep all of them', async () => {
    server().get('/api/v1/statuses/s2').reply(403, { error: 'Not now' });
    for (const id of ['s3', 's4']) {
      server()
        .get(`/api/v1/statuses/${id}`)
        .reply(200, wireStatus({ id, bookmarked: true }));
    }
    const story = local({ kept });
    story.dispatch(foldersOpened());
    await story.until(foldersReceived);
    story.dispatch(folderPostsRequested({ folderId: 'f1', asked: 20 }));
    await story.until(requestFailed);
    expect(selectBookmarkFolders(story.state()).shown?.ids).toBeNull();
    expect(story.table.get(LOCAL_FOLDERS_KEY)).toMatchObject({ places });
  });

  it('stay known for a post in none of them when they are read again', async () => {
    const story = local({ kept });
    story.dispatch(placeOpened({ statusId: 's9' }));
    await story.until(placeReceived);
    story.dispatch(foldersOpened());
    await settled();
    expect(selectFolderOf(story.state(), 's9')).toBeNull();
    expect(selectFolderOf(story.state(), 's1')).toBe('f1');
  });

  it('bookmark a post that is none yet', async () => {
    const story = local({ kept });
    story.dispatch(statusesKnown(wireStatus({ id: 's9', bookmarked: false })));
    server()
      .post('/api/v1/statuses/s9/bookmark')
      .reply(200, wireStatus({ id: 's9', bookmarked: true }));
    story.dispatch(moveRequested({ statusId: 's9', folderId: 'f1' }));
    await story.until(moveConfirmed);
    expect(selectFolderOf(story.state(), 's9')).toBe('f1');
  });

  it('tell if nothing can be kept, and leave with the account, not with a pause', async () => {
    const story = local({ kept });
    story.broken.broken = true;
    story.dispatch(moveRequested({ statusId: 's1', folderId: null }));
    await story.until(moveRefused);
    story.dispatch(placeOpened({ statusId: 's1' }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), placeRequest('s1')).reason).not.toBeNull();
    story.broken.broken = false;
    story.dispatch(loggedOut('pause'));
    await settled();
    expect(story.table.has(LOCAL_FOLDERS_KEY)).toBe(true);
    story.dispatch(loggedOut());
    await settled();
    expect(story.table.has(LOCAL_FOLDERS_KEY)).toBe(false);
  });
});
