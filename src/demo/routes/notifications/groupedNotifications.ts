/** Mastodon's groups of notifications: pages of them, their people, dismissing and counting them. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, Reply, user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { renderAccount } from '../../render/account';
import { groupable, groupKeyOf, renderNotification } from '../../render/notification';
import { isoTime } from '../../render/view';
import { compareIds } from '../../state/ids';
import type { Notification } from '../../state/notification';
import { withdraw } from '../../state/notifications';
import { wantedNotifications } from './notifications';

const SAMPLE = 8;
const MOST_COUNTED = 100;

/** The newest of each group, of those that are older than the place asked for. */
function newestOfGroups(call: SignedIn): Notification[] {
  const keyOf = keysFor(call);
  const before = call.params.text('max_id');
  const seen = new Set<string>();
  return wantedNotifications(call).filter((row) => {
    const key = keyOf(row);
    if (seen.has(key) || (before !== null && compareIds(row.id, before) >= 0)) return false;
    seen.add(key);
    return true;
  });
}

/** Types that a client does not want grouped have keys of their own. */
function keysFor({ params }: SignedIn): (row: Notification) => string {
  const asked = params.list('grouped_types');
  const types = asked.length > 0 ? asked : groupable;
  return (row) => (types.includes(row.type) ? groupKeyOf(row) : `ungrouped-${row.id}`);
}

function list(call: SignedIn): Reply {
  const options = { cursorOf: ({ id }: Notification) => id, maxLimit: 80 };
  const { parts } = answerPage(call, newestOfGroups(call), options, (row) => row);
  const page = parts.body as Notification[];
  const [newest, oldest] = [page[0]?.id ?? '', page.at(-1)?.id ?? ''];
  const all = wantedNotifications(call).filter(({ id }) => compareIds(id, newest) <= 0);
  const keyOf = keysFor(call);
  const accounts = new Map<string, Json>();
  const statuses = new Map<string, unknown>();
  const groups = page.flatMap((row): Json[] => {
    const shown = renderNotification(call.view, row);
    if (!shown) return [];
    const { id, account: _account, created_at: _at, status, ...rest } = shown;
    const members = all.filter((one) => keyOf(one) === keyOf(row));
    const people = [...new Set(members.map(({ accountId }) => accountId))].slice(0, SAMPLE);
    for (const person of people.flatMap((one) => call.world.people.get(one) ?? [])) {
      accounts.set(person.id, renderAccount(call.view, person));
    }
    if (row.postId !== null) statuses.set(row.postId, status);
    return [
      {
        ...rest,
        group_key: keyOf(row),
        notifications_count: members.length,
        // A number, as the real server sends it.
        most_recent_notification_id: Number(id),
        page_min_id: members.findLast((one) => compareIds(one.id, oldest) >= 0)?.id ?? id,
        page_max_id: id,
        latest_page_notification_at: isoTime(call.world, row.createdAt),
        sample_account_ids: people,
        ...(row.postId === null ? {} : { status_id: row.postId }),
      },
    ];
  });
  const body = {
    accounts: [...accounts.values()],
    statuses: [...statuses.values()],
    notification_groups: groups,
  };
  return new Reply({ ...parts, body });
}

const isNamed =
  ({ path }: SignedIn) =>
  (row: Notification): boolean =>
    groupKeyOf(row) === path.key;

function people(call: SignedIn): Reply {
  const rows = wantedNotifications(call).filter(isNamed(call));
  return answerPage(call, rows, { cursorOf: ({ id }) => id, maxLimit: 80 }, ({ accountId }) => {
    const person = call.world.people.get(accountId);
    return person ? renderAccount(call.view, person) : null;
  });
}

function countUnread(call: SignedIn): Json {
  const readUpTo = call.viewer.marker?.lastReadId ?? '';
  const unread = newestOfGroups(call).filter(({ id }) => compareIds(id, readUpTo) > 0);
  return { count: Math.min(call.params.number('limit') ?? MOST_COUNTED, unread.length) };
}

const PATH = '/api/v2/notifications';
const families = ['mastodon'] as const;
const READ = ['read:notifications'] as const;
const WRITE = ['write:notifications'] as const;

export const groupedNotificationRoutes: Route[] = [
  user({ method: 'GET', path: PATH, families, scopes: READ, handle: list }),
  user({
    method: 'GET',
    path: `${PATH}/unread_count`,
    families,
    scopes: READ,
    handle: countUnread,
  }),
  user({ method: 'GET', path: `${PATH}/:key/accounts`, families, scopes: READ, handle: people }),
  user({
    method: 'POST',
    path: `${PATH}/:key/dismiss`,
    families,
    scopes: WRITE,
    handle: (call) => {
      withdraw(call.viewer, isNamed(call));
      return EMPTY;
    },
  }),
];
