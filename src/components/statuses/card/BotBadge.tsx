/** Marks a status of an automated account. */
import { defineMessages, useIntl } from 'react-intl';
import type { User } from '@/domain/people/user';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { Icon } from '@/ui/icons/Icon';
import { BotIcon } from '@/ui/icons/icons';
import styles from './StatusHeader.module.css';

const messages = defineMessages({
  bot: { id: 'user_card.bot', defaultMessage: 'Bot' },
});

export function BotBadge({ author }: { author: User | undefined }) {
  const { hideBotIndication } = useDisplayPreferences();
  return author?.isBot && !hideBotIndication ? <Badge /> : null;
}

function Badge() {
  const label = useIntl().formatMessage(messages.bot);
  return (
    <span className={styles.bot} title={label} data-tip={label}>
      <Icon node={BotIcon} className={styles.scope} role="img" aria-label={label} />
    </span>
  );
}
