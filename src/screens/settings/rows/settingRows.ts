/** The types and conditions of the rows and groups on the settings tabs. */
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectProfileOption } from '@/selectors/settings/profileOptions';
import { selectSignedIn } from '@/selectors/session/session';
import type { Capability } from '@/domain/session/capabilities';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { ProfileOptionName, ProfileOptionValues } from '@/domain/settings/profileOptions';
import type { SettingName, Settings } from '@/domain/settings/settings';
import type { RootState } from '@/slices/root';
import { selectIsExpert } from '@/screens/settings/footer/expertLevel';

/** Settings without a row: changed in other places, in a table or an editor, or never by hand. */
export const settingsWithoutRow = [
  'bottomBarEntries',
  'composerOptions',
  'customTheme',
  'customThemeSource',
  'darkTheme',
  'directsView',
  'expertLevel',
  'hideScopeNotice',
  'highlight',
  'lightTheme',
  'notificationGrouping',
  'notificationNative',
  'notificationVisibility',
  'postLanguage',
  'quietPeople',
  'recentLanguages',
  'shoutboxOpen',
  'theme',
  'themeMode',
] as const satisfies readonly SettingName[];

export type ShownSetting = Exclude<SettingName, (typeof settingsWithoutRow)[number]>;

/** No server stores `defaultNSFW`; a setting of this browser has replaced it. */
export type ShownOption = Exclude<ProfileOptionName, 'defaultNSFW'>;

export type ShownPreference = 'dontShowUpdateNotifs' | 'pinnedStatusActions';

type Condition = (state: RootState) => boolean;

interface AnyRow {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Only shown with the expert level. */
  expert?: true;
  /** Indented, as it belongs to the row above. */
  under?: true;
  /** Hidden where it would have no effect. */
  when?: Condition;
}

/** A label for each value of a choice; for other types, none. */
type OptionsOf<Value> = [Value] extends [string]
  ? string extends Value
    ? { options?: never }
    : { options: Record<Value, MessageDescriptor> }
  : { options?: never };

interface AnySettingRow extends AnyRow {
  /** While another setting overrides it, it shows as on and is disabled. */
  forced?: Condition;
  /** Rendered below its control. */
  Below?: ComponentType<{ row: SettingRow }>;
}

/** Stored in this browser. */
export type SettingRow = {
  [Name in ShownSetting]: AnySettingRow & { name: Name } & OptionsOf<Settings[Name]>;
}[ShownSetting];

/** Stored with the account; hidden from visitors. The visibility `list` cannot be chosen. */
export type OptionRow = {
  [Name in ShownOption]: AnyRow & { option: Name } & OptionsOf<
      Exclude<ProfileOptionValues[Name], 'list'>
    >;
}[ShownOption];

/** Stored with the account if the server supports that, else in this browser. */
export interface PreferenceRow extends AnyRow {
  preference: ShownPreference;
  options?: never;
}

export type Row = SettingRow | OptionRow | PreferenceRow;

export function rowName(row: Row): ShownSetting | ShownOption | ShownPreference {
  if ('option' in row) return row.option;
  return 'preference' in row ? row.preference : row.name;
}

interface AnyGroup {
  title: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Hides the whole group if false. */
  when?: Condition;
  rows: readonly Row[];
}

/** Rendered above the rows, of which there may be none, and found as a section of this id. */
interface PartOfGroup {
  Part: ComponentType;
  id: string;
}

export type SettingGroup = AnyGroup & (PartOfGroup | { Part?: never; id?: never });

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
