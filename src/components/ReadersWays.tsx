/** Hands down how this reader reads, and how they want moments written. */
import type { ReactNode } from 'react';
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
  return (
    <TimeFormContext value={{ datesFrom, clock: absoluteTime12h }}>{children}</TimeFormContext>
  );
}
