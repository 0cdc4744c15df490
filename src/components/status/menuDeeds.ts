/** What each entry of a card's menu is called, looks like and does; quick buttons do the same. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { isSwitch, switchedBy, type MenuEntry, type Switch } from '@/domain/statusActions';
import { draftTarget } from '@/domain/draft';
import type { Status } from '@/domain/status';
import { useAppDispatch } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { dialogOpened, type DialogEntry } from '@/slices/dialogs';
import { editRequested, redraftRequested } from '@/slices/rewriting';
import { deleteRequested, linkCopyRequested } from '@/slices/statusActions';
import { markRequested } from '@/slices/statuses';
import {
  AboutIcon,
  BlockIcon,
  BookmarkIcon,
  DeleteIcon,
  EditIcon,
  ExternalIcon,
  HistoryIcon,
  LinkIcon,
  MuteIcon,
  NotificationsIcon,
  PinIcon,
  QuoteIcon,
  RemoveBookmarkIcon,
  ReportIcon,
  UnpinIcon,
  type Icon,
} from '@/ui/icons';

type Wording = MenuEntry | 'unmute' | 'unpin' | 'unbookmark';

const words: Record<Wording, MessageDescriptor> = defineMessages({
  quote: { id: 'status.quote', defaultMessage: 'Quote' },
  mute: { id: 'status.mute_conversation', defaultMessage: 'Mute conversation' },
  unmute: { id: 'status.unmute_conversation', defaultMessage: 'Unmute conversation' },
  pin: { id: 'status.pin', defaultMessage: 'Pin on profile' },
  unpin: { id: 'status.unpin', defaultMessage: 'Unpin from profile' },
  bookmark: { id: 'status.bookmark', defaultMessage: 'Bookmark' },
  unbookmark: { id: 'status.unbookmark', defaultMessage: 'Remove bookmark' },
  edit: { id: 'status.edit', defaultMessage: 'Edit' },
  history: { id: 'status.status_history', defaultMessage: 'Edit history' },
  delete: { id: 'status.delete', defaultMessage: 'Delete' },
  redraft: { id: 'status.redraft', defaultMessage: 'Take back and rewrite' },
  copyLink: { id: 'status.copy_link', defaultMessage: 'Copy link' },
  openOriginal: { id: 'status.external_source', defaultMessage: 'Open original' },
  report: { id: 'user_reporting.report', defaultMessage: 'Report' },
  crowd: { id: 'crowd.open', defaultMessage: 'Mute or block several people' },
  whyShown: { id: 'status.why_shown', defaultMessage: 'Why am I seeing this?' },
});

interface Look {
  word: Wording;
  icon: Icon;
  tone?: 'danger';
}

const looks: Record<MenuEntry, Look> = {
  quote: { word: 'quote', icon: QuoteIcon },
  mute: { word: 'mute', icon: MuteIcon },
  pin: { word: 'pin', icon: PinIcon },
  bookmark: { word: 'bookmark', icon: BookmarkIcon },
  edit: { word: 'edit', icon: EditIcon },
  history: { word: 'history', icon: HistoryIcon },
  delete: { word: 'delete', icon: DeleteIcon, tone: 'danger' },
  redraft: { word: 'redraft', icon: DeleteIcon, tone: 'danger' },
  copyLink: { word: 'copyLink', icon: LinkIcon },
  openOriginal: { word: 'openOriginal', icon: ExternalIcon },
  report: { word: 'report', icon: ReportIcon },
  crowd: { word: 'crowd', icon: BlockIcon },
  whyShown: { word: 'whyShown', icon: AboutIcon },
};

/** How a switch looks that is on. */
const back: Record<Switch, Look> = {
  mute: { word: 'unmute', icon: NotificationsIcon },
  pin: { word: 'unpin', icon: UnpinIcon },
  bookmark: { word: 'unbookmark', icon: RemoveBookmarkIcon },
};

interface MenuDeed {
  text: string;
  icon: Icon;
  tone?: 'danger';
  choose: () => unknown;
}

/** The words as they are said of something that is not switched on. */
export const menuWords = (entry: MenuEntry): MessageDescriptor => words[looks[entry].word];

/** `inThread`: it stands within its conversation. */
export function useMenuDeeds(status: Status, inThread: boolean): (entry: MenuEntry) => MenuDeed {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { modalOnDelete, modalOnMuteConversation } = useReading();
  const { id: statusId, userId } = status;

  const open = (entry: DialogEntry) => dispatch(dialogOpened(entry));
  const doings: Record<Exclude<MenuEntry, Switch | 'openOriginal'>, () => unknown> = {
    quote: () => open({ kind: 'postStatus', props: { target: draftTarget('quote', statusId) } }),
    edit: () => dispatch(editRequested({ statusId })),
    history: () => open({ kind: 'statusHistory', props: { statusId } }),
    delete: () =>
      modalOnDelete
        ? open({ kind: 'confirmDelete', props: { statusId } })
        : dispatch(deleteRequested({ statusId })),
    redraft: () =>
      modalOnDelete
        ? open({ kind: 'confirmRedraft', props: { statusId } })
        : dispatch(redraftRequested({ statusId })),
    copyLink: () => dispatch(linkCopyRequested({ statusId })),
    report: () => open({ kind: 'report', props: { userId, preTickedIds: [statusId] } }),
    crowd: () =>
      open({ kind: 'crowd', props: { statusId, ...(inThread ? { source: 'thread' } : {}) } }),
    whyShown: () => open({ kind: 'whyShown', props: { statusId } }),
  };
  const turn = (entry: Switch, wanted: boolean) =>
    entry === 'mute' && wanted && modalOnMuteConversation
      ? open({ kind: 'confirmMuteConversation', props: { statusId } })
      : dispatch(markRequested({ statusId, mark: switchedBy[entry], wanted }));
  return (entry) => {
    const on = isSwitch(entry) && status[switchedBy[entry]];
    const { word, icon, tone } = on ? back[entry] : looks[entry];
    const choose = isSwitch(entry)
      ? () => turn(entry, !on)
      : // A link of its own; there is nothing to do.
        entry === 'openOriginal'
        ? () => undefined
        : doings[entry];
    return { text: intl.formatMessage(words[word]), icon, choose, ...(tone ? { tone } : {}) };
  };
}
