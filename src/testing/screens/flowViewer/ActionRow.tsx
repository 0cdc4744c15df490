/** One action: its number, its type, its origin and its time. */
import { defineMessages, useIntl } from 'react-intl';
import type { FlowRow } from '@/testing/state/slices/flowViewer';
import { customProperties } from '@/ui/structure/customProperties';
import styles from './ActionList.module.css';

const messages = defineMessages({
  page: { id: 'flow.by_page', defaultMessage: 'Page' },
  saga: { id: 'flow.by_saga', defaultMessage: 'Saga' },
});

interface Props {
  id: string;
  row: FlowRow;
  /** Its number, from 0. */
  place: number;
  /** Its index among the listed rows, and their number. */
  index: number;
  count: number;
  selected: boolean;
  onPress: () => void;
}

export function ActionRow({ id, row, place, index, count, selected, onPress }: Props) {
  const intl = useIntl();
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={styles.row}
      style={customProperties({ '--row': index })}
      // Keeps the focus in the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span className={styles.number}>{intl.formatNumber(place + 1)}</span>
      <code className={styles.type} title={row.type}>
        {row.type}
      </code>
      <span className={styles.by} data-by={row.by}>
        {intl.formatMessage(messages[row.by])}
      </span>
      <span className={styles.time}>
        {intl.formatNumber(row.at / 1_000, {
          style: 'unit',
          unit: 'second',
          unitDisplay: 'narrow',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        })}
      </span>
    </button>
  );
}
