/** Texts for the reasons why a draft cannot be posted. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { chainTexts } from '@/components/composer/chain/chainTexts';
import type { DraftError } from '@/domain/composer/draftValidation';

const messages: Record<Exclude<DraftError['kind'], 'busy'>, MessageDescriptor> = defineMessages({
  signedOut: { id: 'post_status.signed_out', defaultMessage: 'Log in to post this' },
  picking: {
    id: 'post_status.picker_open',
    defaultMessage: 'Close the emoji picker first',
  },
  uploading: { id: 'post_status.uploading', defaultMessage: 'Files are still uploading' },
  fileMissing: {
    id: 'post_status.file_missing',
    defaultMessage: "A file wasn't uploaded: retry or remove it",
  },
  empty: {
    id: 'post_status.empty_status_error',
    defaultMessage: "Can't post an empty status with no files",
  },
  tooLong: {
    id: 'post_status.too_long',
    defaultMessage:
      '{over, plural, one {# character over the limit} other {# characters over the limit}}',
  },
  fewOptions: {
    id: 'polls.not_enough_options',
    defaultMessage: 'Too few unique options in poll',
  },
  tooSoon: {
    id: 'scheduled.too_soon',
    defaultMessage: 'Choose a time at least 5 minutes from now',
  },
  chainScheduled: {
    id: 'chain.not_scheduled',
    defaultMessage: 'Only a single post can be scheduled',
  },
  undescribed: {
    id: 'post_status.describe_first',
    defaultMessage:
      '{count, plural, one {A file needs a description} other {# files need a description}}',
  },
});

/** Null while it is being sent, which the button itself shows. */
export function describeDraftError(error: DraftError | null, intl: IntlShape): string | null {
  if (error === null || error.kind === 'busy') return null;
  const { kind, part, ...values } = error;
  const reason = intl.formatMessage(messages[kind], values);
  if (part === undefined) return reason;
  return intl.formatMessage(chainTexts.partError, { place: part + 1, error: reason });
}
