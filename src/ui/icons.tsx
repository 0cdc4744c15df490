/**
 * The one icon set, under names that say what an icon means here. Each is its own module of the
 * set, so a chunk carries only the icons that it shows. They take the size of the text around
 * them and its colour, and are hidden from screen readers: the name is the button's business.
 */
import type { ComponentType, SVGProps } from 'react';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export { default as AboutIcon } from 'lucide-react/icons/info';
export { default as AddIcon } from 'lucide-react/icons/plus';
export { default as AddUserIcon } from 'lucide-react/icons/user-plus';
export { default as AdminIcon } from 'lucide-react/icons/gauge';
export { default as AnnouncementsIcon } from 'lucide-react/icons/megaphone';
export { default as BackIcon } from 'lucide-react/icons/arrow-left';
export { default as BookmarkIcon } from 'lucide-react/icons/bookmark';
export { default as BotIcon } from 'lucide-react/icons/bot';
export { default as ChatsIcon } from 'lucide-react/icons/messages-square';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
export { default as ChevronEndIcon } from 'lucide-react/icons/chevron-right';
export { default as ChevronUpIcon } from 'lucide-react/icons/chevron-up';
export { default as CloseIcon } from 'lucide-react/icons/x';
export { default as ConversationIcon } from 'lucide-react/icons/messages-square';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as DeleteIcon } from 'lucide-react/icons/trash-2';
export { default as DirectIcon } from 'lucide-react/icons/mail';
export { default as EditIcon } from 'lucide-react/icons/pencil';
export { default as EmojiIcon } from 'lucide-react/icons/smile';
export { default as ErrorIcon } from 'lucide-react/icons/circle-alert';
export { default as ExternalIcon } from 'lucide-react/icons/external-link';
export { default as FavouriteIcon } from 'lucide-react/icons/star';
export { default as FederationIcon } from 'lucide-react/icons/globe';
export { default as FileIcon } from 'lucide-react/icons/file';
export { default as FilterIcon } from 'lucide-react/icons/list-filter';
export { default as FollowersOnlyIcon } from 'lucide-react/icons/lock';
export { default as FollowRequestsIcon } from 'lucide-react/icons/user-round-plus';
export { default as HideIcon } from 'lucide-react/icons/eye-off';
export { default as HomeIcon } from 'lucide-react/icons/house';
export { default as InteractionsIcon } from 'lucide-react/icons/at-sign';
export { default as LinkIcon } from 'lucide-react/icons/link';
export { default as ListIcon } from 'lucide-react/icons/list';
export { default as LocalIcon } from 'lucide-react/icons/users';
export { default as LoginIcon } from 'lucide-react/icons/log-in';
export { default as LogoutIcon } from 'lucide-react/icons/log-out';
export { default as MediaIcon } from 'lucide-react/icons/image';
export { default as MenuIcon } from 'lucide-react/icons/menu';
export { default as MinimizeIcon } from 'lucide-react/icons/minus';
export { default as MoreIcon } from 'lucide-react/icons/ellipsis';
export { default as MuteIcon } from 'lucide-react/icons/bell-off';
export { default as NewPostIcon } from 'lucide-react/icons/square-pen';
export { default as NotificationsIcon } from 'lucide-react/icons/bell';
export { default as PinIcon } from 'lucide-react/icons/pin';
export { default as PollIcon } from 'lucide-react/icons/chart-bar-big';
export { default as PublicIcon } from 'lucide-react/icons/globe';
export { default as QuoteIcon } from 'lucide-react/icons/quote';
export { default as ReactIcon } from 'lucide-react/icons/smile-plus';
export { default as RefreshIcon } from 'lucide-react/icons/refresh-cw';
export { default as RepeatIcon } from 'lucide-react/icons/repeat-2';
export { default as ReplyIcon } from 'lucide-react/icons/reply';
export { default as ReportIcon } from 'lucide-react/icons/flag';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as SendIcon } from 'lucide-react/icons/send';
export { default as SettingsIcon } from 'lucide-react/icons/settings';
export { default as ShoutboxIcon } from 'lucide-react/icons/message-circle-more';
export { default as ShowIcon } from 'lucide-react/icons/eye';
export { default as SuccessIcon } from 'lucide-react/icons/circle-check';
export { default as UnlistedIcon } from 'lucide-react/icons/lock-open';
export { default as UnpinIcon } from 'lucide-react/icons/pin-off';
export { default as UploadIcon } from 'lucide-react/icons/paperclip';
export { default as UserIcon } from 'lucide-react/icons/user-round';
export { default as WarningIcon } from 'lucide-react/icons/triangle-alert';
export { default as WhoToFollowIcon } from 'lucide-react/icons/user-round-search';
