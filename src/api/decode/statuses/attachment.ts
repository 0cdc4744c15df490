/** Decodes attachments of statuses and chat messages: files and link previews. */
import type {
  Attachment,
  LinkAuthor,
  LinkCard,
  MediaFocus,
  MediaKind,
  MediaMeta,
} from '@/domain/statuses/status';
import type { WireAttachment, WireCard } from '@/api/wire/status';
import { cleanHtml } from '@/api/decode/engine/html';
import {
  addressOf,
  countOf,
  fieldsOf,
  idOf,
  listOf,
  numberOf,
  stringOf,
  textOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export const decodeAttachments = (wires: unknown): Attachment[] =>
  keepReadable(listOf(wires), decodeAttachment).items;

export function decodeAttachment(input: unknown): Attachment | Refusal {
  const wire = fieldsOf<WireAttachment>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('attachment', 'no id');
  const pleroma = fieldsOf<NonNullable<WireAttachment['pleroma']>>(wire.pleroma);
  const mimeType = textOf(pleroma.mime_type).toLowerCase();
  const url = addressOf(wire.url);
  const thumbUrl = addressOf(wire.preview_url) ?? url;
  return {
    id,
    kind: kindOf(mimeType, wire.type),
    mimeType,
    fileName: stringOf(pleroma.name),
    url,
    thumbUrl,
    // These servers make at most one smaller version.
    largeThumbUrl: thumbUrl,
    description: textOf(wire.description),
    blurhash: stringOf(wire.blurhash),
    meta: decodeMeta(wire),
    oembed: decodeOembed(wire.oembed),
  };
}

type WireMeta = NonNullable<WireAttachment['meta']>;

function decodeMeta(wire: Distrusted<WireAttachment>): MediaMeta {
  const meta = fieldsOf<WireMeta>(wire.meta);
  const original = fieldsOf<NonNullable<WireMeta['original']>>(meta.original);
  const seconds = numberOf(original.duration, null) ?? numberOf(meta.duration, null);
  const focus = focusOf(fieldsOf(meta.focus));
  return {
    ...(sizeOf(original) ?? sizeOf(fieldsOf(meta.small)) ?? { width: null, height: null }),
    duration: seconds !== null && seconds > 0 ? seconds : null,
    loops: wire.type === 'gifv',
    ...(focus && { focus }),
  };
}

/** Returns null for the middle, too: most servers name it for every picture. */
function focusOf({ x, y }: Distrusted<MediaFocus>): MediaFocus | null {
  const [across = 0, up = 0] = [x, y].map((side) => Math.min(1, Math.max(-1, numberOf(side, 0))));
  return across === 0 && up === 0 ? null : { x: across, y: up };
}

/** Reads both sides; one alone says nothing about the shape. */
function sizeOf(input: Distrusted<{ width: number; height: number }>) {
  const width = countOf(input.width, 0);
  const height = countOf(input.height, 0);
  return width > 0 && height > 0 ? { width, height } : null;
}

function decodeOembed(input: unknown): Attachment['oembed'] {
  const wire = fieldsOf<NonNullable<WireAttachment['oembed']>>(input);
  const title = textOf(wire.title);
  const html = cleanHtml(wire.oembedHTML ?? wire.html);
  return title === '' && html === '' ? null : { title, html };
}

/** Returns the kind of media; the full type, if sent, overrides the coarse one. */
function kindOf(mimeType: string, type: unknown): MediaKind {
  if (mimeType === 'application/x-shockwave-flash') return 'flash';
  const word = mimeType === '' ? type : mimeType.split('/')[0];
  switch (word) {
    case 'image':
    case 'video':
    case 'audio':
      return word;
    // A silent video that loops.
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
  const authors = listOf(wire.authors).flatMap(decodeAuthor);
  const plays = playerOf(wire, url);
  return {
    url,
    title: textOf(wire.title),
    description: textOf(wire.description),
    imageUrl: addressOf(wire.image),
    imageDescription: textOf(wire.image_description),
    providerName: stringOf(wire.provider_name) ?? new URL(url).host,
    ...(plays && { plays }),
    ...(authors.length > 0 && { authors }),
  };
}

/** Mastodon tells the kind of page; Pleroma passes on what the page says about itself. */
function playerOf(
  { type, html, embed_url: frame, pleroma }: Distrusted<WireCard>,
  page: string,
): string | boolean {
  if (type === 'video' || type === 'rich') return Boolean(html || frame);
  const { opengraph } = fieldsOf<NonNullable<WireCard['pleroma']>>(pleroma);
  const { video, audio } = fieldsOf<Record<string, unknown>>(opengraph);
  return addressOf(audio, page) ?? Boolean(video || audio);
}

/** The accounts themselves are rows of people, which the collector adds. */
function decodeAuthor(input: unknown): LinkAuthor[] {
  const { name, url, account } = fieldsOf<NonNullable<WireCard['authors']>[number]>(input);
  const userId = idOf(fieldsOf<{ id: string }>(account).id);
  const shown = textOf(name);
  return userId === null && shown === '' ? [] : [{ userId, name: shown, url: addressOf(url) }];
}
