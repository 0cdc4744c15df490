/** The keys of lists of posts and trends, with the labels of the buttons that they stand for. */
import { useIntl } from 'react-intl';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { messages } from '@/screens/moderation/messages';
import areaStyles from '@/screens/moderation/Moderation.module.css';
import styles from './Content.module.css';

export function ContentKeys({ selects }: { selects: boolean }) {
  const { formatMessage } = useIntl();
  const { singleKeyShortcuts } = useDisplayPreferences();
  if (!singleKeyShortcuts) return null;
  const keys = [
    ['j', '↓'],
    ['k', '↑'],
    ...(selects ? [['x', formatMessage(messages.select, { name: '…' })]] : []),
  ] as const;
  return (
    <div className={styles.keyBar}>
      <ul className={areaStyles.keys}>
        {keys.map(([key, label]) => (
          <li key={key}>
            <kbd>{key}</kbd> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
