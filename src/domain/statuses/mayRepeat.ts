/** The rule of repeating, which every card needs. */
import type { Status, Visibility } from './status';

/** Posts that everybody may pass on. */
export const sharedVisibilities: readonly Visibility[] = ['public', 'unlisted', 'local'];

/** True if others may repeat it, as they may not with posts for a limited audience. */
export const mayRepeat = ({ visibility }: Pick<Status, 'visibility'>): boolean =>
  sharedVisibilities.includes(visibility);
