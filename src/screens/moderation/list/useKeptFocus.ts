/**
 * Keeps the focus in a list: when a row goes, or what had the focus in it, the row in its place takes
 * it. The row itself, as a second press of the same key would else act on somebody else.
 */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createFocusRestoration, followerOf } from '@/virtualList/focusRestoration';

/** `ids`: the children of the list, in their order. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const [focus] = useState(createFocusRestoration);
  const shown = useRef(ids);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    return focus.follow(element, (row) => shown.current[[...element.children].indexOf(row)]);
  }, [list, focus]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = ids;
    const lost = focus.lost();
    if (lost === null) return;
    const next = followerOf(lost, before, ids, (id) => ids.indexOf(id));
    const row = list.current?.children[ids.indexOf(next)];
    if (!(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus();
  });
}
