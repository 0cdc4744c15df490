/** Hands down how this reader reads, and how they want moments written. */
import type { ReactNode } from 'react';
import { useFirstViewShown } from '@/hooks/useFirstViewShown';
import { DisplayPreferencesProvider, useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { timeSpan } from '@/lib/time/timeSpan';
import { TimeFormatContext } from '@/ui/text/timeFormat';

export function PreferenceProviders({ children }: { children: ReactNode }) {
  return (
    <DisplayPreferencesProvider>
      <TimeFormatProvider>{children}</TimeFormatProvider>
    </DisplayPreferencesProvider>
  );
}

function TimeFormatProvider({ children }: { children: ReactNode }) {
  const { useAbsoluteTimeFormat, absoluteTimeFormatMinAge, absoluteTime12h } =
    useDisplayPreferences();
  const absoluteAfter = useAbsoluteTimeFormat ? timeSpan(absoluteTimeFormatMinAge) : Infinity;
  // Browsers take long to form the first, and nobody points at a moment before they can see it.
  const full = useFirstViewShown();
  return (
    <TimeFormatContext value={{ absoluteAfter, clock: absoluteTime12h, full }}>
      {children}
    </TimeFormatContext>
  );
}
