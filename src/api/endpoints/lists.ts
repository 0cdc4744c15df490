/** The reader's lists of people. */
import type { UserList } from '@/domain/list';
import { decodeLists } from '@/api/decode/list';
import type { Connection } from '@/api/http';
import { requestRows } from './answers';

/** GET /api/v1/lists */
export const fetchLists = async (to: Connection): Promise<UserList[]> =>
  decodeLists((await requestRows(to, '/api/v1/lists')).data);
