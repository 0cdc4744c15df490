/** Error texts for files that failed to upload or were rejected. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Refusal, UploadFailure } from '@/domain/composer/upload';
import { fileSizeParts } from '@/ui/text/FileSize';

type Wording =
  | 'base'
  | 'message'
  | 'default'
  | 'tooBig'
  | 'tooLarge'
  | 'type'
  | 'empty'
  | 'gone'
  | 'pixels';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  base: { id: 'upload.error.base', defaultMessage: 'Upload failed.' },
  message: { id: 'upload.error.message', defaultMessage: 'Upload failed: {detail}' },
  default: { id: 'upload.error.default', defaultMessage: 'Try again later' },
  tooBig: {
    id: 'upload.error.file_too_big',
    defaultMessage: 'File too big [{filesize} {filesizeunit} / {allowedsize} {allowedsizeunit}]',
  },
  tooLarge: { id: 'upload.error.too_large', defaultMessage: 'The file is too big for this server' },
  type: { id: 'upload.error.type', defaultMessage: "This server doesn't accept this type of file" },
  pixels: {
    id: 'upload.error.pixels',
    defaultMessage: 'The image has {pixels} megapixels, and this server takes up to {most}',
  },
  empty: { id: 'upload.error.empty', defaultMessage: 'The file is empty' },
  gone: {
    id: 'upload.error.gone',
    defaultMessage: 'This browser no longer has the file. Remove it and add it again.',
  },
});

export function describeRefusal(refusal: Refusal & { size: number }, intl: IntlShape): string {
  return `${intl.formatMessage(messages.base)} ${reasonOf(refusal, intl)}`;
}

/** In millions. */
export const megapixels = (intl: IntlShape, pixels: number): string =>
  intl.formatNumber(pixels / 1_000_000, { maximumFractionDigits: 1 });

function reasonOf(refusal: Refusal & { size: number }, intl: IntlShape): string {
  if (refusal.why === 'too_many_pixels') {
    const pixels = megapixels(intl, refusal.pixels);
    return intl.formatMessage(messages.pixels, { pixels, most: megapixels(intl, refusal.most) });
  }
  if (refusal.why !== 'file_too_big') return intl.formatMessage(messages[refusal.why]);
  const size = fileSizeParts(intl, refusal.size);
  const allowed = fileSizeParts(intl, refusal.allowed);
  return intl.formatMessage(messages.tooBig, {
    filesize: size.amount,
    filesizeunit: size.unit,
    allowedsize: allowed.amount,
    allowedsizeunit: allowed.unit,
  });
}

export function describeUploadFailure(failure: UploadFailure, intl: IntlShape): string {
  const detail = failure.kind === 'other' ? failure.detail : '';
  if (detail !== '') return intl.formatMessage(messages.message, { detail });
  const why = failure.kind === 'other' ? messages.default : messages[failure.kind];
  return `${intl.formatMessage(messages.base)} ${intl.formatMessage(why)}`;
}
