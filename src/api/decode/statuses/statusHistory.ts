/** Decodes the versions of a status, and the source of the newest one. */
import type { StatusSource, StatusVersion } from '@/domain/statuses/statusVersion';
import type { WireStatusEdit, WireStatusSource } from '@/api/wire/status';
import { decodeAttachments } from './attachment';
import { decodeEmoji } from '@/api/decode/composer/emoji';
import { cleanHtml } from '@/api/decode/engine/html';
import {
  fieldsOf,
  flagOf,
  idOf,
  isRecord,
  listOf,
  momentOf,
  stringOf,
  textOf,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

/** Decodes versions, oldest first as sent. They have no ids and never enter the tables. */
export const decodeHistory = (input: readonly unknown[]): StatusVersion[] =>
  keepReadable(input, decodeVersion).items;

function decodeVersion(input: unknown): StatusVersion | Refusal {
  if (!isRecord(input)) return refuse('version', 'no object');
  const wire = fieldsOf<WireStatusEdit>(input);
  return {
    createdAt: momentOf(wire.created_at) ?? '',
    html: cleanHtml(wire.content),
    summary: textOf(wire.spoiler_text),
    sensitive: flagOf(wire.sensitive),
    media: decodeAttachments(wire.media_attachments),
    emoji: decodeEmoji(wire.emojis),
    pollOptions: listOf(fieldsOf<{ options: unknown }>(wire.poll).options).flatMap((option) => {
      const title = stringOf(fieldsOf<{ title: string }>(option).title);
      return title === null ? [] : [title];
    }),
  };
}

export function decodeSource(input: unknown): StatusSource | Refusal {
  const wire = fieldsOf<WireStatusSource>(input);
  if (idOf(wire.id) === null || typeof wire.text !== 'string') return refuse('source', 'no text');
  return {
    text: wire.text,
    subject: textOf(wire.spoiler_text),
    contentType: stringOf(wire.content_type),
  };
}
