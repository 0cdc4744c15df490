/** The row or section that the settings were opened for: tabs within a tab begin with it. */
import { createContext } from 'react';

export const SettingsTarget = createContext<string | null>(null);
