/**
 * Keyboard shortcuts whose effect depends on the state: they say only what was pressed on what, and
 * the saga decides. Focus and scrolling stay with the page.
 */
import { createAction } from '@reduxjs/toolkit';
import type { RouteName } from '@/domain/session/routes';
import type { TimelineKey } from '@/domain/timelines/timeline';

/** `focused`: the post is the one that its thread is about. */
export const foldKeyPressed = createAction<{ statusId: string; focused: boolean }>(
  'shortcuts/foldKeyPressed',
);
export const authorKeyPressed = createAction<{ statusId: string }>('shortcuts/authorKeyPressed');
export const mentionKeyPressed = createAction<{ statusId: string }>('shortcuts/mentionKeyPressed');
export const routeKeyPressed = createAction<{ route: RouteName }>('shortcuts/routeKeyPressed');
export const showNewKeyPressed = createAction<{ key: TimelineKey }>('shortcuts/showNewKeyPressed');
