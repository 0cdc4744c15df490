/** Labels of attached files. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Attachment, MediaKind } from '@/domain/statuses/status';
import {
  AudioIcon,
  FileIcon,
  VideoIcon,
  FlashIcon,
  MediaIcon,
  type IconNode,
} from '@/ui/icons/icons';

const kindNames = defineMessages({
  image: { id: 'file_type.image', defaultMessage: 'Image' },
  video: { id: 'file_type.video', defaultMessage: 'Video' },
  audio: { id: 'file_type.audio', defaultMessage: 'Audio' },
  flash: { id: 'general.flash_content', defaultMessage: 'Flash content' },
  unknown: { id: 'file_type.file', defaultMessage: 'File' },
}) satisfies Record<MediaKind, MessageDescriptor>;

export const kindIcons: Record<MediaKind, IconNode> = {
  image: MediaIcon,
  video: VideoIcon,
  audio: AudioIcon,
  flash: FlashIcon,
  unknown: FileIcon,
};

const messages: Record<'open' | 'play' | 'describe', MessageDescriptor> = defineMessages({
  open: { id: 'status.open_attachment', defaultMessage: 'Open attachment {number}: {what}' },
  play: { id: 'status.play_attachment', defaultMessage: 'Play attachment {number}: {what}' },
  describe: {
    id: 'status.attachment_description',
    defaultMessage: 'ALT: description of attachment {number}',
  },
});

export const kindName = (intl: IntlShape, { kind }: Attachment): string =>
  intl.formatMessage(kindNames[kind]);

/** The file's description; empty if there is none. */
export const descriptionOf = (file: Attachment): string =>
  file.description.trim() || (file.oembed?.title ?? '').trim();

/** The file's description, else its kind. */
export const mediaLabel = (intl: IntlShape, file: Attachment): string =>
  descriptionOf(file) || kindName(intl, file);

/** Like `mediaLabel`, but for lists of files, where a file name says more than the kind. */
export const titleOf = (intl: IntlShape, file: Attachment): string =>
  descriptionOf(file) || (file.fileName ?? kindName(intl, file));

export const openLabel = (intl: IntlShape, file: Attachment, at: number): string =>
  intl.formatMessage(messages.open, { number: at + 1, what: mediaLabel(intl, file) });

export const playLabel = (intl: IntlShape, file: Attachment, at: number): string =>
  intl.formatMessage(messages.play, { number: at + 1, what: mediaLabel(intl, file) });

export const describeLabel = (intl: IntlShape, at: number): string =>
  intl.formatMessage(messages.describe, { number: at + 1 });
