/** What each shortcut does: mostly what a press on the post's own button would. */
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { foldingOf, folded, unfolded } from '@/domain/cardText';
import { draftTarget, emptyDraft, NEW_POST } from '@/domain/draft';
import { withMention } from '@/domain/mentionName';
import { pathTo, profilePath, type RouteName } from '@/domain/routes';
import { entriesFor } from '@/domain/statusActions';
import type { Status } from '@/domain/status';
import { selectCardView } from '@/selectors/cardViews';
import { selectReading } from '@/selectors/reading';
import { selectCurrentUser } from '@/selectors/session';
import { selectActor } from '@/selectors/statusActions';
import { selectStatus } from '@/selectors/statuses';
import { selectFlushMarker, selectNewCount } from '@/selectors/timelines';
import { selectUser } from '@/selectors/users';
import type { TimelineKey } from '@/domain/timeline';
import { cardViewChanged } from '@/slices/cardViews';
import { conversationExpected } from '@/slices/conversations';
import { dialogOpened } from '@/slices/dialogs';
import { draftEdited } from '@/slices/drafts';
import type { RootState } from '@/slices/root';
import { markRequested } from '@/slices/statuses';
import { newStatusesShown, reloadRequested } from '@/slices/timelines';
import { currentPost, goTo, neighbour } from './articles';
import { shortcutOf, type ShortcutName } from './shortcuts';

export interface Tools {
  state: RootState;
  dispatch: Dispatch<UnknownAction>;
  /** To an address, or so many steps in the history. */
  go: (to: string | number) => void;
  /** Where we are in the history. */
  entry: string;
}

interface OnPost extends Tools {
  post: HTMLElement;
  status: Status;
}

/** Returns false where there was nothing to do it to: the key is then the browser's. */
type Doing = (tools: Tools) => boolean;

const step =
  (by: 1 | -1): Doing =>
  ({ entry }) => {
    const post = neighbour(by, entry);
    if (post) goTo(post);
    return post !== null;
  };

/** With the post that has the focus, if there is one. */
const onPost =
  (act: (on: OnPost) => unknown): Doing =>
  (tools) => {
    const post = currentPost();
    const status = post && selectStatus(tools.state, post.dataset.statusId ?? '');
    if (!post || !status) return false;
    act({ ...tools, post, status });
    return true;
  };

const press = (selector: string): Doing =>
  onPost(({ post }) => post.querySelector<HTMLElement>(selector)?.click());

const postForm = (dispatch: Tools['dispatch'], target = NEW_POST) =>
  dispatch(dialogOpened({ kind: 'postStatus', props: { target } }));

const mayDo = ({ status, state }: OnPost, entry: 'quote' | 'bookmark'): boolean =>
  entriesFor(status, selectActor(state)).includes(entry);

function fold({ status, post, state, dispatch }: OnPost): void {
  const focused = post.dataset.focused !== undefined;
  const { collapseMessageWithSubject: collapse } = selectReading(state);
  const { offers } = foldingOf(status, selectCardView(state, status.id), { collapse, focused });
  if (offers === 'nothing') return;
  const changes = offers === 'less' ? folded : unfolded;
  dispatch(cardViewChanged({ statusId: status.id, changes }));
}

/** Only what has a cover, or had one, can be hidden. */
function toggleMedia({ status, post, dispatch }: OnPost): boolean {
  const covered = post.querySelector('[data-cover]') !== null;
  if (!covered && !post.querySelector('[data-uncovered]')) return false;
  dispatch(cardViewChanged({ statusId: status.id, changes: { mediaShown: covered } }));
  return covered;
}

function openConversation({ status, go, dispatch }: OnPost): void {
  dispatch(conversationExpected({ statusId: status.id }));
  go(pathTo('conversation', { id: status.id }));
}

function openMedia(on: OnPost): void {
  if (toggleCover(on)) return;
  const { post, status, dispatch } = on;
  if (!post.querySelector('[data-open]')) return;
  dispatch(dialogOpened({ kind: 'mediaViewer', props: { statusId: status.id, index: 0 } }));
}

/** What is covered is uncovered before it is opened. */
const toggleCover = (on: OnPost): boolean =>
  on.post.querySelector('[data-cover]') !== null && toggleMedia(on);

/** What was typed already stays in front of the name. */
function mention({ status, state, dispatch }: OnPost): void {
  const author = selectUser(state, status.userId);
  if (!author) return;
  const { text } = state.drafts[NEW_POST] ?? emptyDraft;
  const written = withMention(text, author.screenName);
  if (written !== text) dispatch(draftEdited({ target: NEW_POST, change: { text: written } }));
  postForm(dispatch);
}

const showNew: Doing = ({ state, dispatch }) => {
  const waiting = document.querySelector<HTMLElement>('main [data-waiting]');
  const key = waiting?.dataset.waiting as TimelineKey | undefined;
  if (key === undefined) return false;
  const reload = selectFlushMarker(state, key);
  if (!reload && selectNewCount(state, key) === 0) return false;
  dispatch((reload ? reloadRequested : newStatusesShown)({ key }));
  window.scrollTo({ top: 0 });
  return true;
};

const toTop: Doing = () => {
  window.scrollTo({ top: 0 });
  // The post that had the focus goes from the page.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  return true;
};

const leave: Doing = () => {
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

function pathOfPlace(route: RouteName, state: RootState): string {
  const user = selectCurrentUser(state);
  if (route === 'user-profile' && user) {
    return profilePath(user, selectReading(state).restrictedNicknames);
  }
  return pathTo(route, { username: user?.screenName ?? '' });
}

const goToPlace =
  (name: ShortcutName): Doing =>
  ({ state, go }) => {
    const { route } = shortcutOf(name);
    if (route) go(pathOfPlace(route, state));
    return route !== undefined;
  };

const places = [
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

type Place = (typeof places)[number];

export const doings: Record<ShortcutName, Doing> = {
  ...(Object.fromEntries(places.map((name) => [name, goToPlace(name)])) as Record<Place, Doing>),
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
    on.dispatch(markRequested({ statusId, mark: 'bookmarked', wanted: !bookmarked }));
  }),
  fold: onPost(fold),
  media: onPost(toggleMedia),
  openMedia: onPost(openMedia),
  author: onPost(({ status, state, go }) => {
    const author = selectUser(state, status.userId);
    if (author) go(profilePath(author, selectReading(state).restrictedNicknames));
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
