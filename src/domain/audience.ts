/**
 * Whether a post will be read by those whom its writer has in mind. Each concern is something that
 * writers have been sorry for; an ordinary post raises none.
 */
import { namesIn, plainName } from './namesIn';
import { undescribedIn } from './obstacle';
import { isWider } from './scopeOffer';
import type { Draft } from './draft';
import type { Settings } from './settings';
import type { Status, Visibility } from './status';

export type Concern =
  /** People can read the reply who could not read what it answers. */
  | { kind: 'wider'; parent: Visibility }
  /** These are not part of the direct conversation yet. */
  | { kind: 'adds'; names: string[] }
  /** Nobody but the writer would get it. */
  | { kind: 'nobody' }
  | { kind: 'undescribed'; count: number }
  /** For followers only, whom the account lets in one by one. */
  | { kind: 'followersOnly' }
  /** For followers only, and anybody may become one. */
  | { kind: 'anybodyFollows' };

/** `note`: stands beside the text. `ask`: the first press on "Post" shows it, the next one posts. */
export const weightOf = {
  wider: 'ask',
  adds: 'ask',
  nobody: 'ask',
  undescribed: 'ask',
  followersOnly: 'note',
  anybodyFollows: 'note',
} as const satisfies Record<Concern['kind'], 'note' | 'ask'>;

export interface Sending {
  draft: Pick<Draft, 'text' | 'visibility' | 'files' | 'quoting'>;
  /** What it answers; null for what is no reply. */
  parent: Pick<Status, 'visibility' | 'mentions'> | null;
  /** Screen name of whoever wrote that; null when that is not known. */
  parentAuthor: string | null;
  /** Screen name of the writer. */
  own: string;
  /** The account lets nobody follow unasked. */
  locked: boolean;
  /** Origin of the own server. */
  server: string;
  /** The server adds whom a direct reply answers, named or not. */
  addsAnswered: boolean;
  missingDescriptions: Settings['missingDescriptions'];
}

export function concernsOf(sending: Sending): Concern[] {
  const { draft, parent, locked, missingDescriptions } = sending;
  const { visibility } = draft;
  const concerns: Concern[] = [];
  if (parent && isWider(visibility, parent.visibility)) {
    concerns.push({ kind: 'wider', parent: parent.visibility });
  }
  if (visibility === 'direct') concerns.push(...concernsOfDirect(sending));
  const count = missingDescriptions === 'remind' ? undescribedIn(draft) : 0;
  if (count > 0) concerns.push({ kind: 'undescribed', count });
  if (visibility === 'private') {
    concerns.push({ kind: locked ? 'followersOnly' : 'anybodyFollows' });
  }
  return concerns;
}

function concernsOfDirect(sending: Sending): Concern[] {
  const { draft, parent, parentAuthor, server, addsAnswered } = sending;
  const own = plainName(sending.own, server);
  const named = namesIn(draft.text, server).filter((name) => name !== own);
  if (parent?.visibility !== 'direct') return named.length > 0 ? [] : [{ kind: 'nobody' }];
  const author = parentAuthor === null ? null : plainName(parentAuthor, server);
  const mentioned = parent.mentions.map(({ screenName }) => plainName(screenName, server));
  const names = named.filter((name) => name !== author && !mentioned.includes(name));
  if (names.length > 0) return [{ kind: 'adds', names }];
  const answers = addsAnswered && author !== null && author !== own;
  return named.length > 0 || answers ? [] : [{ kind: 'nobody' }];
}

/** Two concerns with one key ask the same. */
export const concernKey = (concern: Concern): string => JSON.stringify(concern);
