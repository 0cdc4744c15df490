/** The reason why a post could not be sent, and what the user can do about it. */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { JobFailure } from '@/domain/composer/outbox';
import { ServerMessage } from '@/ui/text/ServerMessage';

const messages: Record<JobFailure['kind'], MessageDescriptor> = defineMessages({
  refused: { id: 'post_status.error_prefix', defaultMessage: 'Error: {detail}' },
  description: {
    id: 'post_status.media_description_error',
    defaultMessage: 'The description of a file could not be saved, so nothing was posted: {detail}',
  },
  upload: {
    id: 'post_status.upload_missing_error',
    defaultMessage: 'A file did not arrive at the server, so nothing was posted.',
  },
  unknown: {
    id: 'post_status.outcome_unknown_error',
    defaultMessage:
      'The server gave no answer, and it is not known whether this was posted. The next try begins with looking for it. {detail}',
  },
  changed: {
    id: 'post_status.edited_meanwhile_error',
    defaultMessage:
      'This post was edited elsewhere in the meantime. Saving again puts your version in place of that one.',
  },
  late: {
    id: 'post_status.late_error',
    defaultMessage: 'This waited for a long time and was not sent. Post it now if it still fits.',
  },
});

export function JobFailureText({ failure }: { failure: JobFailure }) {
  const detail = 'reason' in failure ? <ServerMessage text={failure.reason} /> : '';
  return <FormattedMessage {...messages[failure.kind]} values={{ detail }} />;
}
