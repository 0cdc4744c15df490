/** What hangs on statuses and chat messages: files and link previews. */
import type { Attachment, LinkCard, MediaKind } from '@/domain/status';
import type { WireAttachment, WireCard } from '@/api/wire/status';
import { addressOf, countOf, fieldsOf, idOf, listOf, stringOf, textOf } from './read';
import { keepReadable, refuse, type Refusal } from './refusal';

export const decodeAttachments = (wires: unknown): Attachment[] =>
  keepReadable(listOf(wires), decodeAttachment).items;

export function decodeAttachment(input: unknown): Attachment | Refusal {
  const wire = fieldsOf<WireAttachment>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('attachment', 'no id');
  const pleroma = fieldsOf<NonNullable<WireAttachment['pleroma']>>(wire.pleroma);
  const meta = fieldsOf<NonNullable<WireAttachment['meta']>>(wire.meta);
  const size = fieldsOf<{ width: number; height: number }>(meta.original);
  const mimeType = textOf(pleroma.mime_type).toLowerCase();
  const url = addressOf(wire.url);
  return {
    id,
    kind: kindOf(mimeType, wire.type),
    mimeType,
    fileName: stringOf(pleroma.name),
    url,
    previewUrl: addressOf(wire.preview_url) ?? url,
    description: textOf(wire.description),
    blurhash: stringOf(wire.blurhash),
    width: countOf(size.width, null) || null,
    height: countOf(size.height, null) || null,
  };
}

/** The full type, where it is told, goes before the coarse one. */
function kindOf(mimeType: string, type: unknown): MediaKind {
  if (mimeType === 'application/x-shockwave-flash') return 'flash';
  const word = mimeType === '' ? type : mimeType.split('/')[0];
  switch (word) {
    case 'image':
    case 'video':
    case 'audio':
      return word;
    // A film without sound that plays over and over.
    case 'gifv':
      return 'video';
    default:
      return 'unknown';
  }
}

export function decodeCard(input: unknown): LinkCard | null {
  const wire = fieldsOf<WireCard>(input);
  const url = addressOf(wire.url);
  if (url === null) return null;
  return {
    url,
    title: textOf(wire.title),
    description: textOf(wire.description),
    imageUrl: addressOf(wire.image),
    imageDescription: textOf(wire.image_description),
    providerName: stringOf(wire.provider_name) ?? new URL(url).host,
  };
}
