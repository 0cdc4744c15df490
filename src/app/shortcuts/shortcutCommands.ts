/** The command behind each shortcut: usually the same as pressing the post's own button. */
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { pathTo } from '@/domain/session/routes';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { accountNumberPressed } from '@/slices/session/accounts';
import { statusCommandRequested } from '@/slices/statuses/statusCommands';
import { threadPrefetchRequested } from '@/slices/statuses/threadContexts';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  authorKeyPressed,
  foldKeyPressed,
  mentionKeyPressed,
  routeKeyPressed,
  showNewKeyPressed,
} from '@/slices/engine/shortcuts';
import { FIELDS } from './fields';
import { currentPost } from './focusedPost';
import { focusPost, adjacentPost } from './postNavigation';
import {
  shortcutOf,
  type HeardShortcut,
  type ShortcutName,
} from '@/components/engine/shortcuts/shortcuts';

interface CommandContext {
  dispatch: Dispatch<UnknownAction>;
  /** Navigates to an address, or by a number of steps in the history. */
  go: (to: string | number) => void;
  /** The key of the current history entry. */
  entry: string;
  /** The pressed key, the last one of a sequence. */
  key: string;
}

interface PostCommandContext extends CommandContext {
  post: HTMLElement;
  statusId: string;
}

/** Returns false if there was nothing to act on: the key is then left to the browser. */
type ShortcutCommand = (tools: CommandContext) => boolean;

const step =
  (by: 1 | -1): ShortcutCommand =>
  ({ entry }) => {
    const post = adjacentPost(by, entry);
    if (post) focusPost(post);
    return post !== null;
  };

/** Runs the command on the focused post, if there is one. */
const onPost =
  (act: (on: PostCommandContext) => unknown): ShortcutCommand =>
  (tools) => {
    const post = currentPost();
    const statusId = post?.dataset.statusId;
    if (!post || statusId === undefined) return false;
    act({ ...tools, post, statusId });
    return true;
  };

const press = (selector: string): ShortcutCommand =>
  onPost(({ post }) => post.querySelector<HTMLElement>(selector)?.click());

/** Only media that is or was covered can be hidden. */
function toggleMedia({ statusId, post, dispatch }: PostCommandContext): boolean {
  const covered = post.querySelector('[data-cover]') !== null;
  if (!covered && !post.querySelector('[data-uncovered]')) return false;
  dispatch(cardViewChanged({ statusId, changes: { mediaShown: covered } }));
  return covered;
}

function openConversation({ statusId, go, dispatch }: PostCommandContext): void {
  dispatch(threadPrefetchRequested({ statusId }));
  go(pathTo('conversation', { id: statusId }));
}

function openMedia(on: PostCommandContext): void {
  if (toggleCover(on)) return;
  const { post, statusId, dispatch } = on;
  if (!post.querySelector('[data-open]')) return;
  dispatch(dialogOpened({ kind: 'mediaViewer', props: { statusId, index: 0 } }));
}

/** Uncovers media before it can be opened. */
const toggleCover = (on: PostCommandContext): boolean =>
  on.post.querySelector('[data-cover]') !== null && toggleMedia(on);

const showNew: ShortcutCommand = ({ dispatch }) => {
  // There only while something is waiting.
  const waiting = document.querySelector<HTMLElement>('main [data-waiting]');
  const key = waiting?.dataset.waiting as TimelineKey | undefined;
  if (key === undefined) return false;
  dispatch(showNewKeyPressed({ key }));
  window.scrollTo({ top: 0 });
  return true;
};

const toTop: ShortcutCommand = () => {
  window.scrollTo({ top: 0 });
  // The focused post is about to leave the page.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  return true;
};

/** Presses the newest offer, which is the last one. */
const pressUndo: ShortcutCommand = () => {
  const offer = [...document.querySelectorAll<HTMLElement>('[data-undo] button')].at(-1);
  offer?.click();
  return offer !== undefined;
};

const leave: ShortcutCommand = () => {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches(FIELDS)) return false;
  const around = field.closest<HTMLElement>('article[data-status-id]');
  if (around) around.focus({ preventScroll: true });
  else field.blur();
  return true;
};

const goToRoute =
  (name: ShortcutName): ShortcutCommand =>
  ({ dispatch }) => {
    const { route } = shortcutOf(name);
    if (route) dispatch(routeKeyPressed({ route }));
    return route !== undefined;
  };

const routeShortcuts = [
  'home',
  'notifications',
  'local',
  'known',
  'direct',
  'bookmarks',
  'profile',
  'chats',
  'announcements',
] as const;

type RouteShortcut = (typeof routeShortcuts)[number];

export const shortcutCommands: Record<HeardShortcut, ShortcutCommand> = {
  ...(Object.fromEntries(routeShortcuts.map((name) => [name, goToRoute(name)])) as Record<
    RouteShortcut,
    ShortcutCommand
  >),
  next: step(1),
  previous: step(-1),
  showNew,
  top: toTop,
  open: onPost(openConversation),
  reply: press('button[data-glyph="reply"]'),
  favourite: press('button[data-glyph="favourite"]'),
  repeat: press('button[data-glyph="repeat"]'),
  quote: onPost(({ statusId, dispatch }) =>
    dispatch(statusCommandRequested({ statusId, command: 'quote' })),
  ),
  bookmark: onPost(({ statusId, dispatch }) =>
    dispatch(statusCommandRequested({ statusId, command: 'bookmark' })),
  ),
  folder: onPost(({ statusId, dispatch }) =>
    dispatch(statusCommandRequested({ statusId, command: 'folder' })),
  ),
  fold: onPost(({ statusId, post, dispatch }) =>
    dispatch(foldKeyPressed({ statusId, focused: post.dataset.focused !== undefined })),
  ),
  media: onPost(toggleMedia),
  openMedia: onPost(openMedia),
  translate: onPost(({ statusId, dispatch }) =>
    dispatch(statusCommandRequested({ statusId, command: 'translate' })),
  ),
  author: onPost(({ statusId, dispatch }) => dispatch(authorKeyPressed({ statusId }))),
  mention: onPost(({ statusId, dispatch }) => dispatch(mentionKeyPressed({ statusId }))),
  newPost: ({ dispatch }) => {
    dispatch(dialogOpened({ kind: 'postStatus', props: null }));
    return true;
  },
  search: () => {
    const field = document.querySelector<HTMLElement>('[role="search"] input[type="search"]');
    field?.focus();
    return field !== null;
  },
  undo: pressUndo,
  back: ({ go }) => {
    go(-1);
    return true;
  },
  leave,
  help: ({ dispatch }) => {
    dispatch(dialogOpened({ kind: 'shortcuts', props: null }));
    return true;
  },
  account: ({ dispatch, key }) => {
    dispatch(accountNumberPressed({ number: Number(key) }));
    return true;
  },
  settings: ({ dispatch }) => {
    const props = { mode: 'user' as const, tab: null, minimized: false };
    dispatch(dialogOpened({ kind: 'settings', props }));
    return true;
  },
};
