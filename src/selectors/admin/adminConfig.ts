/** The draft of the server's configuration, and its differences from the loaded state. */
import { createSelector } from '@reduxjs/toolkit';
import {
  configChanges,
  configValue,
  isSetByStaff,
  type ConfigChange,
} from '@/domain/admin/adminConfig';
import { isWithin, type ConfigPath, type ConfigValue } from '@/domain/admin/configValue';
import { noAdminConfig, type AdminConfigState } from '@/slices/admin/adminConfig';
import type { RootState } from '@/slices/root';

export const selectAdminConfig = (state: RootState): AdminConfigState =>
  state.adminConfig ?? noAdminConfig;

export const selectConfigValue = (state: RootState, path: ConfigPath): ConfigValue | undefined =>
  configValue(selectAdminConfig(state).draft, path);

export const selectConfigChanges: (state: RootState) => ConfigChange[] = createSelector(
  [
    (state: RootState) => selectAdminConfig(state).configs,
    (state: RootState) => selectAdminConfig(state).draft,
  ],
  configChanges,
);

/** True if the reader changed it and the server does not have that yet. */
export const selectIsDrafted = (state: RootState, path: ConfigPath): boolean =>
  configValue(selectAdminConfig(state).configs, path) !== selectConfigValue(state, path);

export const selectIsSetByStaff = (state: RootState, path: ConfigPath): boolean =>
  isSetByStaff(selectAdminConfig(state).configs, path);

/** True if somebody else has changed it since it was opened. */
export const selectChangedMeanwhile = (state: RootState, path: ConfigPath): boolean =>
  selectAdminConfig(state).changedMeanwhile.some((changed) => isWithin(path, changed));
