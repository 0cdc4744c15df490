/** Labels, icons and commands of a card's menu entries; shared with the quick buttons. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import {
  isToggleMenuEntry,
  toggleOfMenuEntry,
  type StatusMenuEntry,
  type ToggleMenuEntry,
} from '@/domain/statuses/statusCommands';
import type { Status } from '@/domain/statuses/status';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectTranslation } from '@/selectors/statuses/translations';
import { statusCommandRequested } from '@/slices/statuses/statusCommands';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import {
  AboutIcon,
  BlockIcon,
  BookmarkIcon,
  CloseIcon,
  DeleteIcon,
  EditIcon,
  ExternalIcon,
  HashtagIcon,
  HistoryIcon,
  LinkIcon,
  MuteIcon,
  NotificationsIcon,
  PinIcon,
  QuoteIcon,
  RemoveBookmarkIcon,
  ReportIcon,
  TranslateIcon,
  UnpinIcon,
  type IconNode,
} from '@/ui/icons/icons';

type Wording = StatusMenuEntry | 'unmute' | 'unpin' | 'unbookmark' | 'original';

const words: Record<Wording, MessageDescriptor> = defineMessages({
  quote: { id: 'status.quote', defaultMessage: 'Quote' },
  quotes: { id: 'about.feature_quotes', defaultMessage: 'Quotes' },
  translate: { id: 'status.translate', defaultMessage: 'Translate' },
  original: { id: 'status.show_original', defaultMessage: 'Show original' },
  mute: { id: 'status.mute_conversation', defaultMessage: 'Mute conversation' },
  unmute: { id: 'status.unmute_conversation', defaultMessage: 'Unmute conversation' },
  pin: { id: 'status.pin', defaultMessage: 'Pin on profile' },
  unpin: { id: 'status.unpin', defaultMessage: 'Unpin from profile' },
  bookmark: { id: 'status.bookmark', defaultMessage: 'Bookmark' },
  unbookmark: { id: 'status.unbookmark', defaultMessage: 'Remove bookmark' },
  folder: { id: 'bookmarks.move', defaultMessage: 'Move to a folder' },
  edit: { id: 'status.edit', defaultMessage: 'Edit' },
  quotePolicy: { id: 'post_status.who_quotes', defaultMessage: 'Who can quote' },
  history: { id: 'status.status_history', defaultMessage: 'Edit history' },
  delete: { id: 'status.delete', defaultMessage: 'Delete' },
  redraft: { id: 'status.redraft', defaultMessage: 'Delete & redraft' },
  copyLink: { id: 'status.copy_link', defaultMessage: 'Copy link' },
  openOriginal: { id: 'status.external_source', defaultMessage: 'Open original' },
  report: { id: 'user_reporting.report', defaultMessage: 'Report' },
  crowd: { id: 'crowd.open', defaultMessage: 'Mute or block several people' },
  hashtags: { id: 'search.hashtags', defaultMessage: 'Hashtags' },
  whyShown: { id: 'status.why_shown', defaultMessage: 'Why am I seeing this?' },
  removeFromQuote: {
    id: 'status.remove_from_quote',
    defaultMessage: 'Remove my post from this quote',
  },
});

interface EntryStyle {
  word: Wording;
  icon: IconNode;
  tone?: 'danger';
}

const entryStyles: Record<StatusMenuEntry, EntryStyle> = {
  quote: { word: 'quote', icon: QuoteIcon },
  quotes: { word: 'quotes', icon: QuoteIcon },
  translate: { word: 'translate', icon: TranslateIcon },
  mute: { word: 'mute', icon: MuteIcon },
  pin: { word: 'pin', icon: PinIcon },
  bookmark: { word: 'bookmark', icon: BookmarkIcon },
  folder: { word: 'folder', icon: BookmarkIcon },
  edit: { word: 'edit', icon: EditIcon },
  quotePolicy: { word: 'quotePolicy', icon: QuoteIcon },
  history: { word: 'history', icon: HistoryIcon },
  delete: { word: 'delete', icon: DeleteIcon, tone: 'danger' },
  redraft: { word: 'redraft', icon: DeleteIcon, tone: 'danger' },
  copyLink: { word: 'copyLink', icon: LinkIcon },
  openOriginal: { word: 'openOriginal', icon: ExternalIcon },
  report: { word: 'report', icon: ReportIcon },
  crowd: { word: 'crowd', icon: BlockIcon },
  hashtags: { word: 'hashtags', icon: HashtagIcon },
  whyShown: { word: 'whyShown', icon: AboutIcon },
  removeFromQuote: { word: 'removeFromQuote', icon: CloseIcon, tone: 'danger' },
};

/** Labels and icons of toggles that are on. */
const activeEntryStyles: Record<ToggleMenuEntry, EntryStyle> = {
  mute: { word: 'unmute', icon: NotificationsIcon },
  pin: { word: 'unpin', icon: UnpinIcon },
  bookmark: { word: 'unbookmark', icon: RemoveBookmarkIcon },
};

interface StatusMenuCommand {
  text: string;
  icon: IconNode;
  tone?: 'danger';
  choose: () => unknown;
}

/** The label of an entry that is not toggled on. */
export const statusMenuLabel = (entry: StatusMenuEntry): MessageDescriptor =>
  words[entryStyles[entry].word];

/** Null for the entry that is a link. */
function actionOf(entry: StatusMenuEntry, status: Status, inThread: boolean): UnknownAction | null {
  const { id: statusId } = status;
  if (entry === 'openOriginal') return null;
  // Nothing is asked about these: the press shows even before the sagas are loaded.
  if (entry === 'bookmark' || entry === 'pin') {
    const toggle = toggleOfMenuEntry[entry];
    return statusToggleRequested({ statusId, toggle, wanted: !status[toggle] });
  }
  return statusCommandRequested({ statusId, command: entry, inThread });
}

/** An entry as it stands for this status, and what choosing it dispatches. */
export function statusMenuCommand(entry: StatusMenuEntry, status: Status, inThread: boolean) {
  const on = isToggleMenuEntry(entry) && status[toggleOfMenuEntry[entry]];
  const { word, ...look } = on ? activeEntryStyles[entry] : entryStyles[entry];
  return { ...look, label: words[word], action: actionOf(entry, status, inThread) };
}

/** `inThread`: the card is within its thread. */
export function useStatusMenuCommands(
  status: Status,
  inThread: boolean,
): (entry: StatusMenuEntry) => StatusMenuCommand {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isTranslated = useAppSelector((state) => selectTranslation(state, status.id)?.shown);
  return (entry) => {
    const { label, icon, tone, action } = statusMenuCommand(entry, status, inThread);
    const text = entry === 'translate' && isTranslated ? words.original : label;
    const choose = () => action && dispatch(action);
    return { text: intl.formatMessage(text), icon, choose, ...(tone ? { tone } : {}) };
  };
}
