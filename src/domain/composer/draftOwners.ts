/** The names of those who write a draft, beside the names of other tabs. */
export const HERE = 'here';
export const NOBODY = 'nobody';

/** The part of an ownership that says which tab has to store the draft. */
interface Ownership {
  owner: string;
  unseen: object | null;
}

/** Another tab writes and stores the draft, and it has all that was typed here. */
export const isStoredByOtherTab = (ownership: Ownership | undefined): boolean =>
  ownership !== undefined &&
  ownership.owner !== HERE &&
  ownership.owner !== NOBODY &&
  ownership.unseen === null;
