/** What came of an extra action that failed: what was wanted, what the server said, and a way on. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Complaint } from '@/domain/statusActions';
import { useAppDispatch } from '@/hooks/store';
import { complaintDismissed } from '@/slices/statusActions';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import styles from './StatusActions.module.css';

type Wordings = Record<Complaint['about'], Record<'on' | 'off', MessageDescriptor>>;

const failures: Wordings = {
  pinned: defineMessages({
    on: { id: 'status.pin_error', defaultMessage: 'It could not be pinned: {detail}' },
    off: { id: 'status.unpin_error', defaultMessage: 'It could not be unpinned: {detail}' },
  }),
  threadMuted: defineMessages({
    on: {
      id: 'status.mute_error',
      defaultMessage: 'The conversation could not be muted: {detail}',
    },
    off: {
      id: 'status.unmute_error',
      defaultMessage: 'The conversation could not be unmuted: {detail}',
    },
  }),
  bookmarked: defineMessages({
    on: { id: 'status.bookmark_error', defaultMessage: 'It could not be bookmarked: {detail}' },
    off: {
      id: 'status.unbookmark_error',
      defaultMessage: 'The bookmark could not be removed: {detail}',
    },
  }),
  link: defineMessages({
    on: {
      id: 'status.copy_link_error',
      defaultMessage: 'The link could not be copied: {detail}',
    },
    off: {
      id: 'status.copy_link_error',
      defaultMessage: 'The link could not be copied: {detail}',
    },
  }),
};

const messages = defineMessages({
  close: { id: 'general.close', defaultMessage: 'Close' },
});

interface Props {
  statusId: string;
  complaint: Complaint;
}

export function StatusComplaint({ statusId, complaint }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { about, wanted, reason } = complaint;
  return (
    <div className={styles.complaint} role="alert">
      <p>
        <FormattedMessage
          {...failures[about][wanted ? 'on' : 'off']}
          values={{ detail: <bdi>{reason}</bdi> }}
        />
      </p>
      <IconButton
        label={intl.formatMessage(messages.close)}
        icon={CloseIcon}
        size="small"
        onPress={() => dispatch(complaintDismissed({ statusId }))}
      />
    </div>
  );
}
