/** Actions on the post that had the focus: those of its keys and of its menu. */
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  selectOfferedShortcuts,
  shortcutOf,
  type HeardShortcut,
} from '@/components/engine/shortcuts/shortcuts';
import { shortcutTexts } from '@/components/engine/shortcuts/shortcutTexts';
import { statusMenuCommand } from '@/components/statuses/actions/useStatusMenuCommands';
import { statusMenuEntriesFor } from '@/domain/statuses/statusCommands';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRoute } from '@/selectors/session/interface';
import { selectActor, selectQuotesReader } from '@/selectors/statuses/statusCommands';
import { selectStatus } from '@/selectors/statuses/statuses';
import {
  ConversationIcon,
  FavouriteIcon,
  MediaIcon,
  MentionIcon,
  RepeatIcon,
  ReplyIcon,
  ShowIcon,
  UserIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { shortcutCommands } from '@/app/shortcuts/shortcutCommands';
import { paletteEntry, textsOf, type PaletteEntry } from './paletteEntry';

/** In order. The menu has the others, with the words for what they undo. */
const icons: Partial<Record<HeardShortcut, IconNode>> = {
  reply: ReplyIcon,
  favourite: FavouriteIcon,
  repeat: RepeatIcon,
  open: ConversationIcon,
  author: UserIcon,
  mention: MentionIcon,
  fold: ShowIcon,
  media: MediaIcon,
  openMedia: MediaIcon,
};
const keys = Object.keys(icons) as HeardShortcut[];
const ofMedia: readonly HeardShortcut[] = ['media', 'openMedia'];

export function usePostEntries(statusId: string | null): PaletteEntry[] {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key: entry } = useLocation();
  const offered = useAppSelector(selectOfferedShortcuts);
  const actor = useAppSelector(selectActor);
  const inThread = useAppSelector((state) => selectRoute(state).name === 'conversation');
  const status = useAppSelector((state) =>
    statusId === null ? undefined : selectStatus(state, statusId),
  );
  const quotesReader = useAppSelector((state) =>
    status ? selectQuotesReader(state, status) : false,
  );
  if (!status) return [];
  const go = (to: string | number) => {
    if (typeof to === 'number') void navigate(to);
    else void navigate(to);
  };
  const named = (id: string, label: MessageDescriptor, rest: Partial<PaletteEntry>) => {
    const [name = '', ...english] = textsOf(intl, [label]);
    return paletteEntry({ id: `post ${id}`, group: 'post', name, ...rest }, english);
  };
  const pressed = keys
    .filter((name) => offered.includes(name) && shortcutOf(name).group === 'post')
    .filter((name) => status.media.length > 0 || !ofMedia.includes(name))
    .map((name) =>
      named(name, shortcutTexts[name], {
        icon: icons[name] ?? ConversationIcon,
        run: () => shortcutCommands[name]({ dispatch, go, entry, key: '' }),
      }),
    );
  const chosen = statusMenuEntriesFor({ ...status, quotesReader }, actor, inThread).map((each) => {
    const { label, icon, tone, action } = statusMenuCommand(each, status, inThread);
    return named(each, label, {
      icon,
      ...(tone ? { tone } : {}),
      ...(action ? { run: () => dispatch(action) } : { href: status.url ?? '' }),
    });
  });
  return [...pressed, ...chosen];
}
