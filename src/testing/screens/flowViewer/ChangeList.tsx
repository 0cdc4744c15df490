/** The changes of an action in the state: path, old value and new value. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Difference } from '@/testing/format/stateDiff';
import styles from './ChangeList.module.css';

const kinds = defineMessages({
  added: { id: 'flow.added', defaultMessage: 'Added' },
  removed: { id: 'flow.removed', defaultMessage: 'Removed' },
  changed: { id: 'flow.changed', defaultMessage: 'Changed' },
}) satisfies Record<Difference['kind'], MessageDescriptor>;

const sides = defineMessages({
  before: { id: 'flow.before', defaultMessage: 'Before' },
  after: { id: 'flow.after', defaultMessage: 'After' },
});

interface Props {
  differences: readonly Difference[];
  /** Counts all changes, also those that are not listed. */
  count: number;
}

export function ChangeList({ differences, count }: Props) {
  if (count === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage id="flow.no_changes" defaultMessage="No changes" />
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <Change key={`${difference.kind} ${difference.path.join(' ')}`} difference={difference} />
        ))}
      </ul>
      {count > differences.length && (
        <p className={styles.none}>
          <FormattedMessage
            id="flow.more_changes"
            defaultMessage="{count, plural, one {# more change} other {# more changes}} not listed"
            values={{ count: count - differences.length }}
          />
        </p>
      )}
    </>
  );
}

function Change({ difference: { path, kind, before, after } }: { difference: Difference }) {
  const intl = useIntl();
  return (
    <li className={styles.change}>
      <p className={styles.head}>
        <span className={styles.kind} data-kind={kind}>
          {intl.formatMessage(kinds[kind])}
        </span>
        <code className={styles.path} dir="ltr">
          {path.join(' › ')}
        </code>
      </p>
      <dl className={styles.sides}>
        {kind !== 'added' && <Side side="before" value={before} />}
        {kind !== 'removed' && <Side side="after" value={after} />}
      </dl>
    </li>
  );
}

/** Longer values, in characters, are collapsed. */
const SHORT = 160;

function Side({ side, value }: { side: 'before' | 'after'; value: unknown }) {
  const intl = useIntl();
  const [unfolded, setUnfolded] = useState(false);
  const line = JSON.stringify(value) ?? 'undefined';
  const long = line.length > SHORT;
  const text = unfolded
    ? JSON.stringify(value, null, 2)
    : `${line.slice(0, SHORT)}${long ? '…' : ''}`;
  return (
    <div className={styles.side} data-side={side}>
      <dt>{intl.formatMessage(sides[side])}</dt>
      <dd>
        <code className={styles.value} dir="ltr">
          {text}
        </code>
        {long && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? (
              <FormattedMessage id="general.show_less" defaultMessage="Show less" />
            ) : (
              <FormattedMessage id="general.show_more" defaultMessage="Show more" />
            )}
          </button>
        )}
      </dd>
    </div>
  );
}
