/** Provides the display preferences and the time format to the components below. */
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
  // Browsers take long to format the first full date, and it shows only on hover.
  const full = useFirstViewShown();
  return (
    <TimeFormatContext value={{ absoluteAfter, clock: absoluteTime12h, full }}>
      {children}
    </TimeFormatContext>
  );
}
