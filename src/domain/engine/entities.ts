/**
 * The flat form of every server answer: rows only, no trees. A row is always complete, so that it
 * can replace the previous one.
 */
import type { Status } from '@/domain/statuses/status';
import type { User } from '@/domain/people/user';

export interface EntityBundle {
  statuses: Status[];
  users: User[];
}

export const noEntities = (): EntityBundle => ({ statuses: [], users: [] });
