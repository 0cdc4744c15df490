/**
 * Divides a text into posts that are not too long: between sentences, else between words, and never
 * within a link, a mention, a hashtag or an emoji.
 */
import { charactersLeft, countedLength, type Counting } from '@/domain/composer/textLength';

interface Manner {
  counting: Counting;
  /** Each post has it. */
  subject: string;
  /** The beginning of each post but the first, such as mentions. */
  before: string;
  /** The end of each post, such as its number. */
  after: string;
  /** More would not be sent at once: the last one has all the rest. */
  most: number;
}

interface Piece {
  text: string;
  length: number;
  /** It ends a sentence, or may be followed by another post at all. */
  end: 'sentence' | 'word' | 'none';
}

export function splitText(text: string, manner: Manner): string[] {
  const { counting, subject, before, after, most } = manner;
  const whole = charactersLeft({ text: after, subject }, counting);
  if (whole === null) return [text];
  const posts: string[] = [];
  const near = text.slice(0, reachOf(text, most * whole));
  const far = text.slice(near.length);
  let pieces = piecesOf(near, whole, counting);
  if (far !== '') pieces.push({ text: far, length: Infinity, end: 'sentence' });
  while (pieces.length > 0) {
    const room = posts.length === 0 ? whole : whole - countedLength(before, counting);
    const taken = posts.length === most - 1 ? pieces.length : piecesThatFit(pieces, room);
    posts.push(textOf(pieces.slice(0, taken)));
    pieces = withoutLeadingSpace(pieces.slice(taken));
  }
  return posts;
}

/** The end of what can become posts: looking further would only take time. */
function reachOf(text: string, mostCharacters: number): number {
  const space = /\s/gu;
  // Links count less than their length.
  space.lastIndex = mostCharacters * 2;
  return space.exec(text)?.index ?? text.length;
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .trimEnd();

/** At least one, as something that is longer than a post cannot be divided. */
function piecesThatFit(pieces: readonly Piece[], room: number): number {
  let length = 0;
  let [sentences, words, lengthOfSentences] = [0, 0, 0];
  for (const [at, piece] of pieces.entries()) {
    const isSpace = piece.text.trim() === '';
    // Spaces at the end of a post are not sent.
    if (!isSpace && length + piece.length > room) {
      // A few words are better than a post that is nearly empty.
      const half = room / 2;
      return (lengthOfSentences > half ? sentences : words) || undivided(pieces);
    }
    length += piece.length;
    if (piece.end !== 'none') words = at + 1;
    if (piece.end === 'sentence') [sentences, lengthOfSentences] = [at + 1, length];
  }
  return pieces.length;
}

/** Returns the pieces up to the first place where a post may end. */
function undivided(pieces: readonly Piece[]): number {
  const end = pieces.findIndex((piece) => piece.end !== 'none');
  return end < 0 ? pieces.length : end + 1;
}

function withoutLeadingSpace(pieces: Piece[]): Piece[] {
  const first = pieces.findIndex(({ text }) => text.trim() !== '');
  return first < 0 ? [] : pieces.slice(first);
}

/** Links with words of Markdown, HTML tags, addresses, mentions, hashtags, emoji by name. */
const indivisible =
  /\[[^\]\n]*\]\([^)\s]*\)|<[^<>\n]+>|\bhttps?:\/\/[^\s<>"]+|[@#][\p{L}\p{N}\p{M}_.@-]+|:[\w+-]+:/giu;

/** Scripts that write words without spaces between them. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function piecesOf(text: string, room: number, counting: Counting): Piece[] {
  const ends = sentenceEnds(text);
  const pieces: Piece[] = [];
  let at = 0;
  const add = (part: string, mayEnd: boolean): void => {
    at += part.length;
    const end = !mayEnd ? 'none' : ends.has(at) ? 'sentence' : 'word';
    pieces.push({ text: part, length: countedLength(part, counting), end });
  };
  for (const token of text.match(/\s+|\S+/gu) ?? []) {
    // A token is a word with what clings to it; wholes with spaces are put together below.
    if (token.trim() === '') add(token, true);
    else for (const [part, mayEnd] of partsOfToken(token, room)) add(part, mayEnd);
  }
  return keepWhole(pieces, text, counting);
}

/** The place after the spaces of each sentence. */
function sentenceEnds(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const { index, segment } of sentences.segment(text)) ends.add(index + segment.length);
  return ends;
}

function partsOfToken(token: string, room: number): [string, boolean][] {
  if (!spaceless.test(token) && token.length <= room) return [[token, true]];
  const parts: [string, boolean][] = [];
  for (const { segment, isWordLike = false } of words.segment(token)) {
    // Punctuation stays with the word before it.
    const last = parts.at(-1);
    if (!isWordLike && last) last[0] += segment;
    else parts.push([segment, true]);
  }
  return parts.flatMap(([part, mayEnd]): [string, boolean][] =>
    part.length > room
      ? Array.from(characters.segment(part), ({ segment }) => [segment, true])
      : [[part, mayEnd]],
  );
}

/** Lets no post end within a link, a mention, a hashtag or an emoji. */
function keepWhole(pieces: readonly Piece[], text: string, counting: Counting): Piece[] {
  const kept: Piece[] = [];
  const ranges = Array.from(text.matchAll(indivisible), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  let [at, next] = [0, 0];
  let inWhole = false;
  for (const piece of pieces) {
    const end = at + piece.text.length;
    const last = kept.at(-1);
    if (inWhole && last) {
      last.text += piece.text;
      last.length = countedLength(last.text, counting);
      last.end = piece.end;
    } else kept.push({ ...piece });
    while ((ranges[next]?.end ?? Infinity) <= end) next += 1;
    inWhole = (ranges[next]?.start ?? Infinity) < end;
    at = end;
  }
  return kept;
}
