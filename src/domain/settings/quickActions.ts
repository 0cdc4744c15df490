/** The buttons that a status card can have, by their names in the preferences. */
import { defaultActions } from './preferences';
import type { StatusMenuEntry } from '@/domain/statuses/statusCommands';

/** Menu entries that can be added as buttons. */
export const extraActions = [
  'quote',
  'bookmark',
  'mute',
  'pin',
  'edit',
  'delete',
  'copyLink',
  'report',
] as const satisfies readonly StatusMenuEntry[];

export const quickActions: readonly string[] = [...defaultActions, ...extraActions];
