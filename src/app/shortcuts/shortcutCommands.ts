/** The command behind each shortcut: usually the same as pressing the post's own button. */
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { textCollapseOf, collapsedFlags, expandedFlags } from '@/domain/statuses/textCollapse';
import { draftTarget, emptyDraft, NEW_POST } from '@/domain/composer/draft';
import { withMention } from '@/domain/composer/mentionName';
import { pathTo, profilePath, type RouteName } from '@/domain/session/routes';
import { statusMenuEntriesFor } from '@/domain/statuses/statusCommands';
import type { Status } from '@/domain/statuses/status';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { selectDisplayPreferences } from '@/selectors/settings/displayPreferences';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectActor } from '@/selectors/statuses/statusCommands';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectFlushMarker, selectNewCount } from '@/selectors/timelines/timelines';
import { selectUser } from '@/selectors/people/users';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { threadPrefetchRequested } from '@/slices/statuses/threadContexts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited } from '@/slices/composer/drafts';
import type { RootState } from '@/slices/root';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { newStatusesShown, timelineReloadRequested } from '@/slices/timelines/timelines';
import { currentPost, focusPost, adjacentPost } from './postNavigation';
import { shortcutOf, type ShortcutName } from './shortcuts';

interface CommandContext {
  state: RootState;
  dispatch: Dispatch<UnknownAction>;
  /** Navigates to an address, or by a number of steps in the history. */
  go: (to: string | number) => void;
  /** The key of the current history entry. */
  entry: string;
}

interface PostCommandContext extends CommandContext {
  post: HTMLElement;
  status: Status;
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
    const status = post && selectStatus(tools.state, post.dataset.statusId ?? '');
    if (!post || !status) return false;
    act({ ...tools, post, status });
    return true;
  };

const press = (selector: string): ShortcutCommand =>
  onPost(({ post }) => post.querySelector<HTMLElement>(selector)?.click());

const postForm = (dispatch: CommandContext['dispatch'], target = NEW_POST) =>
  dispatch(dialogOpened({ kind: 'postStatus', props: { target } }));

const mayDo = ({ status, state }: PostCommandContext, entry: 'quote' | 'bookmark'): boolean =>
  statusMenuEntriesFor(status, selectActor(state)).includes(entry);

function fold({ status, post, state, dispatch }: PostCommandContext): void {
  const focused = post.dataset.focused !== undefined;
  const { collapseMessageWithSubject: collapse } = selectDisplayPreferences(state);
  const { offers } = textCollapseOf(status, selectCardView(state, status.id), {
    collapse,
    focused,
  });
  if (offers === 'nothing') return;
  const changes = offers === 'less' ? collapsedFlags : expandedFlags;
  dispatch(cardViewChanged({ statusId: status.id, changes }));
}

/** Only media that is or was covered can be hidden. */
function toggleMedia({ status, post, dispatch }: PostCommandContext): boolean {
  const covered = post.querySelector('[data-cover]') !== null;
  if (!covered && !post.querySelector('[data-uncovered]')) return false;
  dispatch(cardViewChanged({ statusId: status.id, changes: { mediaShown: covered } }));
  return covered;
}

function openConversation({ status, go, dispatch }: PostCommandContext): void {
  dispatch(threadPrefetchRequested({ statusId: status.id }));
  go(pathTo('conversation', { id: status.id }));
}

function openMedia(on: PostCommandContext): void {
  if (toggleCover(on)) return;
  const { post, status, dispatch } = on;
  if (!post.querySelector('[data-open]')) return;
  dispatch(dialogOpened({ kind: 'mediaViewer', props: { statusId: status.id, index: 0 } }));
}

/** Uncovers media before it can be opened. */
const toggleCover = (on: PostCommandContext): boolean =>
  on.post.querySelector('[data-cover]') !== null && toggleMedia(on);

/** Keeps an existing draft text in front of the mention. */
function mention({ status, state, dispatch }: PostCommandContext): void {
  const author = selectUser(state, status.userId);
  if (!author) return;
  const { text } = state.drafts[NEW_POST] ?? emptyDraft;
  const written = withMention(text, author.screenName);
  if (written !== text) dispatch(draftEdited({ target: NEW_POST, change: { text: written } }));
  postForm(dispatch);
}

const showNew: ShortcutCommand = ({ state, dispatch }) => {
  const waiting = document.querySelector<HTMLElement>('main [data-waiting]');
  const key = waiting?.dataset.waiting as TimelineKey | undefined;
  if (key === undefined) return false;
  const reload = selectFlushMarker(state, key);
  if (!reload && selectNewCount(state, key) === 0) return false;
  dispatch((reload ? timelineReloadRequested : newStatusesShown)({ key }));
  window.scrollTo({ top: 0 });
  return true;
};

const toTop: ShortcutCommand = () => {
  window.scrollTo({ top: 0 });
  // The focused post is about to leave the page.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  return true;
};

const leave: ShortcutCommand = () => {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches(FIELDS)) return false;
  const around = field.closest<HTMLElement>('article[data-status-id]');
  if (around) around.focus({ preventScroll: true });
  else field.blur();
  return true;
};

export const FIELDS = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
].join();

function pathOfRoute(route: RouteName, state: RootState): string {
  const user = selectCurrentUser(state);
  if (route === 'user-profile' && user) {
    return profilePath(user, selectDisplayPreferences(state).restrictedNicknames);
  }
  return pathTo(route, { username: user?.screenName ?? '' });
}

const goToRoute =
  (name: ShortcutName): ShortcutCommand =>
  ({ state, go }) => {
    const { route } = shortcutOf(name);
    if (route) go(pathOfRoute(route, state));
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

export const shortcutCommands: Record<ShortcutName, ShortcutCommand> = {
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
  quote: onPost((on) => {
    if (mayDo(on, 'quote')) postForm(on.dispatch, draftTarget('quote', on.status.id));
  }),
  bookmark: onPost((on) => {
    const { id: statusId, bookmarked } = on.status;
    if (!mayDo(on, 'bookmark')) return;
    on.dispatch(statusToggleRequested({ statusId, toggle: 'bookmarked', wanted: !bookmarked }));
  }),
  fold: onPost(fold),
  media: onPost(toggleMedia),
  openMedia: onPost(openMedia),
  author: onPost(({ status, state, go }) => {
    const author = selectUser(state, status.userId);
    if (author) go(profilePath(author, selectDisplayPreferences(state).restrictedNicknames));
  }),
  mention: onPost(mention),
  newPost: ({ dispatch }) => {
    postForm(dispatch);
    return true;
  },
  search: () => {
    const field = document.querySelector<HTMLElement>('[role="search"] input[type="search"]');
    field?.focus();
    return field !== null;
  },
  back: ({ go }) => {
    go(-1);
    return true;
  },
  leave,
  help: ({ dispatch }) => {
    dispatch(dialogOpened({ kind: 'shortcuts', props: null }));
    return true;
  },
  settings: ({ dispatch }) => {
    const props = { mode: 'user' as const, tab: null, minimized: false };
    dispatch(dialogOpened({ kind: 'settings', props }));
    return true;
  },
};
