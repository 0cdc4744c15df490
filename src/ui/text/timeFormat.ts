/** The user's time format: relative times, or dates from a certain age on. */
import { createContext } from 'react';

export interface TimeFormat {
  /** Age in milliseconds from which a time is written as a date; infinite for never. */
  absoluteAfter: number;
  /** `language`: the language's usual clock. */
  clock: 'language' | '24h' | '12h';
  /** Includes the full local time as a tooltip. */
  full: boolean;
}

export const TimeFormatContext = createContext<TimeFormat>({
  absoluteAfter: Infinity,
  clock: 'language',
  full: true,
});

export const cycles = {
  language: {},
  '24h': { hourCycle: 'h23' },
  '12h': { hourCycle: 'h12' },
} as const satisfies Record<TimeFormat['clock'], object>;
