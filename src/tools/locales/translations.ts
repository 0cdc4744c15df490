/**
 * Checks a translated catalogue against the English one: the same messages, valid syntax, the same
 * arguments, all plural forms of the language, translated, short enough, and with its own
 * punctuation.
 */
import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { languageOf } from '@/i18n/languages';
import { hasLooseSpace, wrongMarks } from './languageRules';

export type Texts = Readonly<Record<string, string>>;

/** Ids whose text may be the same as in English, by language; under `*` for all of them. */
export type SameAsEnglish = Readonly<Record<string, readonly string[]>>;

/** An argument that translations may use in addition: the number of names in a notification. */
const COUNT = '{count, cardinal plural}';
const mayCount = (id: string, source: string): boolean =>
  id.startsWith('notifications.') && source.includes('{names}');

/** The longest text that counts as a label of a button or tab, which must stay short. */
const LABEL = 30;
const GROWTH = 2.5;
/**
 * Translations up to this length always pass: very short English labels (“Go”, “Log in”) are no
 * measure.
 */
const ALWAYS_FITS = 16;

/** The faults of a catalogue, one sentence each, beginning with the id. */
export function faultsOf(
  code: string,
  texts: Texts,
  english: Texts,
  same: SameAsEnglish,
): string[] {
  const missing = Object.keys(english).filter((id) => !(id in texts));
  const left = Object.keys(texts).filter((id) => !(id in english));
  const maySame = new Set([...(same['*'] ?? []), ...(same[code] ?? [])]);
  return [
    ...missing.map((id) => `${id}: is not translated: “${english[id] ?? ''}”`),
    ...left.map((id) => `${id}: is no message any more`),
    ...Object.entries(english).flatMap(([id, source]) => {
      const text = texts[id];
      if (text === undefined) return [];
      const faults = faultsOfText(code, text, source).filter(
        (fault) => fault !== `asks for ${COUNT}` || !mayCount(id, source),
      );
      if (text === source && hasWords(source) && !maySame.has(id)) faults.push('is still English');
      return faults.map((fault) => `${id}: ${fault}: “${text}”`);
    }),
  ];
}

const parsed = new Map<string, MessageFormatElement[]>();

/** An English text is compared with those of thirty languages. */
function parsedOnce(source: string): MessageFormatElement[] {
  const known = parsed.get(source) ?? parse(source);
  parsed.set(source, known);
  return known;
}

function faultsOfText(code: string, text: string, source: string): string[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return [`does not parse (${error instanceof Error ? error.message : String(error)})`];
  }
  const original = parsedOnce(source);
  const plain = plainOf(elements);
  const faults = [...valueFaults(elements, original), ...pluralFaults(code, elements)];
  if (plain.trim() === '' && plainOf(original).trim() !== '') faults.push('is empty');
  if (text !== text.trim()) faults.push('begins or ends with a space');
  faults.push(...wrongMarks(code, plain).map((mark) => `has ${mark}`));
  if (hasLooseSpace(code, text)) faults.push('has a plain space where the line must not break');
  // A text has no more letters than characters, and counting letters takes long.
  if (plain.length > ALWAYS_FITS && isLabel(original)) {
    const length = lengthOf(plain);
    const room = Math.max(ALWAYS_FITS, lengthOf(source) * GROWTH);
    if (length > room) faults.push(`is ${String(length)} long, where ${String(room)} fit`);
  }
  return faults;
}

const hasWords = (source: string): boolean => /\p{L}{2}/u.test(plainOf(parse(source)));

const isLabel = (elements: readonly MessageFormatElement[]): boolean => {
  const [element, ...others] = elements;
  if (!element || !isLiteralElement(element) || others.length > 0) return false;
  return element.value.length <= LABEL && !/[.!?]$/.test(element.value);
};

const letters = new Intl.Segmenter();

/** The length in letters as readers count them. */
const lengthOf = (text: string): number => [...letters.segment(text)].length;

/** The plain text of a message: all its forms, without arguments. */
function plainOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return plainOf(element.children);
      if (isPluralElement(element) || isSelectElement(element)) {
        return Object.values(element.options)
          .map(({ value }) => plainOf(value))
          .join(' ');
      }
      return '';
    })
    .join('');
}

function valueFaults(
  elements: readonly MessageFormatElement[],
  original: readonly MessageFormatElement[],
): string[] {
  const given = valuesOf(elements);
  const wanted = valuesOf(original);
  return [
    ...[...wanted].filter((value) => !given.has(value)).map((value) => `lacks ${value}`),
    ...[...given].filter((value) => !wanted.has(value)).map((value) => `asks for ${value}`),
  ];
}

/** The arguments of a message with their types: `{name}`, `{count, plural}`, `<link>`. */
function valuesOf(elements: readonly MessageFormatElement[]): Set<string> {
  const values = new Set<string>();
  const visit = (each: readonly MessageFormatElement[]) => {
    for (const element of each) {
      if (isTagElement(element)) {
        values.add(`<${element.value}>`);
        visit(element.children);
      } else if (isPluralElement(element)) {
        values.add(`{${element.value}, ${element.pluralType ?? 'cardinal'} plural}`);
        Object.values(element.options).forEach(({ value }) => visit(value));
      } else if (isSelectElement(element)) {
        const cases = Object.keys(element.options).sort().join(' ');
        values.add(`{${element.value}, select: ${cases}}`);
        Object.values(element.options).forEach(({ value }) => visit(value));
      } else if (isArgumentElement(element)) values.add(`{${element.value}}`);
      else if (isNumberElement(element)) values.add(`{${element.value}, number}`);
      else if (isDateElement(element)) values.add(`{${element.value}, date}`);
      else if (isTimeElement(element)) values.add(`{${element.value}, time}`);
    }
  };
  visit(elements);
  return values;
}

/** Checks for all plural forms of the language, and no others; exact numbers (`=0`) are free. */
function pluralFaults(code: string, elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (isTagElement(element)) return pluralFaults(code, element.children);
    if (isSelectElement(element)) {
      return Object.values(element.options).flatMap(({ value }) => pluralFaults(code, value));
    }
    if (!isPluralElement(element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralFaults(code, value));
    return [...formFaults(code, element), ...inner];
  });
}

function formFaults(code: string, { value, options, pluralType }: PluralElement): string[] {
  const rules = new Intl.PluralRules(languageOf(code).tag, { type: pluralType ?? 'cardinal' });
  const { pluralCategories } = rules.resolvedOptions();
  const given = Object.keys(options).filter((form) => !form.startsWith('='));
  const needed = pluralCategories.filter((form) => !given.includes(form));
  const strange = given.filter((form) => !(pluralCategories as string[]).includes(form));
  return [
    ...needed.map((form) => `lacks the form “${form}” of ${value}`),
    ...strange.map((form) => `has a form “${form}” of ${value} that the language does not have`),
  ];
}
