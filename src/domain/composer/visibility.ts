/** The visibility of a post. */
import type { Visibility } from '@/domain/statuses/status';

/** The selectable values. Posts to the members of a list are created elsewhere. */
export type SelectableVisibility = Exclude<Visibility, 'list'>;

/** From widest to narrowest. */
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
