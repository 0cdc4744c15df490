/**
 * Chains: several posts of one draft, each of which answers the one before. The draft itself is the
 * first post; when that was sent, the draft goes on with the others.
 */
import { partAt, partsOf, type Draft, type DraftPart } from '@/domain/composer/draft';
import { joinTexts } from '@/domain/composer/drafts/joinDrafts';
import { hasSameContent } from '@/domain/composer/outbox';

/** A longer text would hardly be read in a timeline. */
export const MOST_PARTS = 20;

/** The number of posts, with those that were sent already. */
export const chainLength = ({ parts, sentParts }: Pick<Draft, 'parts' | 'sentParts'>): number =>
  sentParts.length + 1 + parts.length;

export const isChain = (draft: Pick<Draft, 'parts' | 'sentParts'>): boolean =>
  chainLength(draft) > 1;

/** Replaces the posts; there is always one. */
export function withParts(draft: Draft, parts: readonly DraftPart[]): Draft {
  const [first = draft, ...rest] = parts.map(contentOf);
  return { ...draft, ...first, parts: rest };
}

const contentOf = ({ text, subject, files, poll }: DraftPart): DraftPart => ({
  text,
  subject,
  files,
  poll,
});

const emptyPart: DraftPart = { text: '', subject: '', files: [], poll: null };

/** Returns the end of a post of a numbered chain. */
export function numberOf(draft: Draft, at: number): string {
  if (!draft.numbered || !isChain(draft)) return '';
  const number = `${draft.sentParts.length + at + 1}/${chainLength(draft)}`;
  return draft.contentType === 'text/html' ? `<br><br>${number}` : `\n\n${number}`;
}

/** Returns one post of a draft as a draft of its own; by default the one that is sent next. */
export const singlePost = (draft: Draft, at = 0): Draft => ({
  ...draft,
  ...contentOf(partAt(draft, at)),
  text: partAt(draft, at).text + numberOf(draft, at),
  parts: [],
  numbered: false,
});

/** Returns what is left when the first post was sent; null if that was all. */
export function restOfChain(draft: Draft, statusId: string): Draft | null {
  if (draft.parts.length === 0) return null;
  return { ...withParts(draft, draft.parts), sentParts: [...draft.sentParts, statusId] };
}

/** True if `earlier` is the same chain before some of its posts were sent. */
export function isEarlierChain(earlier: Draft, draft: Draft): boolean {
  const sent = draft.sentParts.length - earlier.sentParts.length;
  if (earlier.idempotencyKey !== draft.idempotencyKey) return false;
  if (sent <= 0 || sent > earlier.parts.length) return false;
  const { sentParts } = draft;
  return hasSameContent({ ...withParts(earlier, partsOf(earlier).slice(sent)), sentParts }, draft);
}

/**
 * Divides a post where its text is divided, or adds an empty one. All are for the same people, and
 * stay behind the same content warning.
 */
export function dividePart(draft: Draft, at: number, before: string, ...after: string[]): Draft {
  const parts = partsOf(draft);
  const divided = partAt(draft, at);
  const names = mentionsToKeep(draft);
  const added = after.map((text) => ({
    ...emptyPart,
    subject: divided.subject,
    text: text.startsWith(names) ? text : names + text,
  }));
  return withParts(draft, parts.toSpliced(at, 1, { ...divided, text: before }, ...added));
}

const leadingMentions = /^(?:@[\w.-]+(?:@[\w.-]+)?\s+)+/u;

/** Returns the mentions with which every post of the chain begins. */
export const mentionsToKeep = ({ text }: Draft): string => leadingMentions.exec(text)?.[0] ?? '';

/** True if two posts can become one: that has one poll, and no more files than the server takes. */
export function mayJoin(draft: Draft, at: number, mostFiles: number): boolean {
  const [one, other] = [partAt(draft, at - 1), partAt(draft, at)];
  const polls = [one, other].filter(({ poll }) => poll !== null).length;
  return polls < 2 && one.files.length + other.files.length <= mostFiles;
}

/** Makes one post of a post and the one before it, so that nothing is lost. */
export function joinWithPrevious(draft: Draft, at: number): Draft {
  const [one, other] = [partAt(draft, at - 1), partAt(draft, at)];
  const names = mentionsToKeep(draft);
  const own = other.text.startsWith(names) ? other.text.slice(names.length) : other.text;
  const joined = {
    text: joinTexts(one.text, own, '\n\n'),
    subject: joinTexts(one.subject, other.subject, ' '),
    files: [...one.files, ...other.files],
    poll: one.poll ?? other.poll,
  };
  return withParts(draft, partsOf(draft).toSpliced(at - 1, 2, joined));
}

export function movePart(draft: Draft, from: number, to: number): Draft {
  const parts = partsOf(draft);
  const moved = partAt(draft, from);
  return withParts(draft, parts.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** Returns the fields of the posts, as a change of the draft. */
export const changeOfParts = (draft: Draft): Pick<Draft, keyof DraftPart | 'parts'> => ({
  ...contentOf(draft),
  parts: draft.parts,
});
