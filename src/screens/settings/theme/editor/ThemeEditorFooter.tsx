/** Applies the draft as the custom theme, or resets it. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { keepTheme } from '@/domain/settings/theme/files/writeTheme';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraft, selectThemeEditor } from '@/selectors/settings/themeEditor';
import { settingChanged } from '@/slices/session/config';
import { themeApplied, themeReset } from '@/slices/settings/themeEditor';
import { Button } from '@/ui/buttons/Button';
import styles from './ThemeEditor.module.css';

const messages = defineMessages({
  nothing: { id: 'settings.style.nothing_to_reset', defaultMessage: 'Nothing to reset' },
});

export function ThemeEditorFooter() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const changed = useAppSelector((state) => selectThemeEditor(state).past.length > 0);
  const apply = () => {
    const { customTheme, customThemeSource } = keepTheme(draft);
    dispatch(settingChanged({ name: 'customTheme', value: customTheme }));
    dispatch(settingChanged({ name: 'customThemeSource', value: customThemeSource }));
    dispatch(settingChanged({ name: 'themeMode', value: 'auto' }));
    dispatch(themeApplied());
  };
  return (
    <div className={styles.foot}>
      <Button
        disabledReason={changed ? null : intl.formatMessage(messages.nothing)}
        onPress={() => dispatch(themeReset())}
      >
        <FormattedMessage id="settings.style.reset" defaultMessage="Reset" />
      </Button>
      <Button tone="primary" onPress={apply}>
        <FormattedMessage id="settings.style.apply" defaultMessage="Use this theme" />
      </Button>
    </div>
  );
}
