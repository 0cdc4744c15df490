/**
 * Warns if a post may not reach the audience that its writer has in mind. Each warning is about
 * something that writers have regretted; an ordinary post has none.
 */
import { namesIn, plainName } from './mentionedNames';
import { undescribedIn } from './draftValidation';
import { isWider } from './options/offeredVisibilities';
import type { Draft } from './draft';
import type { Settings } from '@/domain/settings/settings';
import type { Status, Visibility } from '@/domain/statuses/status';

export type DraftWarning =
  /** The reply has a wider visibility than the answered post. */
  | { kind: 'wider'; parent: Visibility }
  /** Adds people to the conversation. */
  | { kind: 'adds'; names: string[] }
  /** Nobody but the writer would receive it. */
  | { kind: 'nobody' }
  | { kind: 'undescribed'; count: number }
  /** For followers only, whom the account approves one by one. */
  | { kind: 'followersOnly' }
  /** For followers only, though anybody may follow. */
  | { kind: 'anybodyFollows' };

/** `note`: shown beside the text. `ask`: the first press on "Post" shows it, the next one posts. */
export const severityOf = {
  wider: 'ask',
  adds: 'ask',
  nobody: 'ask',
  undescribed: 'ask',
  followersOnly: 'note',
  anybodyFollows: 'note',
} as const satisfies Record<DraftWarning['kind'], 'note' | 'ask'>;

export interface WarningInput {
  draft: Pick<Draft, 'text' | 'visibility' | 'files' | 'quoting' | 'conversationId'>;
  /** The answered post; null if it is not a reply. */
  parent: Pick<Status, 'visibility' | 'mentions'> | null;
  /** Screen name of its author; null if unknown. */
  parentAuthor: string | null;
  /** Screen name of the writer. */
  own: string;
  /** The account approves its followers. */
  locked: boolean;
  /** Origin of the own server. */
  server: string;
  /** The server adds the answered author to a direct reply, mentioned or not. */
  addsParentAuthor: boolean;
  missingDescriptions: Settings['missingDescriptions'];
}

export function draftWarningsOf(input: WarningInput): DraftWarning[] {
  const { draft, parent, locked, missingDescriptions } = input;
  const { visibility } = draft;
  const warnings: DraftWarning[] = [];
  if (parent && isWider(visibility, parent.visibility)) {
    warnings.push({ kind: 'wider', parent: parent.visibility });
  }
  if (visibility === 'direct') warnings.push(...directWarningsOf(input));
  const count = missingDescriptions === 'remind' ? undescribedIn(draft.files) : 0;
  if (count > 0) warnings.push({ kind: 'undescribed', count });
  if (visibility === 'private') {
    warnings.push({ kind: locked ? 'followersOnly' : 'anybodyFollows' });
  }
  return warnings;
}

function directWarningsOf(input: WarningInput): DraftWarning[] {
  const { draft, parent, parentAuthor, server, addsParentAuthor } = input;
  // The names in the text do not matter then.
  if (draft.conversationId !== null) return [];
  const own = plainName(input.own, server);
  const named = namesIn(draft.text, server).filter((name) => name !== own);
  if (parent?.visibility !== 'direct') return named.length > 0 ? [] : [{ kind: 'nobody' }];
  const author = parentAuthor === null ? null : plainName(parentAuthor, server);
  const mentioned = parent.mentions.map(({ screenName }) => plainName(screenName, server));
  const names = named.filter((name) => name !== author && !mentioned.includes(name));
  if (names.length > 0) return [{ kind: 'adds', names }];
  const answers = addsParentAuthor && author !== null && author !== own;
  return named.length > 0 || answers ? [] : [{ kind: 'nobody' }];
}

/** Returns a key that is the same for warnings that ask the same. */
export const warningKey = (warning: DraftWarning): string => JSON.stringify(warning);
