/** Prefetches the settings when the pointer or the focus gets near a button that opens a dialog. */
import { useEffect } from 'react';
import { prefetchSettings } from '@/app/dialogs/settings/SettingsDialog';

export function PrefetchSettings() {
  useEffect(() => {
    const approached = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[aria-haspopup="dialog"]')) return;
      approached.abort();
      prefetchSettings();
    };
    const { signal } = approached;
    document.addEventListener('pointerover', look, { signal, passive: true });
    document.addEventListener('focusin', look, { signal });
    return () => approached.abort();
  }, []);
  return null;
}
