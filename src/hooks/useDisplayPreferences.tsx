/**
 * How this reader reads: all settings, and who they are. Hundreds of parts of cards want it, so it
 * is selected once and handed down, where asking the store for each would cost more than drawing.
 */
import { createContext, useContext, type ReactNode } from 'react';
import {
  selectDisplayPreferences,
  type DisplayPreferences,
} from '@/selectors/settings/displayPreferences';
import { useAppSelector } from './store';

const DisplayPreferencesContext = createContext<DisplayPreferences | null>(null);

export function DisplayPreferencesProvider({ children }: { children: ReactNode }) {
  const reading = useAppSelector(selectDisplayPreferences);
  return <DisplayPreferencesContext value={reading}>{children}</DisplayPreferencesContext>;
}

export function useDisplayPreferences(): DisplayPreferences {
  const reading = useContext(DisplayPreferencesContext);
  if (!reading) throw new Error('Nobody provides how the reader reads');
  return reading;
}
