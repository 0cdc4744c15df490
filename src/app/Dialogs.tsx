/**
 * The stack of open dialogs, the lowest first. The store says what is open; here each kind gets its
 * frame. Those about editing exist only where the server can edit.
 */
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectInstance } from '@/selectors/config';
import { dialogClosed, type DialogEntry, type DialogKind } from '@/slices/dialogs';
import { ConfirmLogout } from './dialogs/ConfirmLogout';
import { NotBuiltDialog } from './dialogs/NotBuiltDialog';
import { PostStatusDialog } from './dialogs/PostStatusDialog';
import { SettingsDialog } from './dialogs/SettingsDialog';

const forEditing: readonly DialogKind[] = ['editStatus', 'statusHistory'];

export function Dialogs() {
  const entries = useAppSelector((state) => state.dialogs);
  const { editingAvailable } = useAppSelector(selectInstance);
  return entries
    .filter(({ kind }) => editingAvailable || !forEditing.includes(kind))
    .map((entry, at) => <OpenDialog key={entry.kind} entry={entry} level={at + 1} />);
}

function OpenDialog({ entry, level }: { entry: DialogEntry; level: number }) {
  const dispatch = useAppDispatch();
  const frame = { level, onClose: () => dispatch(dialogClosed({ kind: entry.kind })) };
  switch (entry.kind) {
    case 'confirmLogout':
      return <ConfirmLogout {...frame} />;
    case 'postStatus':
      return <PostStatusDialog {...frame} />;
    case 'settings':
      return <SettingsDialog {...frame} {...entry.props} />;
    case 'mediaViewer':
    case 'updateNotice':
    case 'report':
    case 'editStatus':
    case 'statusHistory':
      return <NotBuiltDialog {...frame} kind={entry.kind} />;
  }
}
