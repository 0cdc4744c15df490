/**
 * Fetches the thread around a status, and what Mastodon tells from 4.5 on of replies that it fetches
 * meanwhile from other servers.
 */
import { decodeContext, type ContextAnswer } from '@/api/decode/statuses/threadContext';
import { decodeAsyncRefresh, readRefreshHeader } from '@/api/decode/statuses/asyncRefresh';
import type { Connection } from '@/api/http';
import { runInSteps } from '@/api/steps';
import { requestFields, requestOne } from '@/api/endpoints/engine/answers';
import type { AsyncRefresh, RefreshHint } from '@/domain/statuses/threads/asyncRefresh';

/** With a hint if the server looks for more. */
export type ThreadAnswer = ContextAnswer & { refresh?: RefreshHint };

/**
 * GET /api/v1/statuses/:id/context — ancestors and descendants. Pleroma separates them by age
 * alone; the rows say which answers which.
 */
export async function fetchContext(
  to: Connection,
  statusId: string,
  { withMuted }: { withMuted?: boolean } = {},
): Promise<ThreadAnswer> {
  const query = { with_muted: withMuted };
  const path = `/api/v1/statuses/${encodeURIComponent(statusId)}/context`;
  const { data, headers } = await requestFields(to, path, { query });
  const refresh = readRefreshHeader(headers.get('mastodon-async-refresh'));
  const context = await runInSteps(to, decodeContext(data));
  return refresh ? { ...context, refresh } : context;
}

/** GET /api/v1_alpha/async_refreshes/:id — how far the server is. */
export const fetchAsyncRefresh = (to: Connection, refreshId: string): Promise<AsyncRefresh> =>
  requestOne(
    to,
    `/api/v1_alpha/async_refreshes/${encodeURIComponent(refreshId)}`,
    {},
    decodeAsyncRefresh,
  );
