/** Keeps the last focused post for the latest fifty history entries only. */
import { rememberFocusedPost } from '@/app/shortcuts/focusedPost';
import { adjacentPost } from '@/app/shortcuts/postNavigation';

/** Renders four posts of 100 pixels; the first one begins above the viewport. */
function page() {
  const main = document.createElement('main');
  for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
    const post = Object.assign(document.createElement('article'), { tabIndex: -1 });
    post.dataset.statusId = id;
    const top = at * 100 - 20;
    post.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
    main.append(post);
  }
  document.body.replaceChildren(main);
}

const leave = (entry: string, id: string) => {
  document.querySelector<HTMLElement>(`[data-status-id="${id}"]`)?.focus();
  rememberFocusedPost(entry);
  (document.activeElement as HTMLElement).blur();
};

const nextAt = (entry: string) => adjacentPost(1, entry)?.dataset.statusId;

it('the shortcut to the next post starts from the last focused post in the latest fifty history entries', () => {
  page();
  leave('old', 'c');
  expect(nextAt('old')).toBe('d');
  for (let count = 1; count < 50; count += 1) leave(`entry ${String(count)}`, 'a');
  expect(nextAt('old')).toBe('d');
  leave('one more', 'a');
  // Without a remembered post: the first one that begins in the viewport.
  expect(nextAt('old')).toBe('b');
  expect(nextAt('one more')).toBe('b');
  leave('one more', 'b');
  expect(nextAt('one more')).toBe('c');
});
