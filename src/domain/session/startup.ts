/** The progress of start-up: what has to be loaded, and how much of it is. */

/** How much of the instance's description was read: all of it, a part for now, or nothing. */
export type InstanceKnowledge = 'whole' | 'partly' | 'none';

/** The progress so far; true and `whole` also stand for what is known not to exist. */
export interface StartupProgress {
  config: boolean;
  themes: boolean;
  /** True once the signed-in account, if any, is known. */
  member: boolean;
  instance: InstanceKnowledge;
}

/** True if something is missing that the reader would notice. */
export const isEssentialMissing = ({ member, instance }: StartupProgress): boolean =>
  !member || instance === 'none';

export const isStartupComplete = ({ config, themes, member, instance }: StartupProgress): boolean =>
  config && themes && member && instance === 'whole';
