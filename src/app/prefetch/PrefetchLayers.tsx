/**
 * Prefetches what opens over the page, and the settings, when the pointer or the focus gets near a
 * button that opens a dialog.
 */
import { useEffect } from 'react';
import { prefetchLayers } from '@/app/deferred/layers';

const loadSettingsDialog = () =>
  import(/* webpackChunkName: "dialogs" */ '@/app/dialogs/settings/SettingsDialog');

export function PrefetchLayers() {
  useEffect(() => {
    const approached = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[aria-haspopup="dialog"]')) return;
      approached.abort();
      prefetchLayers();
      loadSettingsDialog().then(
        ({ prefetchSettings }) => prefetchSettings(),
        () => undefined,
      );
    };
    const { signal } = approached;
    document.addEventListener('pointerover', look, { signal, passive: true });
    document.addEventListener('focusin', look, { signal });
    return () => approached.abort();
  }, []);
  return null;
}
