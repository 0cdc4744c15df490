/** What the account does not want to read. */
import type { Filter } from '@/domain/filter';
import { decodeFilters } from '@/api/decode/filter';
import type { Connection } from '@/api/http';
import { requestRows } from './answers';

/** GET /api/v1/filters */
export const fetchFilters = async (to: Connection): Promise<Filter[]> =>
  decodeFilters((await requestRows(to, '/api/v1/filters')).data);
