/**
 * How the messages of a chat stand on the page: a line above the first of each day, what somebody
 * wrote within a minute close together, and all of them in blocks that stay what they are when
 * others come before or after them.
 */
import { isShallowEqual } from '@/lib/values/isShallowEqual';

/** What of a message decides where it stands. */
export interface Placeable {
  id: string;
  /** What one of the reader's own was called before the server had it. */
  fakeId: string | null;
  userId: string;
  createdAt: string;
}

/** By what a message is known from the moment that it is written. */
export const rowKey = ({ id, fakeId }: Placeable): string => fakeId ?? id;

/** How a message stands to those beside it. */
export interface Placing {
  startsDay: boolean;
  /** Another person, or another minute, than the one before. */
  startsGroup: boolean;
  endsGroup: boolean;
}

const MINUTE = 60_000;

/** Rows of a block: about so many. */
const BLOCK = 24;

const dayOf = ({ createdAt }: Placeable): string => new Date(createdAt).toDateString();

const minuteOf = ({ createdAt }: Placeable): number =>
  Math.floor(new Date(createdAt).getTime() / MINUTE);

function belongTogether(one: Placeable | undefined, other: Placeable | undefined): boolean {
  if (!one || !other) return false;
  return one.userId === other.userId && minuteOf(one) === minuteOf(other);
}

/** `before` and `after` are its neighbours, where it has any. */
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
  /** Stays the same as long as something of the block is there. */
  key: string;
  messages: readonly Message[];
  /** The neighbours of its first and its last message. */
  before: Message | undefined;
  after: Message | undefined;
}

type Blocks<Message> = (messages: readonly Message[], first?: string | null) => Block<Message>[];

/**
 * Makes the blocks of one chat. A message begins a block by what its key is like, so that a page that
 * comes above changes one block at most, and messages that come below another; `first` begins one in
 * any case. What did not change is the same object as the last time.
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

/** A neighbour matters by who wrote it, and when. */
const isSamePlace = (one: Placeable | undefined, other: Placeable | undefined): boolean =>
  one?.userId === other?.userId && one?.createdAt === other?.createdAt;

function beginsBlock(key: string): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) {
    sum = (Math.imul(sum, 31) + key.charCodeAt(at)) >>> 0;
  }
  // The lowest bits depend on the last letters alone.
  return ((sum ^ (sum >>> 15)) >>> 0) % BLOCK === 0;
}
