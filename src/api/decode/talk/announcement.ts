/** Decodes announcements. */
import type { Announcement } from '@/domain/talk/announcement';
import type { WireAnnouncement } from '@/api/wire/announcement';
import { decodeEmoji } from '@/api/decode/composer/emoji';
import { decodeReactions } from '@/api/decode/statuses/statusRow';
import { cleanHtml } from '@/api/decode/engine/html';
import { fieldsOf, flagOf, idOf, listOf, momentOf, stringOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export function decodeAnnouncement(input: unknown): Announcement | Refusal {
  const wire = fieldsOf<WireAnnouncement>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('announcement', 'no id');
  return {
    id,
    html: cleanHtml(wire.content),
    rawContent: stringOf(fieldsOf<{ raw_content: string }>(wire.pleroma).raw_content),
    startsAt: momentOf(wire.starts_at),
    endsAt: momentOf(wire.ends_at),
    allDay: flagOf(wire.all_day),
    publishedAt: momentOf(wire.published_at) ?? '',
    read: flagOf(wire.read),
    inactive: false,
    emoji: decodeEmoji(wire.emojis),
    reactions: decodeReactions(wire.reactions),
  };
}

export const decodeAnnouncements = (wires: unknown): Announcement[] =>
  keepReadable(listOf(wires), decodeAnnouncement).items;
