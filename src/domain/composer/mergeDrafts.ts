/**
 * Makes one draft of what two tabs have written at the same time, so that nothing typed in either is
 * lost. What one of them removed is removed only if it is certain where both began.
 */
import { isEqual } from '@/lib/values/isEqual';
import type { Draft, DraftFile, DraftPart, DraftPoll } from './draft';
import { joinTexts } from '@/domain/composer/drafts/joinDrafts';

/** `base` is the last version that both had; null if that is not known. */
export function mergeDrafts(mine: Draft, theirs: Draft, base: Draft | null): Draft {
  const merged = { ...mine };
  for (const name of [
    'visibility',
    'listId',
    'conversationId',
    'contentType',
    'sensitive',
    'language',
    'quoting',
    'scheduledAt',
    'numbered',
  ] as const) {
    if (base && mine[name] === base[name]) Object.assign(merged, { [name]: theirs[name] });
  }
  return {
    ...merged,
    ...mergeParts(mine, theirs, base),
    parts: mergeFurther(mine.parts, theirs.parts, base?.parts ?? null),
    // The one that knows of more is right, as posts are not taken back.
    sentParts: longer(mine.sentParts, theirs.sentParts),
  };
}

const mergeParts = (mine: DraftPart, theirs: DraftPart, base: DraftPart | null): DraftPart => ({
  text: mergeTexts(mine.text, theirs.text, base?.text ?? null),
  subject: mergeTexts(mine.subject, theirs.subject, base?.subject ?? null),
  files: mergeFiles(mine, theirs, base),
  poll: mergePolls(mine.poll, theirs.poll, base?.poll ?? null),
});

/** Merges the further posts of a chain by their places. */
function mergeFurther(
  mine: DraftPart[],
  theirs: DraftPart[],
  base: DraftPart[] | null,
): DraftPart[] {
  if (base && isEqual(theirs, base)) return mine;
  if (base && isEqual(mine, base)) return theirs;
  return longer(mine, theirs).map((part, at) => {
    const [one = part, other = part] = [mine[at], theirs[at]];
    return mergeParts(one, other, base?.[at] ?? null);
  });
}

const longer = <Item>(one: Item[], other: Item[]): Item[] =>
  one.length < other.length ? other : one;

function mergeFiles(mine: DraftPart, theirs: DraftPart, base: DraftPart | null): DraftFile[] {
  const known = new Map(base?.files.map((file) => [file.id, file]));
  const there = new Map(theirs.files.map((file) => [file.id, file]));
  const here = new Set(mine.files.map(({ id }) => id));
  const kept = mine.files
    .filter(({ id }) => there.has(id) || !known.has(id))
    .map((file) => {
      const other = there.get(file.id) ?? file;
      const base = known.get(file.id);
      const before = base?.description ?? null;
      const { focus } = isEqual(file.focus, base?.focus) ? other : file;
      const { poster } = file.poster === base?.poster ? other : file;
      return {
        ...file,
        ...(focus && { focus }),
        ...(poster !== undefined && { poster }),
        attachment: file.attachment ?? other.attachment,
        description: mergeTexts(file.description, other.description, before),
      };
    });
  return [...kept, ...theirs.files.filter(({ id }) => !here.has(id) && !known.has(id))];
}

function mergePolls(
  mine: DraftPoll | null,
  theirs: DraftPoll | null,
  base: DraftPoll | null,
): DraftPoll | null {
  if (!mine || !theirs) return mine ?? theirs;
  const longer = mine.options.length < theirs.options.length ? theirs : mine;
  const options = longer.options.map((_option, index) =>
    mergeTexts(
      mine.options[index] ?? '',
      theirs.options[index] ?? '',
      base ? (base.options[index] ?? '') : null,
    ),
  );
  return { ...mine, options };
}

/** Contains whatever either of the two added. */
export function mergeTexts(mine: string, theirs: string, base: string | null): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if (base === null) return mergeUnknown(mine, theirs);
  const here = changeOf(base, mine);
  const there = changeOf(base, theirs);
  if (here.end <= there.start) return apply(apply(base, there), here);
  if (there.end <= here.start) return apply(apply(base, here), there);
  return mergeUnknown(mine, theirs);
}

/**
 * Keeps the beginning and the end that both share, and between them the words of both. Words stay
 * whole.
 */
function mergeUnknown(mine: string, theirs: string): string {
  const { start, end, text } = changeOf(mine, theirs);
  if (text === '') return mine;
  if (start === end) return theirs;
  const before = mine.slice(0, start).replace(/\S+$/, '');
  const after = mine.slice(end).replace(/^\S+/, '');
  const parts = [mine, theirs].map((one) => one.slice(before.length, one.length - after.length));
  if (before + after === '') return joinTexts(mine, theirs, '\n\n');
  return before + joinTexts(parts[0] ?? '', parts[1] ?? '', ' ') + after;
}

interface Change {
  /** The part of the text before that was replaced. */
  start: number;
  end: number;
  text: string;
}

function changeOf(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (isHighHalf.test(before[start - 1] ?? '')) start -= 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  if (isLowHalf.test(before.at(-same) ?? '') && same > 0) same -= 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** Halves of a character, which belong together. */
const isHighHalf = /^[\uD800-\uDBFF]$/;
const isLowHalf = /^[\uDC00-\uDFFF]$/;

const apply = (before: string, { start, end, text }: Change): string =>
  before.slice(0, start) + text + before.slice(end);
