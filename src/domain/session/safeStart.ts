/** Safe start: ignores all stored state, the reader's own theme, and cached files. */

/** The query parameter that enables it. */
export const SAFE_START = 'safe';

/** Returns the same address with a safe start. */
export function safely({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(SAFE_START, '1');
  return `${pathname}?${query.toString()}`;
}
