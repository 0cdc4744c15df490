/**
 * Prefetches what opens over the page, and the settings, when somebody is about to press a button
 * that opens a dialog.
 */
import { useEffect } from 'react';
import { prefetchLayers } from '@/app/deferred/layers';
import { onApproach } from './onApproach';

const loadSettingsDialog = () =>
  import(/* webpackChunkName: "dialogs" */ '@/app/dialogs/settings/SettingsDialog');

export function PrefetchLayers() {
  useEffect(() => {
    const watching = new AbortController();
    onApproach((target) => {
      if (!target.closest('[aria-haspopup="dialog"]')) return;
      watching.abort();
      prefetchLayers();
      loadSettingsDialog().then(
        ({ prefetchSettings }) => prefetchSettings(),
        () => undefined,
      );
    }, watching.signal);
    return () => watching.abort();
  }, []);
  return null;
}
