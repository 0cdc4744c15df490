/** The fonts of the theme. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { fontsOf } from '@/domain/settings/theme/computeTheme';
import { defaultFonts, type FontName } from '@/domain/settings/theme/themeParts';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftSource } from '@/selectors/settings/themeEditor';
import { themeValueSet } from '@/slices/settings/themeEditor';
import { FontFamilyField } from '@/screens/settings/fields/FontFamilyField';
import styles from './ThemeEditor.module.css';

const names: Record<FontName, MessageDescriptor> = defineMessages({
  interface: { id: 'settings.style.fonts.components.interface', defaultMessage: 'Interface' },
  input: { id: 'settings.style.fonts.components.input', defaultMessage: 'Text fields' },
  post: { id: 'settings.style.fonts.components.post', defaultMessage: 'Post text' },
  postCode: { id: 'settings.style.fonts.components.monospace', defaultMessage: 'Code' },
});

export function FontsPart() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const fonts = fontsOf(useAppSelector(selectDraftSource));
  return (
    <div className={styles.pair}>
      {(Object.keys(defaultFonts) as FontName[]).map((name) => (
        <FontFamilyField
          key={name}
          label={intl.formatMessage(names[name])}
          value={fonts[name]}
          onChange={(family) => dispatch(themeValueSet({ part: 'fonts', name, value: family }))}
        />
      ))}
    </div>
  );
}
