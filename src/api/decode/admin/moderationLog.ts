/** Decodes the log of moderation, whose entries differ from action to action. */
import type { LogEntry, LogSubject } from '@/domain/admin/moderationLog';
import { countOf, fieldsOf, idOf, isRecord, listOf, stringOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireLogEntry {
  id?: number;
  data: Record<string, unknown>;
  /** Seconds since 1970. */
  time: number;
  message: string;
}

interface WireLogUser {
  id?: string;
  nickname: string;
  type?: string;
}

export interface LogPage {
  entries: LogEntry[];
  total: number;
}

export function decodeLogPage(items: readonly unknown[], total: unknown): LogPage {
  const entries = keepReadable(items, decodeEntry).items;
  return { entries, total: countOf(total, entries.length) };
}

/** The latest moment that a date can hold. */
const LATEST = 8_640_000_000_000;

function decodeEntry(input: unknown): LogEntry | Refusal {
  const wire = fieldsOf<WireLogEntry>(input);
  const message = stringOf(wire.message);
  if (message === null) return refuse('log entry', 'no message');
  const data = isRecord(wire.data) ? wire.data : {};
  const time = countOf(wire.time, null);
  const at = time === null || time > LATEST ? null : new Date(time * 1_000).toISOString();
  const { id, nickname } = fieldsOf<WireLogUser>(data.actor);
  const name = stringOf(nickname);
  return {
    // Older servers send no id.
    id: idOf(wire.id) ?? `${String(time)} ${message}`,
    actor: name === null ? null : { id: idOf(id), name },
    message,
    at,
    subjects: subjectsOf(data),
  };
}

/** Each subject once, in the server's order. */
function subjectsOf(data: Record<string, unknown>): LogSubject[] {
  const { subject, subjects, subject_actor, followed, follower, nicknames, action } = data;
  const found = [subject, subjects, subject_actor, follower, followed]
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .map(subjectOf);
  const tagged = listOf(nicknames).map((nickname) => subjectOf({ nickname }));
  const statusId = action === 'status_delete' ? null : idOf(data.subject_id);
  const named = statusId === null || action === 'chat_message_delete' ? [] : [statusId];
  const all = [
    ...found,
    ...tagged,
    ...named.map((id): LogSubject => ({ kind: 'status', id, name: null })),
  ].filter((one) => one !== null);
  return [...new Map(all.map((one) => [`${one.kind} ${one.id} ${one.name ?? ''}`, one])).values()];
}

function subjectOf(input: unknown): LogSubject | null {
  const { id: wireId, nickname, type } = fieldsOf<WireLogUser>(input);
  const id = idOf(wireId);
  const name = stringOf(nickname);
  if (name !== null) return { kind: 'user', id: id ?? '', name };
  if (id === null || (type !== 'status' && type !== 'report')) return null;
  return { kind: type, id, name: null };
}
