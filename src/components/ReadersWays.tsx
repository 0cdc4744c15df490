/** Hands down how this reader reads, and how they want moments written. */
import type { ReactNode } from 'react';
import { useFirstViewShown } from '@/hooks/useFirstViewShown';
import { ReadingProvider, useReading } from '@/hooks/useReading';
import { timeSpan } from '@/lib/timeSpan';
import { TimeFormContext } from '@/ui/timeForm';

export function ReadersWays({ children }: { children: ReactNode }) {
  return (
    <ReadingProvider>
      <Moments>{children}</Moments>
    </ReadingProvider>
  );
}

function Moments({ children }: { children: ReactNode }) {
  const { useAbsoluteTimeFormat, absoluteTimeFormatMinAge, absoluteTime12h } = useReading();
  const datesFrom = useAbsoluteTimeFormat ? timeSpan(absoluteTimeFormatMinAge) : Infinity;
  // Browsers take long to form the first, and nobody points at a moment before they can see it.
  const full = useFirstViewShown();
  return (
    <TimeFormContext value={{ datesFrom, clock: absoluteTime12h, full }}>
      {children}
    </TimeFormContext>
  );
}
