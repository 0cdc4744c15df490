/** Decodes what Mastodon tells of replies that it fetches from other servers. */
import type { AsyncRefresh, RefreshHint } from '@/domain/statuses/threads/asyncRefresh';
import { countOf, fieldsOf, oneOf, stringOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

const USUAL_WAIT = 5;

/** Reads `id="…", retry=5, result_count=0`; null for anything else. */
export function readRefreshHeader(value: string | null): RefreshHint | null {
  const id = /(?:^|[,;\s])id="([^"]+)"/.exec(value ?? '')?.[1];
  if (id === undefined) return null;
  const retry = /(?:^|[,;\s])retry=(\d{1,6})(?!\d)/.exec(value ?? '')?.[1];
  return { id, retry: countOf(retry, USUAL_WAIT) };
}

export function decodeAsyncRefresh(input: unknown): AsyncRefresh | Refusal {
  const { async_refresh } = fieldsOf<{ async_refresh: object }>(input);
  const wire = fieldsOf<{ status: string; result_count: number | null }>(async_refresh);
  const status = oneOf(['running', 'finished'], stringOf(wire.status), null);
  if (status === null) return refuse('async refresh', 'no status');
  return { running: status === 'running', count: countOf(wire.result_count, 0) };
}
