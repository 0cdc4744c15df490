/** Numbers about the own server: one call on the Pleroma family, three on Mastodon. */
import {
  measures,
  rankings,
  type Cohort,
  type DaySpan,
  type Dimensions,
  type Measured,
  type StatisticsParts,
} from '@/domain/admin/server/serverStatistics';
import {
  decodeCohorts,
  decodeDimensions,
  decodeMeasures,
  decodeStats,
} from '@/api/decode/admin/serverStatistics';
import type { Connection } from '@/api/http';
import { oneOf, requestRows } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

const STATS = '/stats';
const ADMIN = '/api/v1/admin';
/** The rows of each ranking. */
const ROWS = 10;

/** GET …/admin/stats */
export async function fetchVisibilities(to: Connection): Promise<StatisticsParts['visibilities']> {
  return oneOf(STATS, await requestAsStaff(to, STATS, {}), decodeStats);
}

const ask = (json: object) => ({ method: 'POST', json }) as const;

/** POST /api/v1/admin/measures — nothing changes by it. */
export async function fetchMeasures(
  to: Connection,
  { from, to: until }: DaySpan,
): Promise<Measured[]> {
  const wanted = ask({ keys: measures, start_at: from, end_at: until });
  return decodeMeasures((await requestRows(to, `${ADMIN}/measures`, wanted)).data);
}

/** POST /api/v1/admin/dimensions — nothing changes by it. */
export async function fetchDimensions(
  to: Connection,
  { from, to: until }: DaySpan,
): Promise<Dimensions> {
  const keys = [...rankings, 'software_versions'];
  const wanted = ask({ keys, start_at: from, end_at: until, limit: ROWS });
  return decodeDimensions((await requestRows(to, `${ADMIN}/dimensions`, wanted)).data);
}

/** POST /api/v1/admin/retention — nothing changes by it. */
export async function fetchCohorts(
  to: Connection,
  { from, to: until }: DaySpan,
): Promise<Cohort[]> {
  const wanted = ask({ start_at: from, end_at: until, frequency: 'month' });
  return decodeCohorts((await requestRows(to, `${ADMIN}/retention`, wanted)).data);
}
