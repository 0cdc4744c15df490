/** A collapsed status: says whose it is and why it is collapsed, and can expand it. */
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';
import type { HiddenReason } from '@/domain/timelines/filtering';
import { useAppDispatch } from '@/hooks/store';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { MuteIcon } from '@/ui/icons/icons';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { ReasonText } from './ReasonText';
import styles from './MutedStatus.module.css';

interface Props {
  status: Status;
  author: User | undefined;
  /** The strongest first. */
  reasons: readonly HiddenReason[];
  position?: FeedPosition;
  /** Actions on the row. */
  corner?: ReactNode;
  /** Content that belongs to the position and not to the status: links to its replies. */
  children?: ReactNode;
}

export function MutedStatus({ status, author, reasons, position, corner, children }: Props) {
  const dispatch = useAppDispatch();
  const id = useId();
  const statusId = status.id;
  const saysWho = reasons.some((one) => 'userId' in one && one.userId === status.userId);
  const unmute = () => dispatch(cardViewChanged({ statusId, changes: { unmuted: true } }));
  return (
    <article
      className={styles.muted}
      data-status-id={statusId}
      tabIndex={0}
      aria-labelledby={id}
      {...feedPosition(position)}
    >
      <Icon node={MuteIcon} className={styles.icon} aria-hidden />
      <p id={id} className={styles.words}>
        {!saysWho && (
          <bdi className={styles.author}>
            {author ? (
              `@${author.shownScreenName}`
            ) : (
              <FormattedMessage id="status.unknown_author" defaultMessage="Unknown author" />
            )}
          </bdi>
        )}
        {reasons.map((reason, at) => (
          <span key={at} className={styles.reason}>
            <ReasonText reason={reason} />
          </span>
        ))}
      </p>
      <Button tone="quiet" size="small" onPress={unmute}>
        <FormattedMessage id="status.unmute" defaultMessage="Show post" />
      </Button>
      {corner}
      {children && <div className={styles.below}>{children}</div>}
    </article>
  );
}
