/** Maps each kind of dialog to its component. These are in one chunk, loaded on first use. */
import { useAppDispatch } from '@/hooks/store';
import { dialogClosed, type DialogEntry } from '@/slices/engine/dialogs';
import { AvatarDialog } from './people/AvatarDialog';
import { BugReportDialog } from '@/testing/screens/recording/BugReportDialog';
import { ConfirmDelete } from './statuses/ConfirmDelete';
import { ConfirmFollowRequest } from './people/ConfirmFollowRequest';
import { ConfirmLogout } from './session/ConfirmLogout';
import { ActAsDialog } from './statuses/ActAsDialog';
import { ConfirmLogoutOfAll } from './session/ConfirmLogoutOfAll';
import { ConfirmMessageDelete } from './talk/ConfirmMessageDelete';
import { ConfirmMuteConversation } from './statuses/ConfirmMuteConversation';
import { ConfirmPerson } from './people/ConfirmPerson';
import { ConfirmRedraft } from './composer/ConfirmRedraft';
import { ConfirmRemoveFromQuote } from './statuses/ConfirmRemoveFromQuote';
import { ConfirmRepeat } from './statuses/ConfirmRepeat';
import { ConfirmScheduledDelete } from './composer/ConfirmScheduledDelete';
import { BookmarkFoldersDialog } from './statuses/BookmarkFoldersDialog';
import { BulkActionsDialog } from './admin/BulkActionsDialog';
import { DraftsDialog } from './composer/DraftsDialog';
import { EditStatusDialog } from './composer/EditStatusDialog';
import { FileDetailsDialog } from './composer/FileDetailsDialog';
import { HashtagsDialog } from './statuses/HashtagsDialog';
import { HighlightDialog } from './people/HighlightDialog';
import { MediaViewerDialog } from './statuses/MediaViewerDialog';
import { MutePersonDialog } from './people/MutePersonDialog';
import { PersonListsDialog } from './people/PersonListsDialog';
import { PersonNoteDialog } from './people/PersonNoteDialog';
import { QuotePolicyDialog } from './statuses/QuotePolicyDialog';
import { QuotesDialog } from './statuses/QuotesDialog';
import { ReportDialog } from './people/ReportDialog';
import { SaveFlowDialog } from '@/testing/screens/recording/SaveFlowDialog';
import { ScheduledPostsDialog } from './composer/ScheduledPostsDialog';
import { SettingsDialog } from './settings/SettingsDialog';
import { ShortcutsDialog } from './settings/ShortcutsDialog';
import { StatusHistoryDialog } from './statuses/StatusHistoryDialog';
import { UpdateDialog } from './session/UpdateDialog';
import { WhyShownDialog } from './statuses/WhyShownDialog';

interface Props {
  /** The palette, and the form for posts, are loaded by themselves. */
  entry: Exclude<DialogEntry, { kind: 'palette' | 'postStatus' }>;
  /** Position in the stack, from 1. */
  level: number;
}

export function OpenDialog({ entry, level }: Props) {
  const dispatch = useAppDispatch();
  const frame = { level, onClose: () => dispatch(dialogClosed({ kind: entry.kind })) };
  switch (entry.kind) {
    case 'confirmLogout':
      return <ConfirmLogout {...frame} />;
    case 'confirmLogoutOfAll':
      return <ConfirmLogoutOfAll {...frame} />;
    case 'actAs':
      return <ActAsDialog {...frame} {...entry.props} />;
    case 'confirmRepeat':
      return <ConfirmRepeat {...frame} {...entry.props} />;
    case 'confirmDelete':
      return <ConfirmDelete {...frame} {...entry.props} />;
    case 'confirmMessageDelete':
      return <ConfirmMessageDelete {...frame} {...entry.props} />;
    case 'confirmRedraft':
      return <ConfirmRedraft {...frame} {...entry.props} />;
    case 'bookmarkFolders':
      return <BookmarkFoldersDialog {...frame} {...entry.props} />;
    case 'quotes':
      return <QuotesDialog {...frame} {...entry.props} />;
    case 'quotePolicy':
      return <QuotePolicyDialog {...frame} {...entry.props} />;
    case 'confirmRemoveFromQuote':
      return <ConfirmRemoveFromQuote {...frame} {...entry.props} />;
    case 'confirmMuteConversation':
      return <ConfirmMuteConversation {...frame} {...entry.props} />;
    case 'confirmPerson':
      return <ConfirmPerson {...frame} {...entry.props} />;
    case 'confirmFollowRequest':
      return <ConfirmFollowRequest {...frame} {...entry.props} />;
    case 'crowd':
      return <BulkActionsDialog {...frame} statusId={null} {...entry.props} />;
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
    case 'fileDetails':
      return <FileDetailsDialog {...frame} {...entry.props} />;
    case 'statusHistory':
      return <StatusHistoryDialog {...frame} {...entry.props} />;
    case 'settings':
      return <SettingsDialog {...frame} {...entry.props} />;
    case 'hashtags':
      return <HashtagsDialog {...frame} {...entry.props} />;
    case 'whyShown':
      return <WhyShownDialog {...frame} {...entry.props} />;
    case 'scheduledPosts':
      return <ScheduledPostsDialog {...frame} />;
    case 'confirmScheduledDelete':
      return <ConfirmScheduledDelete {...frame} {...entry.props} />;
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
