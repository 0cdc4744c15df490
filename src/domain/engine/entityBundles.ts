/**
 * Several answers become one bundle here, because one action carries everything that arrived
 * together.
 */
import { noEntities, type EntityBundle } from './entities';

/** Merges the rows of several answers; of duplicates, the last one wins. */
export function mergeEntityBundles(bundles: readonly EntityBundle[]): EntityBundle {
  const all = noEntities();
  for (const { statuses, users } of bundles) {
    all.statuses.push(...statuses);
    all.users.push(...users);
  }
  return all;
}
