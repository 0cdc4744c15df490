/** The facts of settings and preferences that tabs share. */
import { readSettings, type SettingName } from '@/domain/settings/settings';
import { settingChanged, settingReset } from '@/slices/session/config';
import preferences, { preferencesRestored, preferenceUpdated } from '@/slices/settings/preferences';
import { payloadFrom, type FactRows, type PayloadOf } from './factRow';

/** Those of this browser, also of visitors. */
export const browserSettingFacts: FactRows = {
  setting: {
    tell: payloadFrom(settingChanged),
    hear: ({ name, value }: { name: SettingName; value: unknown }) =>
      Object.hasOwn(readSettings({ [name]: value }), name)
        ? settingChanged({ name, value } as PayloadOf<typeof settingChanged>)
        : null,
  },
  settingReset: {
    tell: payloadFrom(settingReset),
    hear: (payload: PayloadOf<typeof settingReset>) => settingReset(payload),
  },
};

export const settingFacts: FactRows = {
  ...browserSettingFacts,
  // The tab that made the change sends it to the server.
  preference: {
    tell: payloadFrom(preferenceUpdated),
    hear: (payload: PayloadOf<typeof preferenceUpdated>, state) =>
      preferencesRestored({
        ...preferences(state.preferences, preferenceUpdated(payload)),
        dirty: state.preferences.dirty,
      }),
  },
};
