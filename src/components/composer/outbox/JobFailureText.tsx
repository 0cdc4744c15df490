/** The reason why a post could not be sent, and what the user can do about it. */
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { chainTexts } from '@/components/composer/chain/chainTexts';
import { isChain } from '@/domain/composer/chain/chain';
import type { Draft } from '@/domain/composer/draft';
import type { JobFailure } from '@/domain/composer/outbox';
import { ServerMessage } from '@/ui/text/ServerMessage';

const messages: Record<JobFailure['kind'], MessageDescriptor> = defineMessages({
  refused: { id: 'post_status.error_prefix', defaultMessage: 'Error: {detail}' },
  description: {
    id: 'post_status.media_description_error',
    defaultMessage: "Couldn't save a file's description, so nothing was posted: {detail}",
  },
  upload: {
    id: 'post_status.upload_missing_error',
    defaultMessage: "A file wasn't uploaded, so nothing was posted.",
  },
  unknown: {
    id: 'post_status.outcome_unknown_error',
    defaultMessage:
      "The server didn't answer, so this may or may not have been posted. Trying again checks for it first. {detail}",
  },
  chainGone: {
    id: 'chain.gone_error',
    defaultMessage:
      'The post this continues was deleted. If you post again, the rest starts a new thread.',
  },
  changed: {
    id: 'post_status.edited_meanwhile_error',
    defaultMessage:
      'This post has been edited since you opened it. Saving again will overwrite that edit.',
  },
  tooSoon: {
    id: 'scheduled.too_soon',
    defaultMessage: 'Choose a time at least 5 minutes from now',
  },
  published: {
    id: 'scheduled.published_error',
    defaultMessage:
      'The scheduled post has already been posted. Post this one too only if you want both.',
  },
  late: {
    id: 'post_status.late_error',
    defaultMessage: "This post waited too long and wasn't sent. Post it now if you still want to.",
  },
});

/** Says of a chain which of its posts it was. */
export function JobFailureText({ failure, draft }: { failure: JobFailure; draft: Draft }) {
  const detail = 'reason' in failure ? <ServerMessage text={failure.reason} /> : '';
  const error = <FormattedMessage {...messages[failure.kind]} values={{ detail }} />;
  if (!isChain(draft)) return error;
  const place = draft.sentParts.length + 1;
  return <FormattedMessage {...chainTexts.partError} values={{ place, error }} />;
}
