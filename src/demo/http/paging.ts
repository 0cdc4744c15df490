/**
 * Cuts lists into pages by the ids of their rows, and writes the Link header for the other pages.
 * Rows come newest first.
 */
import { compareIds } from '../state/ids';
import type { Call } from './call';
import { Reply } from './call';
import { badValue, crash } from './refusal';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 40;

export interface PageOptions<Row> {
  cursorOf: (row: Row) => string;
  /** Parameters that the Link header contains with their defaults even if they were not sent. */
  defaults?: Record<string, string>;
  /** Some timelines repeat `local` at the end of the link. */
  endsWithLocal?: boolean;
  /** All rows in one answer, but with a Link header. */
  isUnpaged?: boolean;
  /** The largest page size; `MAX_LIMIT` by default. */
  maxLimit?: number;
}

export function readLimit(call: Call, max = MAX_LIMIT): number {
  const text = call.params.text('limit');
  if (text === null) return DEFAULT_LIMIT;
  if (!/^-?\d+$/.test(text)) throw badValue('limit', 'Invalid integer. Got: string');
  const limit = Number(text);
  if (limit < 0) throw crash();
  return Math.min(limit, max);
}

function cutPage<Row>(call: Call, rows: Row[], options: PageOptions<Row>): Row[] {
  if (options.isUnpaged === true) return rows;
  const { cursorOf } = options;
  const limit = readLimit(call, options.maxLimit);
  const [max, min, since] = ['max_id', 'min_id', 'since_id'].map((name) => call.params.text(name));
  const within = rows.filter((row) => {
    const cursor = cursorOf(row);
    return (
      (max == null || compareIds(cursor, max) < 0) &&
      (min == null || compareIds(cursor, min) > 0) &&
      (since == null || compareIds(cursor, since) > 0)
    );
  });
  const offset = Math.max(0, call.params.number('offset') ?? 0);
  if (min == null) return within.slice(offset, offset + limit);
  return limit === 0 ? [] : within.slice(-limit);
}

export function answerPage<Row>(
  call: Call,
  rows: Row[],
  options: PageOptions<Row>,
  render: (row: Row) => unknown,
): Reply {
  const page = cutPage(call, rows, options);
  const body = page.map(render).filter((row) => row !== null);
  const first = page[0];
  const last = page.at(-1);
  if (first === undefined || last === undefined) return new Reply({ body });
  const link = linkHeader(call, options, {
    next: options.cursorOf(last),
    prev: options.cursorOf(first),
    isFull: page.length >= readLimit(call, options.maxLimit),
  });
  return new Reply({ body, headers: { link } });
}

function linkHeader<Row>(
  call: Call,
  options: PageOptions<Row>,
  edges: { next: string; prev: string; isFull: boolean },
): string {
  const { world, url } = call;
  const base = `${world.origin}${url.pathname.replace(/\/$/, '')}`;
  const link = (query: string, rel: string) => `<${base}?${query}>; rel="${rel}"`;
  if (world.dialect === 'mastodon') {
    const kept = queryPairs(url).filter(([key]) => !/^(?:max|min|since)_id$/.test(key));
    const next = link(joinPairs([...kept, ['max_id', edges.next]]), 'next');
    const prev = link(joinPairs([...kept, ['min_id', edges.prev]]), 'prev');
    return edges.isFull ? `${next}, ${prev}` : prev;
  }
  const sent = new Map<string, [string, string][]>();
  const set = (key: string, value: string) => sent.set(key, [[key, value]]);
  set('limit', String(readLimit(call, options.maxLimit)));
  set('offset', '0');
  Object.entries(options.defaults ?? {}).forEach(([key, value]) => set(key, value));
  for (const [key, value] of queryPairs(url)) {
    if (key === 'limit' || key === 'access_token') continue;
    if (key.endsWith('[]')) sent.set(key, [...(sent.get(key) ?? []), [key, value]]);
    else set(key, value);
  }
  const query = (key: string, value: string) => {
    const all = new Map(sent).set(key, [[key, value]]);
    const pairs = [...all.keys()].sort().flatMap((name) => all.get(name) ?? []);
    if (options.endsWithLocal === true)
      pairs.push(['local', sent.get('local')?.[0]?.[1] ?? 'false']);
    return joinPairs(pairs);
  };
  return `${link(query('max_id', edges.next), 'next')}, ${link(query('min_id', edges.prev), 'prev')}`;
}

const queryPairs = (url: URL): [string, string][] => [...url.searchParams.entries()];

const joinPairs = (pairs: [string, string][]): string =>
  pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
