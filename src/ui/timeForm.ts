/** How the reader wants moments written: how long ago, or as dates from a certain age on. */
import { createContext } from 'react';

export interface TimeForm {
  /** Milliseconds from which on a moment is written as a date; infinite for never. */
  datesFrom: number;
  /** `language`: as is usual there. */
  clock: 'language' | '24h' | '12h';
  /** Each has its full local time behind it. */
  full: boolean;
}

export const TimeFormContext = createContext<TimeForm>({
  datesFrom: Infinity,
  clock: 'language',
  full: true,
});
