/** Chooses all requests or none, and answers the chosen ones at once. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RequestAnswer } from '@/domain/notifications/notificationRequests';
import { useAppDispatch } from '@/hooks/store';
import { notificationRequestsAnswered } from '@/slices/notifications/notificationRequests';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import styles from './NotificationRequests.module.css';

const messages = defineMessages({
  none: { id: 'crowd.choose_first', defaultMessage: 'Select people first' },
});

interface Props {
  /** Those that can be chosen. */
  open: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

export function AnswerBar({ open, chosen, onChoose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isAll = open.length > 0 && chosen.length === open.length;
  const disabledReason = chosen.length > 0 ? null : intl.formatMessage(messages.none);
  const give = (answer: RequestAnswer) => () => {
    dispatch(notificationRequestsAnswered({ ids: chosen, answer }));
    onChoose([]);
  };
  return (
    <div className={styles.bar} data-surface="raised">
      <Checkbox
        label={<FormattedMessage id="selectable_list.select_all" defaultMessage="Select all" />}
        checked={isAll}
        mixed={chosen.length > 0 && !isAll}
        disabled={open.length === 0}
        onChange={() => onChoose(isAll ? [] : open)}
      />
      <div className={styles.answers}>
        <Button size="small" disabledReason={disabledReason} onPress={give('accepted')}>
          <FormattedMessage
            id="notifications.requests_accept_chosen"
            defaultMessage="{count, plural, =0 {Accept} one {Accept (#)} other {Accept (#)}}"
            values={{ count: chosen.length }}
          />
        </Button>
        <Button size="small" disabledReason={disabledReason} onPress={give('dismissed')}>
          <FormattedMessage
            id="notifications.requests_dismiss_chosen"
            defaultMessage="{count, plural, =0 {Dismiss} one {Dismiss (#)} other {Dismiss (#)}}"
            values={{ count: chosen.length }}
          />
        </Button>
      </div>
    </div>
  );
}
