/** An action on rows as a button or as an item of a menu. */
export interface ActionEntry<Action> {
  label: string;
  action: Action;
  /** Asked before the action; the string is what follows from it, if there is more to say. */
  asks?: string;
  /** In a menu, a switch and whether it is on. */
  checked?: boolean;
}

export interface ActionGroup<Action> {
  label: string;
  entries: readonly ActionEntry<Action>[];
}
