/** Finds filters that cover only a status's files, for cards and previews. */
import type { Status } from '@/domain/statuses/status';
import type { HiddenReason } from './filtering';

/** Returns the names of the filters that cover only files. */
export const filtersOfFiles = (reasons: readonly HiddenReason[]): string[] =>
  reasons.flatMap((reason) =>
    reason.kind === 'serverFilter' && reason.action === 'blur' ? [reason.title] : [],
  );

/** Returns the reasons for a preview, which has no filter context: all filters count. */
export const reasonsOfFiles = ({ filtered }: Status): readonly HiddenReason[] =>
  (filtered ?? []).flatMap(({ id, title, action }) =>
    action === 'blur' ? [{ kind: 'serverFilter', filterId: id, title, action }] : [],
  );
