/**
 * Settings and facts about the instance. A value is the reader's choice, else the instance's, else
 * the default; only the reader's choices are stored in this browser.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import { readSettings, type SettingName, type Settings } from '@/domain/settings/settings';

interface ConfigState {
  /** The reader's choices; persisted. */
  chosen: Partial<Settings>;
  /** The instance's own defaults. */
  instanceDefaults: Partial<Settings>;
  instance: InstanceConfig;
}

const initialState: ConfigState = {
  chosen: {},
  instanceDefaults: {},
  instance: defaultInstance,
};

type Change = { [Name in SettingName]: { name: Name; value: Settings[Name] } }[SettingName];

const slice = createSlice({
  name: 'config',
  initialState,
  reducers: {
    settingChanged(state, { payload }: PayloadAction<Change>) {
      state.chosen = { ...state.chosen, [payload.name]: payload.value };
    },
    settingReset(state, { payload }: PayloadAction<{ name: SettingName }>) {
      Reflect.deleteProperty(state.chosen, payload.name);
    },
    /** One configuration source was loaded; `settings` are the defaults that it contains. */
    instanceConfigured(
      state,
      {
        payload,
      }: PayloadAction<{ instance: Partial<InstanceConfig>; settings?: Partial<Settings> }>,
    ) {
      Object.assign(state.instance, payload.instance);
      Object.assign(state.instanceDefaults, payload.settings);
    },
    /** Settings stored in this browser, after validation. */
    chosenSettingsRestored(state, { payload }: PayloadAction<{ chosen: unknown }>) {
      state.chosen = { ...readSettings(payload.chosen), ...state.chosen };
    },
  },
});

export const { settingChanged, settingReset, instanceConfigured, chosenSettingsRestored } =
  slice.actions;
export default slice.reducer;
