/** The parts of the tab "Developer", in order. */
import { defineMessage } from 'react-intl';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';

export const developerSections = {
  recording: {
    id: 'recording',
    title: defineMessage({ id: 'recording.title', defaultMessage: 'Recording' }),
    holds: [],
  },
  report: {
    id: 'report',
    title: defineMessage({ id: 'recording.report', defaultMessage: 'Bug report' }),
    holds: [
      defineMessage({
        id: 'recording.keep_ring',
        defaultMessage: 'Keep a recording of the last five minutes',
      }),
    ],
  },
  travel: {
    id: 'travel',
    title: defineMessage({ id: 'flow.title', defaultMessage: 'Time travel' }),
    holds: [defineMessage({ id: 'flow.open', defaultMessage: 'Open flow file' })],
  },
} as const satisfies Record<string, SettingsSection>;
