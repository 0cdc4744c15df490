/**
 * Prefetches what opens over the page, and the settings, when somebody is about to press a button
 * that opens a dialog; and the form for posts where the button opens that.
 */
import { useEffect } from 'react';
import { prefetchComposer } from '@/app/deferred/DeferredComposer';
import { PostStatusDialog, prefetchDrawers, prefetchLayers } from '@/app/deferred/layers';
import { useAppSelector } from '@/hooks/store';
import { selectUserToken } from '@/selectors/session/session';
import { onApproach } from './onApproach';

const loadSettingsDialog = () =>
  import(/* webpackChunkName: "dialogs" */ '@/app/dialogs/settings/SettingsDialog');

const DIALOG = '[aria-haspopup="dialog"]';
/** Drawers say it, and small things in posts do; dialogs cover their button. */
const EXPANDS = '[aria-expanded]';
const POST = 'article';
const NEW_POST = `[data-primary]${DIALOG}`;
const REPLY = '[data-glyph="reply"]';

export function PrefetchLayers() {
  const writes = useAppSelector((state) => selectUserToken(state) !== null);
  useEffect(() => {
    const watching = new AbortController();
    onApproach((target) => {
      const button = target.closest(`${DIALOG}, ${REPLY}`);
      if (!button) return;
      if (writes && button.matches(`${NEW_POST}, ${REPLY}`)) prefetchComposer();
      if (button.matches(NEW_POST)) PostStatusDialog.prefetch();
      if (!button.matches(DIALOG) || button.matches(NEW_POST)) return;
      if (button.matches(EXPANDS)) {
        if (button.closest(POST) === null) prefetchDrawers();
        return;
      }
      prefetchLayers();
      loadSettingsDialog().then(
        ({ prefetchSettings }) => prefetchSettings(),
        () => undefined,
      );
    }, watching.signal);
    return () => watching.abort();
  }, [writes]);
  return null;
}
