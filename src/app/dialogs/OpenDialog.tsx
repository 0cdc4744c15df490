/** Gives each kind of dialog its frame. All of them come in one file, when one is first wanted. */
import { useAppDispatch } from '@/hooks/store';
import { dialogClosed, type DialogEntry } from '@/slices/dialogs';
import { ConfirmLogout } from './ConfirmLogout';
import { NotBuiltDialog } from './NotBuiltDialog';
import { PostStatusDialog } from './PostStatusDialog';
import { SettingsDialog } from './SettingsDialog';

interface Props {
  entry: DialogEntry;
  /** Place in the stack, from 1. */
  level: number;
}

export function OpenDialog({ entry, level }: Props) {
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
