/** Numbers about the server for its staff: Mastodon's three calls, and that of the Pleroma family. */
import type { Route, SignedIn } from '../../http/call';
import { pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { refuse } from '../../http/refusal';
import { DAY } from '../../state/clock';
import { versions } from '../../render/features';
import type { World } from '../../state/world';
import { needStaff } from './staff';

/** The largest number of a day. */
const heights: Record<string, number> = {
  active_users: 40,
  new_users: 4,
  interactions: 300,
  opened_reports: 3,
  resolved_reports: 3,
};

const iso = (time: number): string => new Date(time).toISOString();

/** The beginnings of the days that the call names; empty if it names none. */
function daysOf({ params }: SignedIn): number[] {
  const [from, to] = [
    Date.parse(params.text('start_at') ?? ''),
    Date.parse(params.text('end_at') ?? ''),
  ];
  const days: number[] = [];
  for (let day = from; day <= to; day += DAY) days.push(day);
  return days;
}

const numberOf = (world: World, key: string, day: number): number =>
  world.random.fork(`${key} ${String(day / DAY)}`).between(0, heights[key] ?? 0);

/** The measure of the whole server with this key; null if there is none. */
export function serverMeasure(call: SignedIn, key: string): Json | null {
  if (!(key in heights)) return null;
  const days = daysOf(call);
  const sumOf = (times: readonly number[]): string =>
    String(times.reduce((sum, day) => sum + numberOf(call.world, key, day), 0));
  return {
    key,
    unit: null,
    total: sumOf(days),
    previous_total: sumOf(days.map((day) => day - days.length * DAY)),
    data: days.map((day) => ({ date: iso(day), value: String(numberOf(call.world, key, day)) })),
  };
}

const row = (
  key: string,
  name: string,
  value: number,
  more: Record<string, string> = {},
): Json => ({
  key,
  human_key: name,
  value: String(value),
  ...more,
});
const size = (key: string, name: string, megabytes: number): Json =>
  row(key, name, megabytes * 1_048_576, { unit: 'bytes', human_value: `${String(megabytes)} MB` });

const software = (key: string, name: string, version: string): Json => ({
  key,
  human_key: name,
  value: version,
  human_value: version,
});

function rows(world: World, key: string): Json[] {
  switch (key) {
    case 'languages':
      return [row('en', 'English', 812), row('de', 'German', 230), row('und', 'Undetermined', 12)];
    case 'sources':
      return [row('web', 'Website', 640), row('linnet', 'Linnet', 350)];
    case 'servers':
      return [row('pond.example', 'pond.example', 930), row('marsh.example', 'marsh.example', 411)];
    case 'space_usage':
      return [size('postgresql', 'PostgreSQL', 4_310), size('media', 'Media storage', 51_200)];
    case 'software_versions':
      return [
        software('mastodon', 'Mastodon', versions[world.options.family].software),
        software('postgresql', 'PostgreSQL', '17.2'),
      ];
    default:
      return [];
  }
}

function needDashboard({ viewer }: SignedIn): void {
  if (viewer.role !== 'admin') throw refuse(403, 'This action is not allowed');
}

function dimensions(call: SignedIn): Json[] {
  needDashboard(call);
  const { params, world } = call;
  const most = params.number('limit') ?? undefined;
  return params.list('keys').map((key) => ({ key, data: rows(world, key).slice(0, most) }));
}

/** The beginnings of the months that the call names. */
function monthsOf(call: SignedIn): number[] {
  return daysOf(call).filter((day) => new Date(day).getUTCDate() === 1);
}

function retention(call: SignedIn): Json[] {
  needDashboard(call);
  const months = monthsOf(call);
  return months.map((month, at) => {
    const people = 20 + call.world.random.fork(`cohort ${String(month)}`).between(0, 30);
    return {
      period: iso(month),
      frequency: 'month',
      data: months.slice(at).map((later, passed) => {
        const rate = Math.max(0, 1 - passed * 0.2);
        return { date: iso(later), rate, value: String(Math.round(people * rate)) };
      }),
    };
  });
}

function stats(call: SignedIn): Json {
  needStaff(call);
  if (call.world.dialect === 'akkoma' && call.viewer.role !== 'admin') {
    throw refuse(403, 'User is not an admin.');
  }
  const counts: Record<string, number> = { public: 0, unlisted: 0, private: 0, direct: 0 };
  for (const { visibility } of call.world.posts.values()) {
    if (visibility in counts) counts[visibility] = (counts[visibility] ?? 0) + 1;
  }
  return { status_visibility: counts };
}

const ofMastodon = (path: string, handle: (call: SignedIn) => Json[]): Route =>
  user({
    method: 'POST',
    path: `/api/v1/admin/${path}`,
    scopes: ['admin:read'],
    families: ['mastodon'],
    handle,
  });

export const statisticsRoutes: Route[] = [
  ofMastodon('dimensions', dimensions),
  ofMastodon('retention', retention),
  user({
    method: 'GET',
    path: '/api/v1/pleroma/admin/stats',
    scopes: ['admin', 'admin:read:statuses'],
    families: pleromaLike,
    handle: stats,
  }),
];
