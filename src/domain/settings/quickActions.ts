/** What a card can have as a button, by the names that the preferences keep. */
import { defaultActions } from './preferences';
import type { StatusMenuEntry } from '@/domain/statuses/statusCommands';

/** Entries of the menu that may stand beside the usual buttons. */
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

export type ExtraAction = (typeof extraActions)[number];

export const quickActions: readonly string[] = [...defaultActions, ...extraActions];
