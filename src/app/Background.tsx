/** The picture behind the columns. It is set as a property, as servers forbid styles in markup. */
import { useAppSelector } from '@/hooks/store';
import { cssUrl } from '@/lib/cssUrl';
import { selectBackground } from '@/selectors/interface';
import styles from './Background.module.css';

export function Background() {
  const url = useAppSelector(selectBackground);
  if (!url) return null;
  return (
    <div
      className={styles.background}
      style={{ backgroundImage: cssUrl(url) }}
      data-testid="background"
      aria-hidden
    />
  );
}
