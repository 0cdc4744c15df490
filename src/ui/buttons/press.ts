/**
 * The behaviour that all buttons share. A busy or disabled button stays focusable, so that focus is
 * not lost when it becomes busy and its title, which gives the reason, can be reached.
 */
import type { MouseEvent } from 'react';
import { tooltipProps, type TooltipProps } from '@/ui/popover/tooltipProps';

export interface Pressable {
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** Busy: announced as such, and presses are ignored. */
  busy?: boolean;
  /** The reason why it cannot be used now. While there is one, presses are ignored. */
  disabledReason?: string | null;
}

interface PressProps extends TooltipProps {
  'aria-busy'?: true;
  'aria-disabled'?: true;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

export function pressProps(
  { onPress, busy, disabledReason }: Pressable,
  hint?: string,
): PressProps {
  const resting = Boolean(busy ?? false) || Boolean(disabledReason);
  return {
    ...tooltipProps(disabledReason ?? hint),
    ...(busy ? { 'aria-busy': true } : {}),
    ...(resting ? { 'aria-disabled': true } : {}),
    onClick: (event) => {
      // Also prevents submitting a form: Enter in a field presses its submit button.
      if (resting) event.preventDefault();
      else onPress?.(event);
    },
  };
}
