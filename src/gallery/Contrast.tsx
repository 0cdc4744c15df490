/** The contrast of every text colour of a theme on its surface, the worst first. */
import { FormattedMessage } from 'react-intl';
import { ContrastBadge } from '@/components/settings/theme/ContrastBadge';
import { ContrastSummary } from '@/components/settings/theme/ContrastSummary';
import { computeColours } from '@/domain/settings/theme/computeColours';
import { isPoor, textPairs } from '@/domain/settings/theme/contrastPairs';
import { FALLBACK_THEME_ID, fallbackForm } from '@/domain/settings/theme/themeForms';
import { fallbackTheme, readTheme } from '@/domain/settings/theme/themePalette';
import { useAppSelector } from '@/hooks/store';
import { BLACK, toCss } from '@/lib/colour';
import { selectThemeForms } from '@/selectors/settings/themeChoice';
import styles from './Contrast.module.css';

export function Contrast({ theme }: { theme: string }) {
  const forms = useAppSelector(selectThemeForms);
  const formOf = (id: string) => forms.find((listed) => listed.id === id)?.form;
  // An invalid theme falls back to the default one.
  const form = formOf(theme) ?? formOf(FALLBACK_THEME_ID) ?? fallbackForm;
  const palette = computeColours((readTheme(theme, form) ?? fallbackTheme).source);
  const pairs = textPairs(palette);
  return (
    <section className={styles.contrast}>
      <h2 className={styles.title}>
        <FormattedMessage id="brand.contrast" defaultMessage="Contrast" />
      </h2>
      <p role="status" className={styles.summary}>
        <ContrastSummary poor={pairs.filter(isPoor).length} />
      </p>
      <ul className={styles.pairs}>
        {pairs.map(({ slot, background, ratio }) => (
          <li key={slot} className={styles.pair}>
            <span
              aria-hidden
              className={styles.sample}
              style={{ color: toCss(palette[slot] ?? BLACK), backgroundColor: toCss(background) }}
            >
              Aa
            </span>
            <code className={styles.slot}>{slot}</code>
            <ContrastBadge ratio={ratio} />
          </li>
        ))}
      </ul>
    </section>
  );
}
