/** Passes numbers from a component to its CSS: React's `style` type has no custom properties. */
import type { CSSProperties } from 'react';

export const customProperties = (
  values: Record<`--${string}`, string | number | undefined>,
): CSSProperties => values as CSSProperties;
