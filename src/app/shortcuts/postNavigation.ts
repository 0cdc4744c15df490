/** Finds the next and previous post on the page for keyboard navigation, and focuses one. */
import { currentPost, lastFocusedId, POSTS } from './focusedPost';

/** Pixels kept free between a focused post and the edge of the window. */
const MARGIN = 8;

const main = (): HTMLElement | null => document.querySelector('main');

/** The lower edge of the sticky header. */
function headBottom(): number {
  const heads = [...document.querySelectorAll('[role="banner"], body header:not(article header)')];
  const bottoms = heads.flatMap((head) => {
    const { top, bottom } = head.getBoundingClientRect();
    const stays = ['sticky', 'fixed'].includes(getComputedStyle(head).position);
    return stays && top < window.innerHeight / 3 ? bottom : [];
  });
  return Math.max(0, ...bottoms);
}

/** The height of the bottom bar of phones. */
const footHeight = (): number =>
  document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0;

/** After Back the focus is on the title, so the last focused post of this entry counts instead. */
function lastFocusedPost(entry: string): HTMLElement | null {
  const id = lastFocusedId(entry);
  if (id === undefined) return null;
  const posts = [...(main()?.querySelectorAll<HTMLElement>(POSTS) ?? [])];
  const isInSight = (post: HTMLElement) => {
    const { top, bottom } = edgesOf(post);
    return bottom > headBottom() && top < window.innerHeight;
  };
  return posts.find((post) => post.dataset.statusId === id && isInSight(post)) ?? null;
}

/** Returns the neighbour of the current post, or the first post that begins in sight. */
export function adjacentPost(step: 1 | -1, entry: string): HTMLElement | null {
  const current = currentPost() ?? lastFocusedPost(entry);
  const around = current?.closest<HTMLElement>('main, [role="complementary"], aside') ?? main();
  const posts = [...(around?.querySelectorAll<HTMLElement>(POSTS) ?? [])];
  if (current) return posts[posts.indexOf(current) + step] ?? null;
  const head = headBottom();
  const edges = posts.map((post) => ({ post, ...edgesOf(post) }));
  const begins = edges.find(({ top }) => top >= head - MARGIN);
  return (begins ?? edges.find(({ bottom }) => bottom > head))?.post ?? null;
}

const edgesOf = (post: HTMLElement) => {
  const { top, bottom } = post.getBoundingClientRect();
  return { top, bottom };
};

/** Scrolls as little as possible; a post higher than the window shows its beginning. */
export function focusPost(post: HTMLElement): void {
  post.focus({ preventScroll: true });
  if (!main()?.contains(post)) {
    post.scrollIntoView({ block: 'nearest' });
    return;
  }
  const { top, bottom } = edgesOf(post);
  const from = headBottom() + MARGIN;
  const to = window.innerHeight - footHeight() - MARGIN;
  if (top < from || bottom - top > to - from) window.scrollBy({ top: top - from });
  else if (bottom > to) window.scrollBy({ top: bottom - to });
}
