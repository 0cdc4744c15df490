/** Gives each kind of dialog its frame. All of them come in one file, when one is first wanted. */
import { useAppDispatch } from '@/hooks/store';
import { dialogClosed, type DialogEntry } from '@/slices/dialogs';
import { AvatarDialog } from './AvatarDialog';
import { BugReportDialog } from './BugReportDialog';
import { ConfirmDelete } from './ConfirmDelete';
import { ConfirmLogout } from './ConfirmLogout';
import { ConfirmMessageDelete } from './ConfirmMessageDelete';
import { ConfirmMuteConversation } from './ConfirmMuteConversation';
import { ConfirmPerson } from './ConfirmPerson';
import { ConfirmRedraft } from './ConfirmRedraft';
import { ConfirmRepeat } from './ConfirmRepeat';
import { CrowdDialog } from './CrowdDialog';
import { DraftsDialog } from './DraftsDialog';
import { EditStatusDialog } from './EditStatusDialog';
import { HighlightDialog } from './HighlightDialog';
import { MediaViewerDialog } from './MediaViewerDialog';
import { MutePersonDialog } from './MutePersonDialog';
import { PersonListsDialog } from './PersonListsDialog';
import { PersonNoteDialog } from './PersonNoteDialog';
import { PostStatusDialog } from './PostStatusDialog';
import { ReportDialog } from './ReportDialog';
import { SaveFlowDialog } from './SaveFlowDialog';
import { SettingsDialog } from './SettingsDialog';
import { ShortcutsDialog } from './ShortcutsDialog';
import { StatusHistoryDialog } from './StatusHistoryDialog';
import { UpdateDialog } from './UpdateDialog';
import { WhyShownDialog } from './WhyShownDialog';

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
    case 'confirmRepeat':
      return <ConfirmRepeat {...frame} {...entry.props} />;
    case 'confirmDelete':
      return <ConfirmDelete {...frame} {...entry.props} />;
    case 'confirmMessageDelete':
      return <ConfirmMessageDelete {...frame} {...entry.props} />;
    case 'confirmRedraft':
      return <ConfirmRedraft {...frame} {...entry.props} />;
    case 'confirmMuteConversation':
      return <ConfirmMuteConversation {...frame} {...entry.props} />;
    case 'confirmPerson':
      return <ConfirmPerson {...frame} {...entry.props} />;
    case 'crowd':
      return <CrowdDialog {...frame} statusId={null} {...entry.props} />;
    case 'mutePerson':
      return <MutePersonDialog {...frame} {...entry.props} />;
    case 'personLists':
      return <PersonListsDialog {...frame} {...entry.props} />;
    case 'personNote':
      return <PersonNoteDialog {...frame} {...entry.props} />;
    case 'highlight':
      return <HighlightDialog {...frame} {...entry.props} />;
    case 'editStatus':
      return <EditStatusDialog {...frame} {...entry.props} />;
    case 'statusHistory':
      return <StatusHistoryDialog {...frame} {...entry.props} />;
    case 'postStatus':
      return <PostStatusDialog {...frame} {...entry.props} />;
    case 'settings':
      return <SettingsDialog {...frame} {...entry.props} />;
    case 'whyShown':
      return <WhyShownDialog {...frame} {...entry.props} />;
    case 'drafts':
      return <DraftsDialog {...frame} />;
    case 'saveFlow':
      return <SaveFlowDialog {...frame} />;
    case 'bugReport':
      return <BugReportDialog {...frame} />;
    case 'shortcuts':
      return <ShortcutsDialog {...frame} />;
    case 'avatar':
      return <AvatarDialog {...frame} {...entry.props} />;
    case 'mediaViewer':
      return <MediaViewerDialog {...frame} {...entry.props} />;
    case 'report':
      return <ReportDialog {...frame} {...entry.props} />;
    case 'updateNotice':
      return <UpdateDialog {...frame} {...entry.props} />;
  }
}
