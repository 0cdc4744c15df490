/** Decodes scrobbles. */
import type { Scrobble } from '@/domain/statuses/scrobble';
import type { WireScrobble } from '@/api/wire/scrobble';
import { addressOf, fieldsOf, idOf, listOf, momentOf, textOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export function decodeScrobble(input: unknown): Scrobble | Refusal {
  const wire = fieldsOf<WireScrobble>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('scrobble', 'no id');
  return {
    id,
    createdAt: momentOf(wire.created_at) ?? '',
    title: textOf(wire.title),
    artist: textOf(wire.artist),
    album: textOf(wire.album),
    url: addressOf(wire.externalLink) ?? addressOf(wire.url),
  };
}

export const decodeScrobbles = (wires: unknown): Scrobble[] =>
  keepReadable(listOf(wires), decodeScrobble).items;
