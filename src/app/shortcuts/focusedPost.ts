/**
 * Remembers the post that had the focus, for each history entry: from the beginning, although the
 * code of shortcuts comes with the first key.
 */
import { keepLatest } from '@/lib/keepLatest';

/** Excludes posts that are shown within another, such as quotes. */
export const POSTS = 'article[data-status-id]:not([data-aside])';

/** The post that is focused or contains the focus. */
export const currentPost = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>(POSTS) ?? null;

/** The post that was focused last, by history entry. */
const lastPosts = new Map<string, string>();

/** Older history entries are forgotten: there, navigation starts at the first post in sight. */
const MOST_ENTRIES = 50;

export function rememberFocusedPost(entry: string): void {
  const id = currentPost()?.dataset.statusId;
  if (id !== undefined) keepLatest(lastPosts, entry, id, MOST_ENTRIES);
}

export const lastFocusedId = (entry: string): string | undefined => lastPosts.get(entry);
