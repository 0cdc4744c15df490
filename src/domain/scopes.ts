/** For whom a post may be. */
import type { Visibility } from './status';

/** What a writer can choose. Posts to the members of a list are made elsewhere. */
export type Scope = Exclude<Visibility, 'list'>;

/** From the widest to the narrowest. */
export const scopes = [
  'public',
  'local',
  'unlisted',
  'private',
  'direct',
] as const satisfies readonly Scope[];

export const isScope = (visibility: Visibility): visibility is Scope => visibility !== 'list';
