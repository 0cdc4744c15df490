/** The posts on the page, as far as keys go from one to the next: which there are, and which is meant. */

import { keepLatest } from '@/lib/keepLatest';

/** Not those that are looked at within another, as quotes are. */
const POSTS = 'article[data-status-id]:not([data-aside])';

/** Room that is left between a post and the edge it is brought to, in pixels. */
const MARGIN = 8;

/** The one that has the focus, or holds what has it. */
export const currentPost = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(POSTS) ?? null;

const main = (): HTMLElement | null => document.querySelector('main');

/** How far down what stays at the top covers the page. */
function headBottom(): number {
  const heads = [...document.querySelectorAll('[role="banner"], body header:not(article header)')];
  const bottoms = heads.flatMap((head) => {
    const { top, bottom } = head.getBoundingClientRect();
    const stays = ['sticky', 'fixed'].includes(getComputedStyle(head).position);
    return stays && top < window.innerHeight / 3 ? bottom : [];
  });
  return Math.max(0, ...bottoms);
}

/** The post that last had the focus, by the entry of the history where it was. */
const lastPosts = new Map<string, string>();

/** Who goes back further than this begins at what is in sight. */
const MOST_ENTRIES = 50;

export function rememberFocusedPost(entry: string): void {
  const id = currentPost()?.dataset.statusId;
  if (id !== undefined) keepLatest(lastPosts, entry, id, MOST_ENTRIES);
}

/** After Back the focus is on the title, and the reader's eyes are where they were. */
function lastFocusedPost(entry: string): HTMLElement | null {
  const id = lastPosts.get(entry);
  if (id === undefined) return null;
  const posts = [...(main()?.querySelectorAll<HTMLElement>(POSTS) ?? [])];
  const isInSight = (post: HTMLElement) => {
    const { top, bottom } = edgesOf(post);
    return bottom > headBottom() && top < window.innerHeight;
  };
  return posts.find((post) => post.dataset.statusId === id && isInSight(post)) ?? null;
}

/** The post to go to: the neighbour of the current one, or the first that begins in sight. */
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

/** As little as needed; a post that is higher than the window shows its beginning. */
export function focusPost(post: HTMLElement): void {
  post.focus({ preventScroll: true });
  if (!main()?.contains(post)) {
    post.scrollIntoView({ block: 'nearest' });
    return;
  }
  const { top, bottom } = edgesOf(post);
  const from = headBottom() + MARGIN;
  const to = window.innerHeight - MARGIN;
  if (top < from || bottom - top > to - from) window.scrollBy({ top: top - from });
  else if (bottom > to) window.scrollBy({ top: bottom - to });
}
