/** The actions on a pin: labels, and the resulting edits of the list of pins. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Pin } from '@/domain/session/navigation';
import type { ListEdit } from '@/domain/settings/preferences';

export type PinAction = 'up' | 'down' | 'unpin' | 'pin';

export const pinActions: Record<PinAction, MessageDescriptor> = defineMessages({
  up: { id: 'nav.pin_move_up', defaultMessage: 'Move {entry} up' },
  down: { id: 'nav.pin_move_down', defaultMessage: 'Move {entry} down' },
  unpin: { id: 'nav.pin_remove', defaultMessage: 'Unpin {entry}' },
  pin: { id: 'nav.pin_add', defaultMessage: 'Pin {entry}' },
});

/**
 * `pins` are all of them, `shown` those available to this user. Moving a pin skips hidden ones.
 * Null if it cannot be moved.
 */
export function pinEdit(
  action: PinAction,
  value: Pin,
  pins: readonly Pin[],
  shown: readonly Pin[],
): ListEdit | null {
  if (action === 'pin') return { operation: 'add', value };
  if (action === 'unpin') return { operation: 'remove', value };
  const neighbour = shown[shown.indexOf(value) + (action === 'up' ? -1 : 1)];
  if (neighbour === undefined) return null;
  const movement = pins.indexOf(neighbour) - pins.indexOf(value);
  return { operation: 'move', value, movement };
}
