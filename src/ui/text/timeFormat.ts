/** How the reader wants moments written: how long ago, or as dates from a certain age on. */
import { createContext } from 'react';

export interface TimeFormat {
  /** Milliseconds from which on a moment is written as a date; infinite for never. */
  absoluteAfter: number;
  /** `language`: as is usual there. */
  clock: 'language' | '24h' | '12h';
  /** Each has its full local time behind it. */
  full: boolean;
}

export const TimeFormatContext = createContext<TimeFormat>({
  absoluteAfter: Infinity,
  clock: 'language',
  full: true,
});
