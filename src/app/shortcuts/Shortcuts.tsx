/**
 * Listens for keyboard shortcuts on the whole page, unless they are switched off. What the keys do is
 * loaded with the first one, or once the reader has done nothing for a while; keys that come before
 * that wait for it, those from before this listens among them.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { takeEarlyKeys } from './earlyKeys';
import { FIELDS } from './fields';
import { rememberFocusedPost } from './focusedPost';

export const ShortcutKeys = deferredComponent(
  async () => (await import(/* webpackChunkName: "shortcuts" */ './ShortcutKeys')).ShortcutKeys,
  { onDemand: true },
);

/**
 * Browsers search the page with some of these; and a field that a command has focused meanwhile would
 * get the letter.
 */
const isLetter = (key: string): boolean => key.length === 1 && key !== ' ';

export function Shortcuts() {
  const { singleKeyShortcuts } = useDisplayPreferences();
  const { key: entry } = useLocation();
  const [used, setUsed] = useState(false);
  const early = useRef<KeyboardEvent[]>([]);
  const hearRef = useRef<((event: KeyboardEvent) => void) | null>(null);

  const remember = useEffectEvent(() => rememberFocusedPost(entry));

  useEffect(() => {
    const earlier = takeEarlyKeys();
    if (!singleKeyShortcuts) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // Ignores a lone Shift and input method composition.
      if (event.isComposing || event.key === 'Shift') return;
      const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (hearRef.current) {
        hearRef.current(event);
        return;
      }
      if (typing && event.key !== 'Escape') return;
      if (!typing && isLetter(event.key)) event.preventDefault();
      early.current.push(event);
      setUsed(true);
    };
    earlier.forEach(hear);
    document.addEventListener('keydown', hear, { signal });
    document.addEventListener('focusin', () => remember(), { signal });
    return () => listening.abort();
  }, [singleKeyShortcuts]);

  if (!singleKeyShortcuts || !used) return null;
  // The next key tries again.
  const onFailed = () => {
    early.current = [];
    setUsed(false);
  };
  return <ShortcutKeys early={early} hearRef={hearRef} onFailed={onFailed} />;
}
