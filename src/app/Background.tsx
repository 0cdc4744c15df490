/**
 * The picture behind the columns. It is set as a property, as servers forbid styles in markup, and
 * waits until the first statuses are there: they are what the line is for.
 */
import { useEffect, useState } from 'react';
import { useAppSelector } from '@/hooks/store';
import { cssUrl } from '@/lib/cssUrl';
import { isHeldBack, untilFirstView } from '@/lib/firstView';
import { selectBackground } from '@/selectors/interface';
import styles from './Background.module.css';

export function Background() {
  const url = useAppSelector(selectBackground);
  const [begun, setBegun] = useState(() => !isHeldBack());
  useEffect(() => {
    if (begun) return;
    let gone = false;
    void untilFirstView().then(() => {
      if (!gone) setBegun(true);
    });
    return () => {
      gone = true;
    };
  }, [begun]);
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
