/** For whom a post may be. */
import type { Visibility } from '@/domain/statuses/status';

/** What a writer can choose. Posts to the members of a list are made elsewhere. */
export type SelectableVisibility = Exclude<Visibility, 'list'>;

/** From the widest to the narrowest. */
export const selectableVisibilities = [
  'public',
  'local',
  'unlisted',
  'private',
  'direct',
] as const satisfies readonly SelectableVisibility[];

export const isSelectableVisibility = (
  visibility: Visibility,
): visibility is SelectableVisibility => visibility !== 'list';
