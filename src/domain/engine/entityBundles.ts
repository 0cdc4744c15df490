import { noEntities, type EntityBundle } from './entities';

/** Rows of several answers as those of one; of the same row, the last counts. */
export function mergeEntityBundles(bundles: readonly EntityBundle[]): EntityBundle {
  const all = noEntities();
  for (const { statuses, users } of bundles) {
    all.statuses.push(...statuses);
    all.users.push(...users);
  }
  return all;
}
