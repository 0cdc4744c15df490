/**
 * Walks the trees of an answer once (a status, its author, the status it repeats, the one it
 * quotes…) and collects flat rows, so that every person and every status comes out once.
 */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';
import type { WireCard, WireStatus } from '@/api/wire/status';
import type { WireUser } from '@/api/wire/user';
import { noQuote, readQuote, type FoundQuote } from '@/api/decode/statuses/quote';
import { fieldsOf, idOf, isRecord, listOf, stringOf, type Distrusted } from './read';
import { isRefusal, refuse, type Refusal } from './refusal';
import { statusRow } from '@/api/decode/statuses/statusRow';
import { isPost, readStatusType } from '@/api/decode/statuses/statusType';
import { decodeUser } from '@/api/decode/people/user';

/**
 * The position of a status in the tree, which limits the depth: a repeat has one original, and a
 * quoted status brings no further quote.
 */
type StatusPosition = 'top' | 'original' | 'quoted';

export interface Collector {
  /** Adds the rows of a status to the bundle and returns its id. */
  addStatus(wire: unknown): string | Refusal;
  addUser(wire: unknown): string | Refusal;
  bundle(): EntityBundle;
}

export function createCollector(): Collector {
  const statuses = new Map<string, Status>();
  const users = new Map<string, User>();

  function addUser(wire: unknown): string | Refusal {
    // One answer describes a person the same way each time.
    const known = idOf(fieldsOf<WireUser>(wire).id);
    if (known !== null && users.has(known)) return known;
    const user = decodeUser(wire);
    if (isRefusal(user)) return user;
    users.set(user.id, user);
    if (user.movedToId !== null) addUser(fieldsOf<WireUser>(wire).moved);
    return user.id;
  }

  function addStatus(input: unknown, place: StatusPosition): string | Refusal {
    const wire = fieldsOf<WireStatus>(input);
    const id = idOf(wire.id);
    if (id === null) return refuse('status', 'no id');
    const type = readStatusType(wire);
    if (type === null || !isPost(type)) return refuse('status', 'no post');
    if (isHollow(wire)) return refuse('status', 'repeats something that is withheld');
    let repeatOfId: string | null = null;
    if (place === 'top' && isRecord(wire.reblog)) {
      const original = addStatus(wire.reblog, 'original');
      if (isRefusal(original)) return original;
      if (original === id) return refuse('status', 'repeats itself');
      repeatOfId = original;
    }
    const author = addUser(wire.account);
    const quote = repeatOfId === null ? addQuote(wire, id, place) : noQuote;
    const userId = isRefusal(author) ? '' : author;
    for (const { account } of cardAuthors(wire)) if (account) addUser(account);
    // A quoted status comes with less detail; a full row is better.
    if (place !== 'quoted' || !statuses.has(id)) {
      statuses.set(id, statusRow(wire, { id, userId, repeatOfId, quote }));
    }
    return id;
  }

  function addQuote(wire: Distrusted<WireStatus>, id: string, place: StatusPosition): FoundQuote {
    const quote = readQuote(wire);
    if (quote.id === id) return noQuote;
    if (place === 'quoted' || quote.wire === null || !quote.visible) return quote;
    const quoted = addStatus(quote.wire, 'quoted');
    return isRefusal(quoted) ? { ...quote, visible: false } : { ...quote, id: quoted };
  }

  return {
    addStatus: (wire) => addStatus(wire, 'top'),
    addUser,
    bundle: () => ({ statuses: [...statuses.values()], users: [...users.values()] }),
  };
}

const cardAuthors = (wire: Distrusted<WireStatus>) =>
  listOf(fieldsOf<WireCard>(wire.card).authors).map((author) =>
    fieldsOf<{ account: unknown }>(author),
  );

/** True if the status is empty, as a repeat is whose original the reader may not see. */
function isHollow(wire: Distrusted<WireStatus>): boolean {
  const pleroma = fieldsOf<Record<string, unknown>>(wire.pleroma);
  const quote = readQuote(wire);
  return (
    !isRecord(wire.reblog) &&
    !stringOf(wire.content)?.trim() &&
    !stringOf(wire.spoiler_text) &&
    listOf(wire.media_attachments).length === 0 &&
    !isRecord(wire.poll) &&
    !isRecord(wire.card) &&
    quote.state === 'none' &&
    !('content' in pleroma)
  );
}
