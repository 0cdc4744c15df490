/** A start without anything remembered: no stored state, no theme of one's own, no kept files. */

/** With this in the address. */
export const SAFE_START = 'safe';

/** The same place, started safely. */
export function safely({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(SAFE_START, '1');
  return `${pathname}?${query.toString()}`;
}
