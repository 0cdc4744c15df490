/**
 * How this reader reads: all settings, and who they are. Hundreds of parts of cards want it, so it
 * is selected once and handed down, where asking the store for each would cost more than drawing.
 */
import { createContext, useContext, type ReactNode } from 'react';
import { selectReading, type Reading } from '@/selectors/reading';
import { useAppSelector } from './store';

const ReadingContext = createContext<Reading | null>(null);

export function ReadingProvider({ children }: { children: ReactNode }) {
  const reading = useAppSelector(selectReading);
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('Nobody provides how the reader reads');
  return reading;
}
