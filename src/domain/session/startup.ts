/** What starting has to find out, and how much of it is known when it ends. */

/** How much the server told of itself: all that it has, less for now, or nothing at all. */
export type InstanceKnowledge = 'whole' | 'partly' | 'none';

/** What is known so far; true and `whole` also stand for what is known not to be there. */
export interface StartupProgress {
  config: boolean;
  themes: boolean;
  /** Who is signed in, if anybody. */
  member: boolean;
  instance: InstanceKnowledge;
}

/** The reader would miss it. */
export const isEssentialMissing = ({ member, instance }: StartupProgress): boolean =>
  !member || instance === 'none';

export const isStartupComplete = ({ config, themes, member, instance }: StartupProgress): boolean =>
  config && themes && member && instance === 'whole';
