/** Every text of a theme on what lies under it, by the name of its colour, the hardest to read first. */
import { FormattedMessage } from 'react-intl';
import { ContrastMark } from '@/components/theme/ContrastMark';
import { ContrastSummary } from '@/components/theme/ContrastSummary';
import { computeColours } from '@/domain/theme/computeColours';
import { isPoor, textPairs } from '@/domain/theme/contrastPairs';
import { FALLBACK_THEME_ID, fallbackForm } from '@/domain/theme/forms';
import { fallbackTheme, readTheme } from '@/domain/theme/palette';
import { useAppSelector } from '@/hooks/store';
import { BLACK, toCss } from '@/lib/colour';
import { selectThemeForms } from '@/selectors/themeChoice';
import styles from './Contrast.module.css';

export function Contrast({ theme }: { theme: string }) {
  const forms = useAppSelector(selectThemeForms);
  const formOf = (id: string) => forms.find((listed) => listed.id === id)?.form;
  // What is no theme is worn as the fallback.
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
        {pairs.map(({ slot, ground, ratio }) => (
          <li key={slot} className={styles.pair}>
            <span
              aria-hidden
              className={styles.sample}
              style={{ color: toCss(palette[slot] ?? BLACK), backgroundColor: toCss(ground) }}
            >
              Aa
            </span>
            <code className={styles.slot}>{slot}</code>
            <ContrastMark ratio={ratio} />
          </li>
        ))}
      </ul>
    </section>
  );
}
