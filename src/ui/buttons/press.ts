/**
 * What every button does alike. A button that is busy or cannot be used stays focusable, so that
 * focus is not lost when it goes to work and so that its title, which says why, can be reached.
 */
import type { MouseEvent } from 'react';
import { tooltipProps, type TooltipProps } from '@/ui/popover/tooltipProps';

export interface Pressable {
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** It is at work: says so, and takes no further presses. */
  busy?: boolean;
  /** Why it cannot be used now. As long as there is a reason, it takes no presses. */
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
      // Also keeps a form from being sent: Enter in a field presses its submit button.
      if (resting) event.preventDefault();
      else onPress?.(event);
    },
  };
}
