/** Jumps to the newest message, and shows the number of new messages. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Badge } from '@/ui/feedback/Badge';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './ChatLog.module.css';

const messages: Record<'jump' | 'unseen', MessageDescriptor> = defineMessages({
  jump: { id: 'chats.jump_to_bottom', defaultMessage: 'Jump to latest message' },
  unseen: {
    id: 'chats.new_messages',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
  },
});

interface Props {
  count: number;
  onPress: () => void;
}

export function JumpButton({ count, onPress }: Props) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.jump);
  return (
    <button
      type="button"
      className={styles.jump}
      data-surface="raised"
      onClick={onPress}
      {...tooltipProps(label)}
    >
      <Icon node={ChevronDownIcon} className={styles.jumpIcon} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span className={styles.count}>
          <Badge
            count={count}
            tone="notification"
            label={intl.formatMessage(messages.unseen, { count })}
          />
        </span>
      )}
    </button>
  );
}
