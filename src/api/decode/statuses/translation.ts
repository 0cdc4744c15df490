/**
 * Decodes translations and the languages that a server translates. A translation is foreign markup
 * like any post, and is cleaned like one.
 */
import {
  UNKNOWN_LANGUAGE,
  type LanguagePairs,
  type Translation,
} from '@/domain/statuses/translation/translation';
import type {
  WireTranslation,
  WireTranslationAkkoma,
  WireTranslationLanguagesAkkoma,
} from '@/api/wire/translation';
import { cleanHtml, htmlToText } from '@/api/decode/engine/html';
import { fieldsOf, idOf, isRecord, listOf, stringOf, textsOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

/** `target` is the language that was asked for: not every server repeats it. */
export const decodeTranslation =
  (target: string) =>
  (input: unknown): Translation | Refusal => {
    const wire = fieldsOf<WireTranslation>(input);
    if (typeof wire.content !== 'string') return refuse('translation', 'no text');
    const html = cleanHtml(wire.content);
    const poll = fieldsOf<NonNullable<WireTranslation['poll']>>(wire.poll);
    return {
      html,
      text: htmlToText(html),
      summary: stringOf(wire.spoiler_text),
      options: listOf(poll.options).map(
        (option) => stringOf(fieldsOf<{ title: string }>(option).title) ?? '',
      ),
      descriptions: Object.fromEntries(
        listOf(wire.media_attachments).flatMap((item) => {
          const file = fieldsOf<{ id: string; description: string }>(item);
          const id = idOf(file.id);
          const description = stringOf(file.description);
          return id === null || description === null ? [] : [[id, description] as const];
        }),
      ),
      source: sourceOf(wire.detected_source_language),
      target: stringOf(wire.language) ?? target,
      provider: stringOf(wire.provider),
      byBrowser: false,
    };
  };

/** Akkoma translates the text alone, and does not say by whom. */
export const decodeTranslationOfAkkoma =
  (target: string) =>
  (input: unknown): Translation | Refusal => {
    const { text, detected_language } = fieldsOf<WireTranslationAkkoma>(input);
    return decodeTranslation(target)({
      content: text,
      detected_source_language: detected_language,
    });
  };

const sourceOf = (value: unknown): string | null => {
  const code = stringOf(value)?.toLowerCase() ?? null;
  return code === UNKNOWN_LANGUAGE || code === 'auto' ? null : code;
};

export function decodeLanguagePairs(input: unknown): LanguagePairs {
  if (!isRecord(input)) return {};
  return Object.fromEntries(
    Object.entries(input).flatMap(([code, targets]) => {
      const codes = textsOf(targets);
      return codes.length > 0 ? [[code, codes]] : [];
    }),
  );
}

/** Akkoma names the languages of both sides, any pair of which will do, and finds out unknown ones. */
export function decodeLanguagePairsOfAkkoma(input: unknown): LanguagePairs {
  const wire = fieldsOf<WireTranslationLanguagesAkkoma>(input);
  const codesOf = (languages: unknown): string[] =>
    listOf(languages).flatMap((item) => stringOf(fieldsOf<{ code: string }>(item).code) ?? []);
  const targets = codesOf(wire.target);
  if (targets.length === 0) return {};
  return Object.fromEntries(
    [...codesOf(wire.source), UNKNOWN_LANGUAGE].map((code) => [code, targets]),
  );
}
