/** The labels of every setting that has a control. The compiler requires those of a new one. */
import type { SettingName } from '@/domain/settings/settings';
import { appearanceLabels } from './appearanceLabels';
import { filteringLabels } from './filteringLabels';
import { interfaceLabels } from './interfaceLabels';
import { notificationLabels } from './notificationLabels';
import { postLabels } from './postLabels';
import { writingLabels } from './writingLabels';
import type { AnySettingLabels, SettingLabels } from './labelTypes';

/** Changed in other places, in a table or an editor of their own, or never by hand. */
type Elsewhere =
  | 'customTheme'
  | 'customThemeSource'
  | 'directsView'
  | 'expertLevel'
  | 'hideScopeNotice'
  | 'highlight'
  | 'notificationGrouping'
  | 'notificationNative'
  | 'notificationVisibility'
  | 'postLanguage'
  | 'shoutboxOpen'
  | 'darkTheme'
  | 'lightTheme'
  | 'theme'
  | 'themeMode';

export type ShownSetting = Exclude<SettingName, Elsewhere>;

const labels = {
  ...appearanceLabels,
  ...filteringLabels,
  ...interfaceLabels,
  ...notificationLabels,
  ...postLabels,
  ...writingLabels,
} satisfies Required<Pick<SettingLabels, ShownSetting>>;

export const labelsOf = (name: ShownSetting): AnySettingLabels => labels[name];
