/**
 * How the messages of a chat stand on the page: a line above the first of each day, what somebody
 * wrote within a minute close together, and all of them in blocks that stay what they are when
 * others come before or after them.
 */

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
  /** That of its first message. */
  key: string;
  messages: Message[];
  /** The neighbours of its first and its last message. */
  before: Message | undefined;
  after: Message | undefined;
}

/**
 * A message begins a block by what its key is like, so that pages that come above change one block
 * at most, and messages that come below another. `first` begins one in any case.
 */
export function blocksOf<Message extends Placeable>(
  messages: readonly Message[],
  first: string | null = null,
): Block<Message>[] {
  const begins = (key: string) => key === first || beginsBlock(key);
  const starts = messages.flatMap((message, at) =>
    at === 0 || begins(rowKey(message)) ? [at] : [],
  );
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? messages.length;
    const part = messages.slice(start, end);
    return {
      key: part.map(rowKey)[0] ?? '',
      messages: part,
      before: messages[start - 1],
      after: messages[end],
    };
  });
}

function beginsBlock(key: string): boolean {
  let sum = 0;
  for (let at = 0; at < key.length; at += 1) {
    sum = (Math.imul(sum, 31) + key.charCodeAt(at)) >>> 0;
  }
  // The lowest bits depend on the last letters alone.
  return ((sum ^ (sum >>> 15)) >>> 0) % BLOCK === 0;
}
