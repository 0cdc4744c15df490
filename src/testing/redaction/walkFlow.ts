/**
 * Replaces all texts of a flow file, each with the name of its field as context; also in JSON
 * inside a text, as in socket frames. The structure (fields, lists, numbers) stays.
 */
import type { FlowValue } from '@/testing/format/flowFile';
import { kindOfField } from './fieldKinds';
import { longer } from './placeholderWords';

/** The position of a text. */
export interface FieldContext {
  /** The field, or for a list the field that contains it. */
  field: string;
  /** The field of the enclosing object. */
  parent: string;
  /** The screen name in the same object, if it describes a person. */
  person: string | null;
}

export type Change = (text: string, place: FieldContext) => string;

export interface Changes {
  text: Change;
  /** The name of a field; it may be an id or a person's word. */
  key: (key: string, place: FieldContext, value: FlowValue) => string;
}

export const START: FieldContext = { field: '', parent: '', person: null };

type Table = Readonly<Record<string, FlowValue>>;

export function walkFlow(
  value: FlowValue,
  changes: Changes,
  place: FieldContext = START,
): FlowValue {
  if (typeof value === 'string') return walkText(value, changes, place);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => walkItem(item, changes, place));
  const inside = { parent: place.field, person: personIn(value) };
  const keys = changedKeys(value, (field, item) => changes.key(field, { field, ...inside }, item));
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [
      keys.get(field) ?? field,
      walkFlow(item, changes, { field: fieldOf(value, field), ...inside }),
    ]),
  );
}

/** Changed keys stay distinct and never take the name of an unchanged one. */
function changedKeys(value: Table, change: (key: string, item: FlowValue) => string) {
  const changed = Object.entries(value).map(([key, item]) => [key, change(key, item)] as const);
  const taken = new Set(changed.filter(([key, to]) => key === to).map(([key]) => key));
  return new Map(
    changed.map(([key, to]) => {
      let free = to;
      while (free !== key && taken.has(free)) free = longer(free);
      taken.add(free);
      return [key, free];
    }),
  );
}

/** A list inherits the name of its field; a list of form fields has a name for each. */
function walkItem(item: FlowValue, changes: Changes, place: FieldContext): FlowValue {
  if (place.field === 'fields' && isList(item) && item.length === 2) {
    const [name, value] = item;
    if (typeof name === 'string' && value !== undefined) {
      const inside = { ...place, field: name };
      return [changes.key(name, inside, value), walkFlow(value, changes, inside)];
    }
  }
  return walkFlow(item, changes, place);
}

function walkText(text: string, changes: Changes, place: FieldContext): FlowValue {
  const inside = kindOfField(place.field) === 'secret' ? null : readJson(text);
  return inside === null ? changes.text(text, place) : JSON.stringify(walkFlow(inside, changes));
}

/** Null unless it is an object or a list. */
function readJson(text: string): FlowValue {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as FlowValue;
  } catch {
    return null;
  }
}

const isList = (value: FlowValue): value is readonly FlowValue[] => Array.isArray(value);

const screenNames = ['acct', 'screenName'];

function personIn(value: Table): string | null {
  const name = screenNames.map((field) => value[field]).find((each) => typeof each === 'string');
  return typeof name === 'string' && name !== '' ? name : null;
}

/** The field names of effects whose value or arguments need redaction, by the effect's name. */
const askedFor: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  newId: { value: 'newId' },
  copy: { args: 'text' },
  saveFile: { args: 'text' },
};

function fieldOf(table: Table, field: string): string {
  const { kind, name } = table;
  if (typeof name !== 'string' || (kind !== 'ask' && kind !== 'read' && kind !== 'tell'))
    return field;
  return (Object.hasOwn(askedFor, name) ? askedFor[name]?.[field] : undefined) ?? field;
}
