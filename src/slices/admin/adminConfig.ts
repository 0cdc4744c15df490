/**
 * The server's configuration as administrators see it: the loaded state, and a draft that they
 * edit. Reloading replaces the loaded state and keeps the draft.
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
import { slices } from '@/slices/root';

interface PushOutcome {
  taken: ConfigPath[];
  missing: ConfigPath[];
}

export interface AdminConfigState {
  loaded: boolean;
  needsReboot: boolean;
  /** False where the server reads its configuration from a file only. */
  dbConfigEnabled: boolean;
  configs: ConfigEntry[];
  draft: ConfigEntry[];
  descriptions: ConfigDescription[];
  /** The result of the last push; null before the first one and during a push. */
  outcome: PushOutcome | null;
  /** Paths that others changed while the page was open. */
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
  /** The paths that were sent from here since the last load. */
  sent?: ConfigPath[];
}

const slice = createSlice({
  name: 'adminConfig',
  initialState: noAdminConfig,
  reducers: {
    /** Requests the configuration; repeated to find out if somebody else changed it. */
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
      // The reader has seen a complete success by now.
      if (state.outcome?.missing.length === 0) state.outcome = null;
    },
    /** Resets one setting of the draft to the server's value. */
    configDraftUndone(state, { payload: { path } }: PayloadAction<{ path: ConfigPath }>) {
      state.draft = withLoadedValue(state.configs, state.draft, path);
    },
    configDraftDropped(state) {
      state.draft = state.configs;
      state.outcome = null;
    },
    /** Sends all changed settings. */
    configPushRequested(state) {
      state.outcome = null;
    },
    /** Sends one setting at once. */
    configValuePushRequested(
      state,
      _action: PayloadAction<{ path: ConfigPath; value: ConfigValue }>,
    ) {
      state.outcome = null;
    },
    /** Resets one setting to the server's built-in default. */
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
    configExportRequested() {
      // The saga saves a file.
    },
    /** Asks only if a restart is due, and not for the whole configuration. */
    rebootNeedOpened() {
      // The saga does it.
    },
    rebootNeedReceived(state, { payload }: PayloadAction<{ needsReboot: boolean }>) {
      state.needsReboot = payload.needsReboot;
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

declare module '@/slices/root' {
  interface DeferredSlices {
    adminConfig: AdminConfigState;
  }
}

slices.inject(slice);

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
  configExportRequested,
  rebootNeedOpened,
  rebootNeedReceived,
  restartRequested,
  restarted,
} = slice.actions;
