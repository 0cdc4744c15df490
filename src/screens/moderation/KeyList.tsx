/** The keys of the queue, with the labels of the buttons that they stand for. */
import { useIntl } from 'react-intl';
import type { ReportOffers } from '@/domain/admin/reportQueue';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { messages, stateActions } from './messages';
import styles from './Moderation.module.css';

export function KeyList({ offers }: { offers: Pick<ReportOffers, 'assigns' | 'notes'> }) {
  const { formatMessage } = useIntl();
  const { singleKeyShortcuts } = useDisplayPreferences();
  if (!singleKeyShortcuts) return null;
  const keys = [
    ['j', '↓'],
    ['k', '↑'],
    ['Enter', formatMessage(messages.details)],
    ['x', formatMessage(messages.select, { name: '…' })],
    ['r', formatMessage(stateActions.resolved)],
    ...(offers.assigns ? [['a', formatMessage(messages.take)]] : []),
    ...(offers.notes ? [['n', formatMessage(messages.newNote)]] : []),
  ] as const;
  return (
    <ul className={styles.keys}>
      {keys.map(([key, label]) => (
        <li key={key}>
          <kbd>{key}</kbd> {label}
        </li>
      ))}
    </ul>
  );
}
