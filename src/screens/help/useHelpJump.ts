/** Goes to the entry that the address names, such as one chosen in the palette. */
import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { readPart } from '@/domain/session/routes';

export function useHelpJump(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = readPart(hash.slice(1));
    const entries = [...(page.current?.querySelectorAll<HTMLElement>('[data-help]') ?? [])];
    const entry = id === '' ? undefined : entries.find(({ dataset }) => dataset.help === id);
    if (!entry) return;
    entry.tabIndex = -1;
    // Missing in tests without a browser.
    entry.scrollIntoView?.({ block: 'center' });
    entry.focus({ preventScroll: true });
  }, [page, hash, key]);
}
