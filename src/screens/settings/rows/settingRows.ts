/** The types and conditions of the rows and groups on the settings tabs. */
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
  /** Only shown with the expert level. */
  expert?: true;
  /** Indented, as it belongs to the row above. */
  under?: true;
  /** Hidden where it would have no effect. */
  when?: Condition;
}

/** Stored in this browser. */
export interface SettingRow extends AnyRow {
  name: ShownSetting;
  /** While another setting overrides it, it shows as on and is disabled. */
  forced?: Condition;
  /** Rendered below its control. */
  Below?: ComponentType<{ row: SettingRow }>;
}

/** Stored with the account; hidden from visitors. */
export interface OptionRow extends AnyRow {
  option: ShownOption;
}

/** Stored with the account if the server supports that, else in this browser. */
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
  /** Rendered above the rows, of which there may be none. */
  Part?: ComponentType;
  /** Hides the whole group if false. */
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

/** True for servers of the Pleroma family, which alone have these options. */
export const onPleroma: Condition = (state) => isPleromaFamily(selectInstance(state));

export const option =
  (name: ShownOption): Condition =>
  (state) =>
    selectProfileOption(state, name) === true;

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (state) =>
    conditions.every((holds) => holds(state));

/** True if it would have an effect, regardless of the expert level. */
export const selectIsRowApplicable = (state: RootState, row: Row): boolean =>
  (row.when?.(state) ?? true) && ('name' in row || signedIn(state));

export const selectIsRowShown = (state: RootState, row: Row): boolean =>
  (row.expert !== true || selectIsExpert(state)) && selectIsRowApplicable(state, row);
