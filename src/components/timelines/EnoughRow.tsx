/**
 * The line in a timeline that says that as much was read today as the reader wanted. It blocks
 * nothing, and keeps its height when it is answered.
 */
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { readingContinued } from '@/slices/timelines/readingLimit';
import { Button } from '@/ui/buttons/Button';
import styles from './EnoughRow.module.css';

export function EnoughRow() {
  const dispatch = useAppDispatch();
  const line = useAppSelector((state) => state.readingLimit?.line);
  const keepReading = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is about to disappear: the next post takes the focus.
    const row = currentTarget.closest('article');
    const next = row?.nextElementSibling;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    dispatch(readingContinued());
  };
  return (
    <article className={styles.line} tabIndex={0}>
      {line?.by === 'posts' && (
        <p>
          <FormattedMessage
            id="timeline.enough_posts"
            defaultMessage="{count, plural, one {You've read # post today} other {You've read # posts today}}"
            values={{ count: line.count }}
          />
        </p>
      )}
      {line?.by === 'minutes' && (
        <p>
          <FormattedMessage
            id="timeline.enough_minutes"
            defaultMessage="{count, plural, one {You've spent # minute in your timelines today} other {You've spent # minutes in your timelines today}}"
            values={{ count: line.count }}
          />
        </p>
      )}
      <div className={styles.button} data-answered={line?.answered || undefined}>
        <Button size="small" onPress={keepReading}>
          <FormattedMessage id="timeline.keep_reading" defaultMessage="Keep reading" />
        </Button>
      </div>
    </article>
  );
}
