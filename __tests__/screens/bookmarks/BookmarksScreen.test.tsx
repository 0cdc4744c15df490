/** Bookmarks with their folders: all of them, those of a server's folder, and of this browser's. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FOLDERS_REQUEST, folderRequest } from '@/domain/timelines/bookmarkFolders';
import { noEntities } from '@/domain/engine/entities';
import BookmarksScreen from '@/screens/bookmarks/BookmarksScreen';
import { dialogOpened } from '@/slices/engine/dialogs';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import {
  folderPostsReceived,
  folderPostsRequested,
  foldersOpened,
  foldersReceived,
} from '@/slices/statuses/bookmarkFolders';
import { timelineOpened } from '@/slices/timelines/timelines';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const bread = { id: 'f1', name: 'Bread', emoji: '🍞', emojiUrl: null };

const shown = (path = '/bookmarks', onServer = true) =>
  renderInStore(<BookmarksScreen />, {
    path,
    before: [
      instanceConfigured({ instance: { bookmarkFoldersAvailable: onServer } }),
      signedIn(),
      statusesKnown(wireStatus({ id: 's1', content: 'Rye bread' })),
    ],
  });

describe('the bookmarks', () => {
  it('lead to their folders, which can be changed', async () => {
    const { dispatch, dispatched } = shown();
    expect(dispatched).toContainEqual(foldersOpened());
    expect(dispatched).toContainEqual(timelineOpened({ key: 'bookmarks' }));
    act(() => void dispatch(foldersReceived({ folders: [bread] })));
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: '🍞 Bread' })).toHaveAttribute(
      'href',
      '/bookmarks?folder=f1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Bookmark folders' }));
    expect(dispatched).toContainEqual(
      dialogOpened({ kind: 'bookmarkFolders', props: { statusId: null } }),
    );
  });

  it('offer a first folder, and say if the folders did not come', async () => {
    const { dispatch, dispatched } = shown();
    act(
      () => void dispatch(requestFailed({ key: FOLDERS_REQUEST, reason: 'No', httpStatus: 403 })),
    );
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load this part");
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(dispatched).toContainEqual(foldersOpened());
    act(() => void dispatch(foldersReceived({ folders: [] })));
    expect(screen.getByRole('button', { name: 'New folder' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'All' })).toBeNull();
  });

  it('of a folder of the server are a timeline of their own', () => {
    const { dispatch, dispatched } = shown('/bookmarks?folder=f1');
    act(() => void dispatch(foldersReceived({ folders: [bread] })));
    expect(dispatched).toContainEqual(timelineOpened({ key: 'bookmarks:f1' }));
    expect(screen.getByRole('feed', { name: 'Bread' })).toBeVisible();
  });

  it('of a folder that is gone are all of them', () => {
    const { dispatch, dispatched } = shown('/bookmarks?folder=f9');
    act(() => void dispatch(foldersReceived({ folders: [bread] })));
    expect(dispatched).toContainEqual(timelineOpened({ key: 'bookmarks' }));
  });

  it('of a folder of this browser are its posts, or words about why not', async () => {
    const { dispatch, dispatched } = shown('/bookmarks?folder=f1', false);
    const places = [{ statusId: 's1', folderId: 'f1' }];
    act(() => void dispatch(foldersReceived({ folders: [bread], places })));
    const asked = folderPostsRequested({ folderId: 'f1', asked: 20 });
    expect(dispatched).toContainEqual(asked);
    act(
      () =>
        void dispatch(requestFailed({ key: folderRequest('f1'), reason: 'No', httpStatus: 403 })),
    );
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(asked);
    const entities = noEntities();
    act(() => void dispatch(folderPostsReceived({ folderId: 'f1', ids: ['s1'], entities })));
    expect(screen.getByRole('feed', { name: 'Bread' })).toHaveTextContent('Rye bread');
    act(() => void dispatch(folderPostsReceived({ folderId: 'f1', ids: [], entities })));
    expect(screen.getByText(/^Nothing here yet/)).toBeVisible();
  });
});
