/**
 * The poll of a status. Few posts have one, so its code comes with the first; until then a place of
 * about its height is kept. A code that does not come is told here, and costs nothing but the poll.
 */
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Poll as PollOfStatus, Status } from '@/domain/status';
import { Button } from '@/ui/Button';
import { customProperties } from '@/ui/customProperties';
import styles from './Poll.module.css';

interface ViewProps {
  statusId: string;
  poll: PollOfStatus;
  onRetry: () => void;
}

const fetchView = () =>
  lazy(async () => {
    try {
      return { default: (await import('./PollView')).PollView };
    } catch {
      return { default: PollMissing };
    }
  });

/** One for all cards: what has come once is there at once. */
const shared = { view: fetchView() };

const fetchAgain = () => {
  shared.view = fetchView();
  return shared.view;
};

export function Poll({ status: { id, poll } }: { status: Status }) {
  const [View, setView] = useState(() => shared.view);
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
      <View statusId={id} poll={poll} onRetry={() => setView(fetchAgain)} />
    </Suspense>
  );
}

function PollMissing({ onRetry }: ViewProps) {
  return (
    <div className={styles.poll} role="alert">
      <p className={styles.facts}>
        <FormattedMessage id="polls.not_loaded" defaultMessage="The poll could not be loaded" />
        <Button size="small" onPress={onRetry}>
          <FormattedMessage id="general.retry" defaultMessage="Retry" />
        </Button>
      </p>
    </div>
  );
}
