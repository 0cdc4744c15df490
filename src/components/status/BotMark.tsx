/** Says that nobody in person wrote it. */
import { defineMessages, useIntl } from 'react-intl';
import type { User } from '@/domain/user';
import { useReading } from '@/hooks/useReading';
import { BotIcon } from '@/ui/icons';
import styles from './StatusHeader.module.css';

const messages = defineMessages({
  bot: { id: 'user_card.bot', defaultMessage: 'Bot' },
});

export function BotMark({ author }: { author: User | undefined }) {
  const { hideBotIndication } = useReading();
  return author?.isBot && !hideBotIndication ? <Mark /> : null;
}

function Mark() {
  const label = useIntl().formatMessage(messages.bot);
  return (
    <span className={styles.bot} title={label} data-tip={label}>
      <BotIcon className={styles.scope} role="img" aria-label={label} />
    </span>
  );
}
