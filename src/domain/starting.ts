/** What starting has to find out, and how much of it is known when it ends. */

/** How much the server told of itself: all that it has, less for now, or nothing at all. */
export type Acquaintance = 'whole' | 'partly' | 'none';

/** What is known so far; true and `whole` also stand for what is known not to be there. */
export interface Known {
  config: boolean;
  themes: boolean;
  /** Who is signed in, if anybody. */
  member: boolean;
  instance: Acquaintance;
}

/** The reader would miss it. */
export const isMissed = ({ member, instance }: Known): boolean => !member || instance === 'none';

export const isWhole = ({ config, themes, member, instance }: Known): boolean =>
  config && themes && member && instance === 'whole';
