/**
 * The server's configuration as administrators see it: as it was loaded, and a copy that they edit.
 * What is loaded anew goes beneath what was edited, and nothing of that is lost.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  carriedOver,
  changedMeanwhile,
  withConfigValue,
  withLoadedValue,
  type ConfigEntry,
} from '@/domain/admin/adminConfig';
import type { ConfigPath, ConfigValue } from '@/domain/admin/configValue';
import type { ConfigDescription } from '@/domain/admin/configDescriptions';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface PushOutcome {
  taken: ConfigPath[];
  missing: ConfigPath[];
}

export interface AdminConfigState {
  loaded: boolean;
  needsReboot: boolean;
  /** False where the server takes its configuration from a file only. */
  dbConfigEnabled: boolean;
  configs: ConfigEntry[];
  draft: ConfigEntry[];
  descriptions: ConfigDescription[];
  /** What came of the last push; null while there was none or one is under way. */
  outcome: PushOutcome | null;
  /** What others changed while this was open. */
  changedMeanwhile: ConfigPath[];
}

export const noAdminConfig: AdminConfigState = {
  loaded: false,
  needsReboot: false,
  dbConfigEnabled: true,
  configs: [],
  draft: [],
  descriptions: [],
  outcome: null,
  changedMeanwhile: [],
};

interface Received {
  configs: ConfigEntry[];
  needsReboot: boolean;
  /** What was sent from here since it was last loaded. */
  sent?: ConfigPath[];
}

const slice = createSlice({
  name: 'adminConfig',
  initialState: noAdminConfig,
  reducers: {
    /** Also to look whether somebody else has changed anything. */
    adminConfigRequested() {
      // The saga does it.
    },
    adminConfigReceived(state, { payload }: PayloadAction<Received>) {
      const { configs, needsReboot, sent = [] } = payload;
      if (state.loaded) {
        const news = changedMeanwhile(state.configs, configs, sent);
        state.changedMeanwhile.push(
          ...news.filter((path) => !state.changedMeanwhile.some((known) => isSame(known, path))),
        );
      }
      state.draft = state.loaded ? carriedOver(state.configs, state.draft, configs) : configs;
      state.configs = configs;
      state.loaded = true;
      state.dbConfigEnabled = true;
      state.needsReboot = needsReboot;
    },
    adminConfigSwitchedOff(state) {
      return { ...noAdminConfig, descriptions: state.descriptions, dbConfigEnabled: false };
    },
    adminDescriptionsReceived(
      state,
      { payload }: PayloadAction<{ descriptions: ConfigDescription[] }>,
    ) {
      state.descriptions = payload.descriptions;
    },
    configDrafted(state, { payload }: PayloadAction<{ path: ConfigPath; value: ConfigValue }>) {
      state.draft = withConfigValue(state.draft, payload.path, payload.value);
      // What went well has been seen by now.
      if (state.outcome?.missing.length === 0) state.outcome = null;
    },
    /** One setting is again as it is on the server. */
    configDraftUndone(state, { payload: { path } }: PayloadAction<{ path: ConfigPath }>) {
      state.draft = withLoadedValue(state.configs, state.draft, path);
    },
    configDraftDropped(state) {
      state.draft = state.configs;
      state.outcome = null;
    },
    /** All that differs. */
    configPushRequested(state) {
      state.outcome = null;
    },
    /** One setting by itself, at once. */
    configValuePushRequested(
      state,
      _action: PayloadAction<{ path: ConfigPath; value: ConfigValue }>,
    ) {
      state.outcome = null;
    },
    /** One setting is given back to what the server comes with. */
    configDefaultRequested(state, _action: PayloadAction<{ path: ConfigPath }>) {
      state.outcome = null;
    },
    configPushSettled(state, { payload }: PayloadAction<PushOutcome>) {
      state.outcome = payload;
    },
    configOutcomeDismissed(state) {
      state.outcome = null;
    },
    meanwhileDismissed(state) {
      state.changedMeanwhile = [];
    },
    restartRequested() {
      // The saga does it.
    },
    restarted(state) {
      state.needsReboot = false;
    },
  },
});

const isSame = (a: ConfigPath, b: ConfigPath): boolean =>
  a.length === b.length && a.every((part, at) => part === b[at]);

addDeferredSlice('adminConfig', slice.reducer);

export const {
  adminConfigRequested,
  adminConfigReceived,
  adminConfigSwitchedOff,
  adminDescriptionsReceived,
  configDrafted,
  configDraftUndone,
  configDraftDropped,
  configPushRequested,
  configValuePushRequested,
  configDefaultRequested,
  configPushSettled,
  configOutcomeDismissed,
  meanwhileDismissed,
  restartRequested,
  restarted,
} = slice.actions;
