/** The first step: the interface's language, its theme, and the size and font of its text. */
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { LEGIBLE_FONT } from '@/domain/settings/theme/themeFonts';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectDecidesOnTheme } from '@/selectors/settings/themeChoice';
import { fieldsOf } from '@/lib/values/fields';
import { settingChanged } from '@/slices/session/config';
import { themeListRequested } from '@/slices/settings/theme';
import { SettingsRow } from '@/screens/settings/rows/SettingsRow';
import { rowName } from '@/screens/settings/rows/settingRows';
import { appearanceGroups } from '@/screens/settings/tabs/appearanceGroups';
import { interfaceGroup } from '@/screens/settings/tabs/general/interfaceGroup';
import { ThemeGallery } from '@/screens/settings/theme/ThemeGallery';
import { Checkbox } from '@/ui/fields/Checkbox';
import { rowsNamed } from './rowsNamed';
import styles from './FirstSteps.module.css';

const messages = defineMessages({
  theme: { id: 'settings.theme', defaultMessage: 'Theme' },
  legible: { id: 'first_steps.legible', defaultMessage: 'Easy-to-read font' },
  legibleHint: {
    id: 'first_steps.legible_hint',
    defaultMessage: 'Letters that are hard to mix up, if your device has such a font.',
  },
});

const languageRows = rowsNamed([interfaceGroup], 'interfaceLanguage');
const sizeRows = rowsNamed(appearanceGroups, 'textSize');

export function LookStep() {
  return (
    <>
      <div>
        {languageRows.map((row) => (
          <SettingsRow key={rowName(row)} row={row} />
        ))}
      </div>
      <Themes />
      <div>
        {sizeRows.map((row) => (
          <SettingsRow key={rowName(row)} row={row} />
        ))}
        <LegibleFont />
      </div>
    </>
  );
}

/** Each theme as a picture of itself; the first choice follows the system. */
function Themes() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const decider = useAppSelector(selectDecidesOnTheme);
  const preset = useAppSelector(
    ({ config }) => config.chosen.theme ?? config.instanceDefaults.theme ?? null,
  );
  useEffect(() => {
    dispatch(themeListRequested());
  }, [dispatch]);
  // A theme of the reader's own is none of the list.
  const selected = { own: '', system: null, preset, instance: preset }[decider];
  const choose = (theme: string) => {
    dispatch(settingChanged({ name: 'themeMode', value: 'preset' }));
    dispatch(settingChanged({ name: 'theme', value: theme }));
  };
  return (
    <div>
      <h3 className={styles.subtitle}>{intl.formatMessage(messages.theme)}</h3>
      <ThemeGallery
        selected={selected}
        onChoose={choose}
        onFollowSystem={() => dispatch(settingChanged({ name: 'themeMode', value: 'system' }))}
      />
    </div>
  );
}

const legibleFonts = { interface: { family: LEGIBLE_FONT }, post: { family: LEGIBLE_FONT } };

/** The same font for the interface and for posts; the settings have both apart. */
function LegibleFont() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const overrides = useAppSelector((state) => selectSetting(state, 'theme3hacks'));
  const fonts = fieldsOf(overrides?.fonts);
  const isLegible = (part: unknown) => fieldsOf(part).family === LEGIBLE_FONT;
  const change = (wanted: boolean) => {
    const { interface: _interface, post: _post, ...others } = fonts;
    const next = wanted ? { ...others, ...legibleFonts } : others;
    dispatch(settingChanged({ name: 'theme3hacks', value: { ...overrides, fonts: next } }));
  };
  return (
    <Checkbox
      label={intl.formatMessage(messages.legible)}
      hint={intl.formatMessage(messages.legibleHint)}
      checked={isLegible(fonts.interface) && isLegible(fonts.post)}
      onChange={change}
    />
  );
}
