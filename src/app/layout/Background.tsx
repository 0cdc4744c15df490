/**
 * The picture behind the columns. It is set as a CSS property, as servers may forbid inline styles,
 * and waits for the first statuses, which need the bandwidth first.
 */
import { useAppSelector } from '@/hooks/store';
import { useFirstViewShown } from '@/hooks/useFirstViewShown';
import { cssUrl } from '@/lib/net/cssUrl';
import { selectBackground } from '@/selectors/session/interface';
import styles from './Background.module.css';

export function Background() {
  const url = useAppSelector(selectBackground);
  const begun = useFirstViewShown();
  if (!url || !begun) return null;
  return (
    <div
      className={styles.background}
      style={{ backgroundImage: cssUrl(url) }}
      data-testid="background"
      aria-hidden
    />
  );
}
