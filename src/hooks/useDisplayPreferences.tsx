/**
 * Context with the display preferences: all settings, and who the user is. Selected once and passed
 * down, as a store subscription in each of hundreds of card parts would be expensive.
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
