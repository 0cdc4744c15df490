/** Which settings stand on a tab, in which groups, and when each of them has a meaning. */
import type { MessageDescriptor } from 'react-intl';
import { selectCan } from '@/selectors/capabilities';
import { selectSetting } from '@/selectors/config';
import { selectSignedIn } from '@/selectors/session';
import type { Capability } from '@/domain/capabilities';
import type { RootState } from '@/slices/root';
import type { ShownSetting } from './labels';

type Condition = (state: RootState) => boolean;

export interface SettingRow {
  name: ShownSetting;
  /** Only with the expert level. */
  expert?: true;
  /** Belongs to the row above. */
  under?: true;
  /** Where it would have no effect, it is not there. */
  when?: Condition;
  /** Another setting decides it meanwhile: it shows as on and cannot be changed. */
  forced?: Condition;
}

export interface SettingGroup {
  title: MessageDescriptor;
  hint?: MessageDescriptor;
  rows: readonly SettingRow[];
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

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (state) =>
    conditions.every((holds) => holds(state));

export const isExpert = (state: RootState): boolean => selectSetting(state, 'expertLevel') > 0;

export const selectShowsRow = (state: RootState, { when, expert }: SettingRow): boolean =>
  (expert !== true || isExpert(state)) && (when?.(state) ?? true);
