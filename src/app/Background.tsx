/**
 * The picture behind the columns. It is set as a property, as servers forbid styles in markup, and
 * waits until the first statuses are there: they are what the line is for.
 */
import { useEffect, useState } from 'react';
import { useAppSelector } from '@/hooks/store';
import { cssUrl } from '@/lib/cssUrl';
import { selectBackground } from '@/selectors/interface';
import { selectTimelinesSettled } from '@/selectors/timelines';
import styles from './Background.module.css';

export function Background() {
  const url = useAppSelector(selectBackground);
  const settled = useAppSelector(selectTimelinesSettled);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (begun || !settled) return undefined;
    // A screen that is just being opened says so in this turn.
    const timer = setTimeout(() => setBegun(true), 0);
    return () => clearTimeout(timer);
  }, [begun, settled]);
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
