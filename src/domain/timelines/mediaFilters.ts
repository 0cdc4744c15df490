/** Filters that leave a status as it is and cover its files: which they are, for a card and for a look at one. */
import type { Status } from '@/domain/statuses/status';
import type { HiddenReason } from './filtering';

/** The names of the filters that cover the files alone. */
export const filtersOfFiles = (reasons: readonly HiddenReason[]): string[] =>
  reasons.flatMap((reason) =>
    reason.kind === 'serverFilter' && reason.action === 'blur' ? [reason.title] : [],
  );

/** A look at a status from elsewhere is in none of the places that filters name: all of them count. */
export const reasonsOfFiles = ({ filtered }: Status): readonly HiddenReason[] =>
  (filtered ?? []).flatMap(({ id, title, action }) =>
    action === 'blur' ? [{ kind: 'serverFilter', filterId: id, title, action }] : [],
  );
