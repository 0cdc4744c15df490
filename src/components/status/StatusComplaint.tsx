/** What came of an extra action that failed: what was wanted, what the server said, and a way on. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Complaint } from '@/domain/statusActions';
import { useAppDispatch } from '@/hooks/store';
import { complaintDismissed } from '@/slices/statusActions';
import { IconButton } from '@/ui/IconButton';
import { ServerWords } from '@/ui/ServerWords';
import { CloseIcon } from '@/ui/icons';
import styles from './StatusActions.module.css';

type Failure = Exclude<Complaint['about'], 'link' | 'part'>;

const failures: Record<Failure, Record<'on' | 'off', MessageDescriptor>> = {
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
};

const messages: Record<'link' | 'part' | 'close', MessageDescriptor> = defineMessages({
  link: {
    id: 'status.copy_link_error',
    defaultMessage: 'The link could not be copied: {detail}',
  },
  part: {
    id: 'status.part_error',
    defaultMessage: 'What should open here could not be loaded. Please try again.',
  },
  close: { id: 'general.close', defaultMessage: 'Close' },
});

const textOf = ({ about, wanted }: Complaint): MessageDescriptor =>
  about === 'link' || about === 'part' ? messages[about] : failures[about][wanted ? 'on' : 'off'];

interface Props {
  statusId: string;
  complaint: Complaint;
}

export function StatusComplaint({ statusId, complaint }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.complaint} role="alert">
      <p>
        <FormattedMessage
          {...textOf(complaint)}
          values={{ detail: <ServerWords text={complaint.reason} /> }}
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
