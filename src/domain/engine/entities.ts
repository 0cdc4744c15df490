/**
 * The flat form in which every server answer reaches the tables: rows only, no trees. A row is
 * always complete, so it can always replace the row before it.
 */
import type { Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';

export interface EntityBundle {
  statuses: Status[];
  users: User[];
}

export const noEntities = (): EntityBundle => ({ statuses: [], users: [] });
