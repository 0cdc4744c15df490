/** Fetches timelines of all kinds. */
import type { PageLink } from '@/domain/engine/paging';
import { PAGE_SIZE, type ServerFiltering, type TimelineKind } from '@/domain/timelines/timeline';
import { fieldsOf } from '@/api/decode/engine/read';
import { statusListSteps, type StatusesAnswer } from '@/api/decode/statuses/status';
import { runInSteps } from '@/api/steps';
import type { Parameters } from '@/api/encoding';
import { ApiError } from '@/api/errors';
import type { Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import type { WireNotification } from '@/api/wire/notification';
import { requestRows } from '@/api/endpoints/engine/answers';
import { filterParameters, timelineSource } from './timelineAddress';

export interface TimelinePage extends StatusesAnswer {
  /** The cursors of the next pages, which need not be ids of statuses. */
  link: PageLink;
}

export interface TimelineQuery extends Partial<ServerFiltering> {
  maxId?: string | null;
  minId?: string | null;
  sinceId?: string | null;
  limit?: number;
  /** Only pinned statuses, on a user's timeline. */
  pinned?: boolean;
}

/** GET a page of a timeline. `argument` is the user, tag, list, server or link. */
export async function fetchTimeline(
  to: Connection,
  { kind, argument }: { kind: TimelineKind; argument: string | null },
  query: TimelineQuery = {},
): Promise<TimelinePage> {
  const [subject = null, conditions] = argument?.split(' ') ?? [];
  const source = timelineSource(kind, subject);
  if (!source) {
    throw new ApiError({ kind: 'malformed', path: '', reason: 'there is no such timeline' });
  }
  const { path, query: own } = source;
  const { data, link } = await requestRows(to, path, {
    // A timeline that begins at a time goes on with the cursor of its last page.
    query: {
      ...common(to, query),
      ...own,
      ...conditionsOf(conditions),
      ...(query.maxId && olderThan(query.maxId)),
    },
  });
  const wires =
    kind === 'mentions' ? data.map((row) => fieldsOf<WireNotification>(row).status) : data;
  return { ...(await runInSteps(to, statusListSteps(wires))), link };
}

/** Conditions follow a hashtag, or the id of a person, as a query. */
function conditionsOf(conditions = ''): Parameters {
  const query = new URLSearchParams(conditions);
  return {
    ...Object.fromEntries(query),
    ...Object.fromEntries(['any', 'all', 'none'].map((name) => [name, query.getAll(name)])),
  };
}

function common({ token }: Connection, query: TimelineQuery): Parameters {
  const { maxId, minId, sinceId, limit = PAGE_SIZE, withMuted, replyVisibility, pinned } = query;
  return {
    limit,
    ...olderThan(maxId),
    min_id: minId,
    since_id: sinceId,
    // Visitors have no replies.
    ...filterParameters({ withMuted, replyVisibility: token === null ? 'all' : replyVisibility }),
    pinned,
  };
}
