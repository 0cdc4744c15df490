/** Picks another theme as the base of the draft, and the parts of the draft to keep. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { themeParts, type ThemePart } from '@/domain/settings/theme/themeDraft';
import { fallbackTheme, readTheme } from '@/domain/settings/theme/themePalette';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectThemeForms, type ListedTheme } from '@/selectors/settings/themeChoice';
import { selectThemeEditor } from '@/selectors/settings/themeEditor';
import { themePartKept, themeTaken } from '@/slices/settings/themeEditor';
import { Checkbox } from '@/ui/fields/Checkbox';
import styles from './ThemeEditor.module.css';
import gallery from '../ThemeGallery.module.css';
import { ThemeSwatch } from '@/screens/settings/theme/ThemeSwatch';

const kept: Record<ThemePart, MessageDescriptor> = defineMessages({
  colors: { id: 'settings.style.switcher.keep_color', defaultMessage: 'Keep my colours' },
  shadows: { id: 'settings.style.switcher.keep_shadows', defaultMessage: 'Keep my shadows' },
  opacity: { id: 'settings.style.switcher.keep_opacity', defaultMessage: 'Keep my opacity' },
  radii: { id: 'settings.style.switcher.keep_roundness', defaultMessage: 'Keep my corners' },
  fonts: { id: 'settings.style.switcher.keep_fonts', defaultMessage: 'Keep my fonts' },
});

export function BaseThemePicker() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const themes = useAppSelector(selectThemeForms);
  const stays = useAppSelector((state) => selectThemeEditor(state).kept);
  const take = ({ id, form }: ListedTheme) => {
    const { name, source } = readTheme(id, form) ?? fallbackTheme;
    dispatch(themeTaken({ name, source }));
  };
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage
          id="settings.style.switcher.help.start"
          defaultMessage="Replaces everything except the parts you keep. You can undo this."
        />
      </p>
      <div className={styles.stack}>
        {themeParts.map((part) => (
          <Checkbox
            key={part}
            label={intl.formatMessage(kept[part])}
            checked={stays.includes(part)}
            onChange={(on) => dispatch(themePartKept({ part, kept: on }))}
          />
        ))}
      </div>
      <div className={gallery.list}>
        {themes.map((theme) => (
          <button
            key={theme.id}
            type="button"
            className={gallery.theme}
            onClick={() => take(theme)}
          >
            <ThemeSwatch {...theme} />
            <span className={gallery.name}>
              <bdi>{theme.name}</bdi>
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
