/** Decodes the shoutbox: Phoenix frames, and the messages in them. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Shout } from '@/domain/talk/shout';
import type { WireShout } from '@/api/wire/chat';
import { createCollector } from '@/api/decode/engine/collector';
import { fieldsOf, idOf, isRecord, listOf, stringOf, textOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

/** The frame in the form of the client library. */
interface PhoenixFrame {
  join_ref: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Returns null for anything that is not a frame, instead of throwing. */
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

interface ShoutsAnswer {
  shouts: Shout[];
  entities: EntityBundle;
}

/** Decodes earlier messages, oldest first. */
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

/** Returns null for an unreadable message. */
export function decodeShout(payload: unknown): { shout: Shout; entities: EntityBundle } | null {
  const { shouts, entities } = decodeShouts({ messages: [payload] });
  const [shout] = shouts;
  return shout ? { shout, entities } : null;
}
