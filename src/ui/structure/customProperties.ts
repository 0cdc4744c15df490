/** How a component hands a number to its CSS: React's types for `style` know no custom properties. */
import type { CSSProperties } from 'react';

export const customProperties = (
  values: Record<`--${string}`, string | number | undefined>,
): CSSProperties => values as CSSProperties;
