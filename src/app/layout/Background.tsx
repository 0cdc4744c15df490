/**
 * The picture behind the columns. It is set as a property, as servers forbid styles in markup, and
 * waits until the first statuses are there: they are what the line is for.
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
