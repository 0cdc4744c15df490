/** A decorative swatch of a theme. */
import { themeSwatchOf } from '@/domain/settings/theme/themeSwatch';
import type { ThemeForm } from '@/domain/settings/theme/themeForms';
import styles from './ThemeSwatch.module.css';

export function ThemeSwatch({ id, form }: { id: string; form: ThemeForm }) {
  const look = themeSwatchOf(id, form);
  const paint = (backgroundColor: string) => ({ backgroundColor });
  return (
    <span aria-hidden className={styles.picture} style={paint(look.page)}>
      <span className={styles.bar} style={paint(look.bar)}>
        <span className={styles.dot} style={paint(look.accent)} />
      </span>
      <span className={styles.lines} style={paint(look.panel)}>
        <span className={styles.line} style={paint(look.text)} />
        <span className={styles.line} style={paint(look.faint)} />
        <span className={styles.line} style={paint(look.accent)} />
        <span className={styles.marks}>
          {look.marks.map((colour, place) => (
            <span key={place} className={styles.dot} style={paint(colour)} />
          ))}
        </span>
      </span>
    </span>
  );
}
