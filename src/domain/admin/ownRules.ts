/** The rules of the own server: their order, and what changes it. */

export interface OwnRule {
  id: string;
  text: string;
  /** Empty where the server knows none. */
  hint: string;
  /** Smaller ones come first; null where the server keeps the order itself. */
  priority: number | null;
}

/** The form of a rule; without an id it is a new one. */
export interface RuleDraft {
  id: string | null;
  text: string;
  hint: string;
}

export const OWN_RULES = 'own rules';
/** One change at a time, as a move changes several rules. */
export const OWN_RULES_CHANGE = 'own rules change';

export interface PriorityChange {
  id: string;
  priority: number;
}

/** The changes that bring a rule to a place. Rules that keep their priority are not sent. */
export function movesTo(rules: readonly OwnRule[], id: string, to: number): PriorityChange[] {
  const moved = rules.find((rule) => rule.id === id);
  if (!moved || to < 0 || to >= rules.length) return [];
  const order = rules.filter((rule) => rule !== moved).toSpliced(to, 0, moved);
  return order.flatMap((rule, at) =>
    rule.priority === at + 1 ? [] : [{ id: rule.id, priority: at + 1 }],
  );
}

/** The priority that puts a new rule at the end. */
export const lastPriority = (rules: readonly OwnRule[]): number =>
  Math.max(0, ...rules.map(({ priority }) => priority ?? 0)) + 1;

export const isWritten = ({ text }: RuleDraft): boolean => text.trim() !== '';

export const isSameText = (rule: OwnRule | undefined, { text, hint }: RuleDraft): boolean =>
  rule !== undefined && rule.text === text.trim() && rule.hint === hint.trim();
