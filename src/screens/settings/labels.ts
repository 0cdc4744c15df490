/** The words of every setting that has a control. The compiler asks for those of a new one. */
import type { SettingName } from '@/domain/settings';
import { appearanceWords } from './labels/appearance';
import { filteringWords } from './labels/filtering';
import { interfaceWords } from './labels/interface';
import { notificationWords } from './labels/notifications';
import { postWords } from './labels/posts';
import { writingWords } from './labels/writing';
import type { AnyWords, SettingsWords } from './words';

/** Changed where they have their effect, in a table or an editor of their own, or not by hand. */
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
  ...appearanceWords,
  ...filteringWords,
  ...interfaceWords,
  ...notificationWords,
  ...postWords,
  ...writingWords,
} satisfies Required<Pick<SettingsWords, ShownSetting>>;

export const wordsOf = (name: ShownSetting): AnyWords => labels[name];
