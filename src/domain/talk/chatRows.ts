/**
 * Arranges a chat's messages: a line above the first of each day, messages of one person within a
 * minute close together, and all in blocks that stay stable when others are added before or after
 * them.
 */
import { isShallowEqual } from '@/lib/values/isShallowEqual';

/** The fields of a message that decide its place. */
export interface Placeable {
  id: string;
  /** An own message's id before the server assigned one. */
  fakeId: string | null;
  userId: string;
  createdAt: string;
}

/** Returns a message's permanent key. */
export const rowKey = ({ id, fakeId }: Placeable): string => fakeId ?? id;

/** A message's relation to its neighbours. */
export interface Placing {
  startsDay: boolean;
  /** Another person or minute than the previous message. */
  startsGroup: boolean;
  endsGroup: boolean;
}

const MINUTE = 60_000;

/** The approximate number of rows in a block. */
const BLOCK = 24;

const dayOf = ({ createdAt }: Placeable): string => new Date(createdAt).toDateString();

const minuteOf = ({ createdAt }: Placeable): number =>
  Math.floor(new Date(createdAt).getTime() / MINUTE);

function belongTogether(one: Placeable | undefined, other: Placeable | undefined): boolean {
  if (!one || !other) return false;
  return one.userId === other.userId && minuteOf(one) === minuteOf(other);
}

/** `before` and `after` are its neighbours, if any. */
export function placingOf(
  message: Placeable,
  before: Placeable | undefined,
  after: Placeable | undefined,
): Placing {
  return {
    startsDay: before === undefined || dayOf(before) !== dayOf(message),
    startsGroup: !belongTogether(before, message),
    endsGroup: !belongTogether(message, after),
  };
}

export interface Block<Message> {
  /** Stable as long as the block keeps one of its messages. */
  key: string;
  messages: readonly Message[];
  /** The neighbours of its first and last message. */
  before: Message | undefined;
  after: Message | undefined;
}

type Blocks<Message> = (messages: readonly Message[], first?: string | null) => Block<Message>[];

/**
 * Creates the blocks of one chat. A hash of a message's key decides if it starts a block, so that a
 * page above changes at most one block, and new messages below another; `first` always starts one.
 * Unchanged blocks keep their identity.
 */
export function makeBlocks<Message extends Placeable>(): Blocks<Message> {
  let last = new Map<string, Block<Message>>();
  let blockOf = new Map<string, string>();

  return (messages, first = null) => {
    const begins = (key: string) => key === first || beginsBlock(key);
    const starts = messages.flatMap((message, at) =>
      at === 0 || begins(rowKey(message)) ? [at] : [],
    );
    const blocks = new Map<string, Block<Message>>();
    const keys = new Map<string, string>();
    starts.forEach((start, at) => {
      const end = starts[at + 1] ?? messages.length;
      const part = messages.slice(start, end);
      const rows = part.map(rowKey);
      const known = rows.map((row) => blockOf.get(row)).find((key) => key && !blocks.has(key));
      const key = known ?? rows[0] ?? '';
      const block = { key, messages: part, before: messages[start - 1], after: messages[end] };
      const before = last.get(key);
      blocks.set(key, before && isSame(before, block) ? before : block);
      rows.forEach((row) => keys.set(row, key));
    });
    last = blocks;
    blockOf = keys;
    return [...blocks.values()];
  };
}

function isSame<Message extends Placeable>(one: Block<Message>, other: Block<Message>): boolean {
  return (
    isShallowEqual(one.messages, other.messages) &&
    isSamePlace(one.before, other.before) &&
    isSamePlace(one.after, other.after)
  );
}

/** Compares neighbours by author and time. */
const isSamePlace = (one: Placeable | undefined, other: Placeable | undefined): boolean =>
  one?.userId === other?.userId && one?.createdAt === other?.createdAt;

function beginsBlock(key: string): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) {
    sum = (Math.imul(sum, 31) + key.charCodeAt(at)) >>> 0;
  }
  // The lowest bits depend only on the last letters.
  return ((sum ^ (sum >>> 15)) >>> 0) % BLOCK === 0;
}
