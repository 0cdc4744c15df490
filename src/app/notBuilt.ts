/**
 * What has its place in the frame and is built by a later change. A test reads this list, so that
 * nothing on it is forgotten; a screen that is built leaves it.
 */
import type { RouteName } from '@/domain/routes';
import type { DialogKind } from '@/slices/dialogs';

export const notBuiltScreens = [
  'tag-timeline',
  'bookmarks',
  'remote-user-profile-acct',
  'remote-user-profile',
  'external-user-profile',
  'user-profile',
  'interactions',
  'dms',
  'registration',
  'registration-token',
  'password-reset',
  'friend-requests',
  'notifications',
  'shout-panel',
  'search',
  'who-to-follow',
  'about',
  'announcements',
  'lists',
  'lists-timeline',
  'lists-edit',
  'lists-new',
  'chat',
  'chats',
  'legacy-user-profile',
] as const satisfies readonly RouteName[];

export const notBuiltDialogs = [
  'mediaViewer',
  'settings',
  'updateNotice',
  'report',
  'editStatus',
  'statusHistory',
] as const satisfies readonly DialogKind[];

export type NotBuiltScreen = (typeof notBuiltScreens)[number];
