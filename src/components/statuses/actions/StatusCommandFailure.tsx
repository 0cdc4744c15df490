/** The failure of an extra action: what was tried, what the server said, and what can be done. */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { CommandFailure } from '@/domain/statuses/commandFailure';
import { useAppDispatch } from '@/hooks/store';
import { commandFailureDismissed } from '@/slices/statuses/statusCommands';
import { IconButton } from '@/ui/buttons/IconButton';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { CloseIcon } from '@/ui/icons/icons';
import styles from './StatusActions.module.css';

type Failure = Exclude<CommandFailure['about'], 'link' | 'part'>;

const failures: Record<Failure, Record<'on' | 'off', MessageDescriptor>> = {
  pinned: defineMessages({
    on: { id: 'status.pin_error', defaultMessage: "Couldn't pin this post: {detail}" },
    off: { id: 'status.unpin_error', defaultMessage: "Couldn't unpin this post: {detail}" },
  }),
  threadMuted: defineMessages({
    on: {
      id: 'status.mute_error',
      defaultMessage: "Couldn't mute the conversation: {detail}",
    },
    off: {
      id: 'status.unmute_error',
      defaultMessage: "Couldn't unmute the conversation: {detail}",
    },
  }),
  bookmarked: defineMessages({
    on: { id: 'status.bookmark_error', defaultMessage: "Couldn't bookmark this post: {detail}" },
    off: {
      id: 'status.unbookmark_error',
      defaultMessage: "Couldn't remove the bookmark: {detail}",
    },
  }),
};

const messages: Record<'link' | 'part' | 'close', MessageDescriptor> = defineMessages({
  link: {
    id: 'status.copy_link_error',
    defaultMessage: "Couldn't copy the link: {detail}",
  },
  part: {
    id: 'status.part_error',
    defaultMessage: "Couldn't open this. Try again.",
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
