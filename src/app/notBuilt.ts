/**
 * What has its place in the frame and is built by a later change. A test reads this list, so that
 * nothing on it is forgotten; a screen that is built leaves it.
 */
import type { RouteName } from '@/domain/routes';
import type { DialogKind } from '@/slices/dialogs';

export const notBuiltScreens = ['shout-panel'] as const satisfies readonly RouteName[];

export const notBuiltDialogs = [
  'settings',
  'updateNotice',
] as const satisfies readonly DialogKind[];

export type NotBuiltScreen = (typeof notBuiltScreens)[number];
