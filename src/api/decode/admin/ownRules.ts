/** Decodes the rules of the own server, in their order. */
import type { OwnRule } from '@/domain/admin/ownRules';
import { fieldsOf, idOf, numberOf, stringOf, textOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireOwnRule {
  id: string;
  text: string;
  hint?: string;
  priority?: number;
}

const NO_RULE = refuse('rule', 'no id or no text');

export function decodeOwnRule(input: unknown): OwnRule | Refusal {
  const wire = fieldsOf<WireOwnRule>(input);
  const [id, text] = [idOf(wire.id), stringOf(wire.text)];
  if (id === null || text === null) return NO_RULE;
  return { id, text, hint: textOf(wire.hint), priority: numberOf(wire.priority, null) };
}

/** Sorted by priority; equal ones, and those without, stay as they came. */
export const decodeOwnRules = (wires: readonly unknown[]): OwnRule[] =>
  keepReadable(wires, decodeOwnRule).items.sort(
    (one, other) => (one.priority ?? 0) - (other.priority ?? 0),
  );
