/** Which settings stand on a tab, in which groups, and when each of them has a meaning. */
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectProfileOption } from '@/selectors/settings/profileOptions';
import { selectSignedIn } from '@/selectors/session/session';
import type { Capability } from '@/domain/session/capabilities';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { RootState } from '@/slices/root';
import { selectIsExpert } from '@/screens/settings/footer/expertLevel';
import { labelsOf, type ShownSetting } from '@/screens/settings/labels/settingLabels';
import { accountLabels, type ShownOption } from '@/screens/settings/labels/accountLabels';
import { preferenceLabels, type ShownPreference } from '@/screens/settings/labels/preferenceLabels';
import type { AnySettingLabels } from '@/screens/settings/labels/labelTypes';

type Condition = (state: RootState) => boolean;

interface AnyRow {
  /** Only with the expert level. */
  expert?: true;
  /** Belongs to the row above. */
  under?: true;
  /** Where it would have no effect, it is not there. */
  when?: Condition;
}

/** Of this browser. */
export interface SettingRow extends AnyRow {
  name: ShownSetting;
  /** Another setting decides it meanwhile: it shows as on and cannot be changed. */
  forced?: Condition;
  /** Stands under its control. */
  Below?: ComponentType<{ row: SettingRow }>;
}

/** Of the account; who has none is not shown it. */
export interface OptionRow extends AnyRow {
  option: ShownOption;
}

/** Travels with the account, where the server keeps such things, and else stays in this browser. */
export interface PreferenceRow extends AnyRow {
  preference: ShownPreference;
}

export type Row = SettingRow | OptionRow | PreferenceRow;

export function rowName(row: Row): ShownSetting | ShownOption | ShownPreference {
  if ('option' in row) return row.option;
  return 'preference' in row ? row.preference : row.name;
}

export function labelsOfRow(row: Row): AnySettingLabels {
  if ('option' in row) return accountLabels[row.option];
  return 'preference' in row ? preferenceLabels[row.preference] : labelsOf(row.name);
}

export interface SettingGroup {
  title: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Stands above the rows, which may then be none. */
  Part?: ComponentType;
  /** Where it does not hold, nothing of it is there. */
  when?: Condition;
  rows: readonly Row[];
}

export const signedIn: Condition = selectSignedIn;

export const on =
  (name: ShownSetting, value: unknown = true): Condition =>
  (state) =>
    selectSetting(state, name) === value;

export const can =
  (capability: Capability): Condition =>
  (state) =>
    selectCan(state, capability);

/** Options of the account that others than Pleroma and its like do not have. */
export const onPleroma: Condition = (state) => isPleromaFamily(selectInstance(state));

export const option =
  (name: ShownOption): Condition =>
  (state) =>
    selectProfileOption(state, name) === true;

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (state) =>
    conditions.every((holds) => holds(state));

/** Whether it would have an effect, whatever the level. */
export const selectIsRowApplicable = (state: RootState, row: Row): boolean =>
  (row.when?.(state) ?? true) && ('name' in row || signedIn(state));

export const selectIsRowShown = (state: RootState, row: Row): boolean =>
  (row.expert !== true || selectIsExpert(state)) && selectIsRowApplicable(state, row);
