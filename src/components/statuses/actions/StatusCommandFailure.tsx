/** The failure of an extra action: what was tried, what the server said, and what can be done. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { CommandFailure } from '@/domain/statuses/statusCommands';
import { useAppDispatch } from '@/hooks/store';
import { commandFailureDismissed } from '@/slices/statuses/statusCommands';
import { IconButton } from '@/ui/buttons/IconButton';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { CloseIcon } from '@/ui/icons/icons';
import styles from './StatusActions.module.css';

type Failure = Exclude<CommandFailure['about'], 'link' | 'part'>;

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

const textOf = ({ about, wanted }: CommandFailure): MessageDescriptor =>
  about === 'link' || about === 'part' ? messages[about] : failures[about][wanted ? 'on' : 'off'];

interface Props {
  statusId: string;
  commandFailure: CommandFailure;
}

export function StatusCommandFailure({ statusId, commandFailure }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.commandFailure} role="alert">
      <p>
        <FormattedMessage
          {...textOf(commandFailure)}
          values={{ detail: <ServerMessage text={commandFailure.reason} /> }}
        />
      </p>
      <IconButton
        label={intl.formatMessage(messages.close)}
        icon={CloseIcon}
        size="small"
        onPress={() => dispatch(commandFailureDismissed({ statusId }))}
      />
    </div>
  );
}
