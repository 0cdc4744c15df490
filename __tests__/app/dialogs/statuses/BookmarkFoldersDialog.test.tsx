/** The dialog of bookmark folders: choosing one for a post, making, renaming and deleting them. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookmarkFoldersDialog } from '@/app/dialogs/statuses/BookmarkFoldersDialog';
import { folderSaving, placeRequest } from '@/domain/timelines/bookmarkFolders';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import {
  folderDeleteRequested,
  folderSaved,
  folderSaveRequested,
  foldersReceived,
  moveRequested,
  placeOpened,
  placeReceived,
} from '@/slices/statuses/bookmarkFolders';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const bread = { id: 'f1', name: 'Bread', emoji: '🍞', emojiUrl: null };

function shown(statusId: string | null, onServer = true, folders = [bread]) {
  return renderInStore(
    <BookmarkFoldersDialog statusId={statusId} level={1} onClose={() => undefined} />,
    {
      before: [
        instanceConfigured({ instance: { bookmarkFoldersAvailable: onServer } }),
        signedIn(),
        foldersReceived({ folders }),
      ],
    },
  );
}

describe('the folder of a bookmark', () => {
  it('is chosen among all, or none', async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = shown('s1');
    expect(dispatched).toContainEqual(placeOpened({ statusId: 's1' }));
    expect(screen.queryByRole('radio')).toBeNull();
    act(() => void dispatch(placeReceived({ statusId: 's1', folderId: null })));
    const dialog = screen.getByRole('dialog', { name: 'Move to a folder' });
    expect(within(dialog).getByRole('radio', { name: 'No folder' })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: '🍞 Bread' }));
    expect(dispatched).toContainEqual(moveRequested({ statusId: 's1', folderId: 'f1' }));
    expect(within(dialog).getByRole('radio', { name: '🍞 Bread' })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: 'No folder' }));
    expect(dispatched).toContainEqual(moveRequested({ statusId: 's1', folderId: null }));
  });

  it('may be a new one', async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = shown('s1');
    act(() => void dispatch(placeReceived({ statusId: 's1', folderId: null })));
    await user.type(screen.getByRole('textbox', { name: 'New folder' }), ' Soup {Enter}');
    expect(dispatched).toContainEqual(
      folderSaveRequested({
        folderId: null,
        input: { name: 'Soup', emoji: null, emojiUrl: null },
        statusId: 's1',
      }),
    );
  });

  it('says if it is not known, and asks again', async () => {
    const { dispatch, dispatched } = shown('s1');
    const failed = requestFailed({ key: placeRequest('s1'), reason: 'Down', httpStatus: 503 });
    act(() => void dispatch(failed));
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(placeOpened({ statusId: 's1' }));
  });
});

describe('the folders', () => {
  it('begin with the name of the first one', () => {
    shown(null, true, []);
    expect(screen.getByRole('textbox', { name: 'New folder' })).toHaveFocus();
  });

  it('are renamed in their row, which gives the focus back', async () => {
    const user = userEvent.setup();
    const { dispatch, dispatched } = shown(null);
    await user.click(screen.getByRole('button', { name: 'Edit folder Bread' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveFocus();
    await user.type(field, ' and rye{Enter}');
    const input = { name: 'Bread and rye', emoji: '🍞', emojiUrl: null };
    expect(dispatched).toContainEqual(folderSaveRequested({ folderId: 'f1', input }));
    act(() => void dispatch(folderSaved({ folder: { id: 'f1', ...input } })));
    expect(screen.getByRole('button', { name: 'Edit folder Bread and rye' })).toHaveFocus();
  });

  it('keep what was typed until the server has it', async () => {
    const user = userEvent.setup();
    const { dispatch } = shown(null);
    const field = screen.getByRole('textbox', { name: 'New folder' });
    await user.type(field, 'Soup');
    act(() => void dispatch(requestStarted({ key: folderSaving(null) })));
    act(
      () =>
        void dispatch(requestFailed({ key: folderSaving(null), reason: 'No', httpStatus: 422 })),
    );
    expect(field).toHaveValue('Soup');
    await user.clear(field);
    expect(screen.getAllByRole('button', { name: 'Save' })[0]).toHaveAccessibleDescription(
      'Enter a name',
    );
    act(() => void dispatch(requestEnded({ key: folderSaving(null) })));
  });

  it('are deleted after a question that says what stays', async () => {
    const user = userEvent.setup();
    const { dispatched } = shown(null);
    await user.click(screen.getByRole('button', { name: 'Delete folder Bread' }));
    const asked = screen.getByRole('alertdialog', { name: 'Delete the folder “Bread”?' });
    expect(asked).toHaveAccessibleDescription('Its posts stay bookmarked.');
    await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    expect(dispatched).toContainEqual(folderDeleteRequested({ folderId: 'f1' }));
  });

  it('of this browser say so', () => {
    const visit = shown(null, false);
    expect(screen.getByText(/^This server has no bookmark folders/)).toBeVisible();
    visit.unmount();
    shown(null);
    expect(screen.queryByText(/^This server has no bookmark folders/)).toBeNull();
  });
});
