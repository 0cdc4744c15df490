/** The facts of settings and preferences that tabs share. */
import { countOf } from '@/api/decode/engine/read';
import { readSettings, type SettingName } from '@/domain/settings/settings';
import { settingChanged, settingReset } from '@/slices/session/config';
import preferences, {
  preferencesRestored,
  preferenceUpdated,
  updateNewsShown,
} from '@/slices/settings/preferences';
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
  // News that were shown in one tab are not shown in the others.
  updateNews: {
    tell: (action) => (updateNewsShown.match(action) ? { upTo: action.payload } : null),
    hear: ({ upTo }: { upTo: unknown }, { preferences: { flags, ...others } }) =>
      preferencesRestored({
        ...others,
        flags: { ...flags, updateCounter: Math.max(flags.updateCounter ?? 0, countOf(upTo, 0)) },
      }),
  },
};
