/**
 * The poll of a status. Few posts have one, so its code comes with the first; until then a place of
 * about its height is kept.
 */
import { lazy, Suspense } from 'react';
import type { Status } from '@/domain/status';
import { customProperties } from '@/ui/customProperties';
import styles from './Poll.module.css';

const PollView = lazy(async () => ({ default: (await import('./PollView')).PollView }));

export function Poll({ status: { id, poll } }: { status: Status }) {
  if (!poll) return null;
  const place = (
    <div
      className={styles.place}
      style={customProperties({ '--options': poll.options.length })}
      aria-busy
    />
  );
  return (
    <Suspense fallback={place}>
      <PollView statusId={id} poll={poll} />
    </Suspense>
  );
}
