/** Expands and collapses the thread under a card. A single element, as most cards have one. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { threadFolded, threadUnfolded } from '@/slices/statuses/threadViews';
import { pressProps } from '@/ui/buttons/press';
import styles from './ThreadToggle.module.css';

const messages = defineMessages({
  unfold: { id: 'status.conversation_unfold', defaultMessage: 'Show conversation' },
  fold: { id: 'status.conversation_fold', defaultMessage: 'Hide conversation' },
});

interface Props {
  statusId: string;
  unfolded: boolean;
}

export function ThreadToggle({ statusId, unfolded }: Props) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const label = intl.formatMessage(unfolded ? messages.fold : messages.unfold);
  const onPress = () => dispatch((unfolded ? threadFolded : threadUnfolded)({ statusId }));
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-expanded={unfolded}
      {...pressProps({ onPress }, label)}
    />
  );
}
