/** Turns what the shoutbox says into ours: the frames of Phoenix, and the texts in them. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Shout } from '@/domain/talk/shout';
import type { WireShout } from '@/api/wire/chat';
import { createCollector } from '@/api/decode/engine/collector';
import { fieldsOf, idOf, isRecord, listOf, stringOf, textOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

/** As the client library wants it. */
export interface PhoenixFrame {
  join_ref: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Null for what is no frame: that is nothing to fall over. */
export function decodePhoenixFrame(text: unknown): PhoenixFrame | null {
  const parts = listOf(parsed(text));
  const [joinRef, ref, topic, event, payload] = parts;
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return {
    join_ref: idOf(joinRef),
    ref: idOf(ref),
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface ShoutsAnswer {
  shouts: Shout[];
  entities: EntityBundle;
}

/** What was said before, the oldest first. */
export function decodeShouts(payload: unknown): ShoutsAnswer {
  const collector = createCollector();
  const { messages } = fieldsOf<{ messages: unknown }>(payload);
  const shouts = keepReadable(listOf(messages), (input): Shout | Refusal => {
    const wire = fieldsOf<WireShout>(input);
    const id = idOf(wire.id);
    if (id === null || stringOf(wire.text) === null) return refuse('shout', 'no id, or no text');
    const userId = collector.addUser(wire.author);
    return isRefusal(userId) ? userId : { id, userId, text: textOf(wire.text) };
  }).items;
  return { shouts, entities: collector.bundle() };
}

/** Null when it cannot be read. */
export function decodeShout(payload: unknown): { shout: Shout; entities: EntityBundle } | null {
  const { shouts, entities } = decodeShouts({ messages: [payload] });
  const [shout] = shouts;
  return shout ? { shout, entities } : null;
}
