/**
 * Previews the instance's branding on every primitive, for its operators. It starts with the
 * default theme of visitors; trying on another one saves nothing.
 */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';
import { FALLBACK_THEME_ID } from '@/domain/settings/theme/themeForms';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectThemeOptions } from '@/selectors/settings/themeChoice';
import { themeSettingsPreviewed, themeListRequested } from '@/slices/settings/theme';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { Select } from '@/ui/fields/Select';
import { Brand } from './Brand';
import styles from './BrandScreen.module.css';
import { Contrast } from './Contrast';
import { Gallery } from './Gallery';

const messages = defineMessages({
  theme: { id: 'settings.theme', defaultMessage: 'Theme' },
  rightToLeft: { id: 'brand.right_to_left', defaultMessage: 'Right to left' },
});

export default function BrandScreen() {
  const intl = useIntl();
  const [theme, setTheme] = usePreviewedTheme();
  const options = useAppSelector(selectThemeOptions);
  const [rightToLeft, setRightToLeft] = useState(false);
  return (
    <>
      <ScreenHeading title={<FormattedMessage id="brand.title" defaultMessage="Branding" />} />
      <div className={styles.page}>
        <p className={styles.lead}>
          <FormattedMessage
            id="brand.explanation"
            defaultMessage="Preview of this server's branding on every part of the interface. Changes you make here aren't saved."
          />
        </p>
        <div className={styles.controls}>
          <Select
            label={intl.formatMessage(messages.theme)}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            value={theme}
            onChange={setTheme}
          />
          <Checkbox
            label={intl.formatMessage(messages.rightToLeft)}
            checked={rightToLeft}
            onChange={setRightToLeft}
          />
        </div>
        <div className={styles.parts} dir={rightToLeft ? 'rtl' : 'ltr'}>
          <Brand />
          <Contrast theme={theme} />
          <Gallery />
        </div>
      </div>
    </>
  );
}

/** Applies the previewed theme to the page while it is open. */
function usePreviewedTheme(): [string, (theme: string) => void] {
  const dispatch = useAppDispatch();
  const ofInstance = useAppSelector((state) => state.config.instanceDefaults.theme);
  const [chosen, choose] = useState<string | null>(null);
  const theme = chosen ?? ofInstance ?? FALLBACK_THEME_ID;
  useEffect(() => {
    dispatch(themeListRequested());
    return () => {
      dispatch(themeSettingsPreviewed({}));
    };
  }, [dispatch]);
  useEffect(() => {
    dispatch(themeSettingsPreviewed({ themeMode: 'preset', theme }));
  }, [dispatch, theme]);
  return [theme, choose];
}
