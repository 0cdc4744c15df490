/**
 * Listens for keyboard shortcuts on the whole page, unless they are switched off; the key of the
 * palette, which is no letter, always works. What the keys do is
 * loaded with the first one, or once the reader has done nothing for a while; keys that come before
 * that wait for it, those from before this listens among them.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { useOpenPalette } from '@/hooks/useOpenPalette';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { takeEarlyKeys } from './earlyKeys';
import { FIELDS } from './fields';
import { currentPost, rememberFocusedPost } from './focusedPost';
import { isPaletteKey } from './paletteKey';

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
  const openPalette = useOpenPalette();
  const hearPalette = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.isComposing || !isPaletteKey(event)) return false;
    event.preventDefault();
    if (!event.repeat) openPalette(currentPost()?.dataset.statusId);
    return true;
  });

  useEffect(() => {
    const earlier = takeEarlyKeys();
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (event: KeyboardEvent) => {
      if (hearPalette(event) || !singleKeyShortcuts) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
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
    // A field may have a use of its own for the key of the palette.
    const hearLater = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) hear(event);
    };
    document.addEventListener('keydown', hearLater, { signal });
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
