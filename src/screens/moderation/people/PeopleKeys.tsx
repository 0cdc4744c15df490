/** The keys of a list of people, with the labels of the buttons that they stand for. */
import { useIntl } from 'react-intl';
import type { PeopleOffers } from '@/domain/admin/peopleOffers';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { messages } from '@/screens/moderation/messages';
import { words } from './messages';
import styles from './People.module.css';

interface Props {
  decides: boolean;
  offers: Pick<PeopleOffers, 'approves' | 'rejects'>;
}

export function PeopleKeys({ decides, offers }: Props) {
  const { formatMessage } = useIntl();
  const { singleKeyShortcuts } = useDisplayPreferences();
  if (!singleKeyShortcuts) return null;
  const keys = [
    ['j', '↓'],
    ['k', '↑'],
    ['Enter', formatMessage(messages.details)],
    ['x', formatMessage(messages.select, { name: '…' })],
    ...(decides && offers.approves ? [['a', formatMessage(words.approve)]] : []),
    ...(decides && offers.rejects ? [['r', formatMessage(words.reject)]] : []),
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
