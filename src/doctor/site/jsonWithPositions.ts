/**
 * Parses JSON with the position of every value, so that faults can be shown by line and column.
 * Common mistakes (comments, trailing commas) are noted and skipped: one pass finds them all.
 */

interface Spot {
  line: number;
  column: number;
}

type JsonFaultId = 'mark' | 'empty' | 'syntax' | 'cutShort' | 'comma' | 'comment' | 'twice';

interface JsonFault extends Spot {
  id: JsonFaultId;
  /** The unexpected character, or the duplicate key. */
  found: string;
}

export interface JsonNode extends Spot {
  value: unknown;
  /** The members of an object by name, or of a list by index. */
  parts: ReadonlyMap<string, JsonNode>;
}

interface JsonText {
  /** Null if it cannot be parsed even leniently. */
  root: JsonNode | null;
  faults: JsonFault[];
}

class Unreadable extends Error {}

const MARK = '\uFEFF';
const WORDS: Record<string, unknown> = { true: true, false: false, null: null };
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[A-Za-z]+/y;
const SPACE = /[ \t\r\n]+/y;
const COMMENT = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
/** The maximum depth: deeper than any operator's file, and far from overflowing the stack. */
const DEEPEST = 200;

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns the line and column of an offset. */
function spotIn(starts: readonly number[], place: number): Spot {
  let [first, end] = [0, starts.length];
  while (end - first > 1) {
    const middle = Math.floor((first + end) / 2);
    if ((starts[middle] ?? Infinity) <= place) first = middle;
    else end = middle;
  }
  return { line: first + 1, column: place - (starts[first] ?? 0) + 1 };
}

export function readJson(text: string): JsonText {
  const faults: JsonFault[] = [];
  let at = 0;

  const lines = lineStarts(text);
  const spotOf = (place: number) => spotIn(lines, place);
  const note = (id: JsonFaultId, place: number, found = '') =>
    faults.push({ id, found, ...spotOf(place) });
  const fail = (): never => {
    const found = /^(?:[\w-]+|[^])/.exec(text.slice(at))?.[0] ?? '';
    if (at >= text.length) note('cutShort', text.length);
    else note('syntax', at, found.slice(0, 20));
    throw new Unreadable();
  };
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined || found === '') return null;
    at += found.length;
    return found;
  };
  const skip = () => {
    for (;;) {
      if (take(SPACE) !== null) continue;
      const start = at;
      if (take(COMMENT) === null) return;
      note('comment', start);
    }
  };
  const nodeAt = (
    place: number,
    value: unknown,
    parts = new Map<string, JsonNode>(),
  ): JsonNode => ({
    ...spotOf(place),
    value,
    parts,
  });

  /** Parses the items between two brackets; `item` parses one. */
  const list = (close: string, item: () => void) => {
    at += 1;
    skip();
    while (text[at] !== close) {
      item();
      skip();
      if (text[at] === close) break;
      const comma = at;
      if (text[at] !== ',') fail();
      at += 1;
      skip();
      if (text[at] === close) note('comma', comma);
    }
    at += 1;
  };

  const readValue = (depth: number): JsonNode => {
    skip();
    const start = at;
    if (depth > DEEPEST) fail();
    if (text[at] === '{') return readObject(start, depth);
    if (text[at] === '[') return readList(start, depth);
    const string = take(STRING);
    if (string !== null) return nodeAt(start, JSON.parse(string));
    const number = take(NUMBER);
    if (number !== null) return nodeAt(start, Number(number));
    const word = take(WORD);
    if (word !== null && Object.hasOwn(WORDS, word)) return nodeAt(start, WORDS[word]);
    at = start;
    return fail();
  };

  const readObject = (start: number, depth: number): JsonNode => {
    const parts = new Map<string, JsonNode>();
    list('}', () => {
      const nameAt = at;
      const quoted = take(STRING) ?? fail();
      const name = JSON.parse(quoted) as string;
      skip();
      if (text[at] !== ':') fail();
      at += 1;
      if (parts.has(name)) note('twice', nameAt, name);
      // The position of the key, as that is where an operator looks.
      parts.set(name, { ...readValue(depth + 1), ...spotOf(nameAt) });
    });
    const value = Object.fromEntries([...parts].map(([name, node]) => [name, node.value]));
    return nodeAt(start, value, parts);
  };

  const readList = (start: number, depth: number): JsonNode => {
    const items: JsonNode[] = [];
    list(']', () => items.push(readValue(depth + 1)));
    const parts = new Map(items.map((node, place) => [String(place), node]));
    return nodeAt(
      start,
      items.map(({ value }) => value),
      parts,
    );
  };

  if (text.startsWith(MARK)) {
    note('mark', 0);
    at = MARK.length;
  }
  if (text.slice(at).trim() === '') {
    note('empty', at);
    return { root: null, faults };
  }
  try {
    const root = readValue(0);
    skip();
    if (at < text.length) fail();
    return { root, faults };
  } catch (error) {
    if (error instanceof Unreadable) return { root: null, faults };
    throw error;
  }
}
