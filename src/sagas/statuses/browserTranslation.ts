/**
 * Translates a post with the browser's own translator, on this device. It takes plain text, so the
 * texts of a post go one by one, and the result is cleaned like any markup.
 */
import { cleanHtml, htmlToText } from '@/api/decode/engine/html';
import { UNKNOWN_LANGUAGE, type Translation } from '@/domain/statuses/translation/translation';
import { translatableTexts, withTexts } from '@/domain/statuses/translation/translatableTexts';
import type { TextToTranslate } from '@/domain/statuses/translation/textToTranslate';
import { parseMarkup } from '@/lib/markup/markup';
import { primaryLanguage } from '@/lib/text/languageNames';
import { translationProgressed } from '@/slices/statuses/translations';
import type { BrowserTranslator } from '@/domain/statuses/translation/browserTranslator';
import { call, delay, getContext, race } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { withUploadProgress } from '@/sagas/engine/uploadProgress';
import { NoTranslation } from './noTranslation';

/** Browsers know Norwegian by the code of both its forms. */
const otherCodes: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Milliseconds. Some browsers have the functions and never answer. */
const PATIENCE = 5_000;
/** With the time of a download. */
const PATIENCE_FOR_TEXTS = 180_000;

/** Returns undefined if there is no result in time. */
function* inTime<Result>(
  patience: number,
  work: () => SagaGenerator<Result>,
): SagaGenerator<Result | undefined> {
  const { result } = yield* race({ result: call(work), late: delay(patience) });
  return result as Result | undefined;
}

/** `quiet`: nobody has pressed, so the browser may not download anything. */
export function* translateByBrowser(
  status: TextToTranslate,
  wanted: readonly string[],
  quiet: boolean,
): SagaGenerator<Translation> {
  const { translator: load } = yield* getContext('services');
  const translator = yield* call(load);
  if (!translator) throw new NoTranslation('noPair', status.language);
  const source = yield* sourceOf(translator, status, wanted);
  const target = yield* targetFor(translator, source, wanted, quiet);
  const nodes = parseMarkup(status.html);
  const texts = translatableTexts(status, nodes);
  const results = yield* inTime(PATIENCE_FOR_TEXTS, () =>
    withUploadProgress(
      (onProgress) => call(translator.translate, texts, { source, target }, onProgress),
      // The rest of the time is translating.
      (share) => translationProgressed({ statusId: status.id, progress: share < 1 ? share : null }),
    ),
  );
  if (!results) throw new Error('no answer in time');
  const { html, ...parts } = withTexts(status, nodes, results);
  const cleaned = cleanHtml(html);
  return {
    ...parts,
    html: cleaned,
    text: htmlToText(cleaned),
    source,
    target,
    provider: null,
    byBrowser: true,
  };
}

/** A language that the post claims and the reader would not have translated is looked at. */
function* sourceOf(
  translator: BrowserTranslator,
  status: TextToTranslate,
  wanted: readonly string[],
): SagaGenerator<string> {
  const told = status.language === UNKNOWN_LANGUAGE ? null : status.language;
  const own = primaryLanguage(wanted[0] ?? '');
  if (told !== null && primaryLanguage(told) !== own) return told;
  const words = [status.summary, status.text].join('\n').trim();
  const found = yield* inTime(PATIENCE, () => call(translator.detect, words));
  const source = found ?? told;
  if (source === null) throw new NoTranslation('noLanguage', null);
  if (primaryLanguage(source) === own) throw new NoTranslation('sameLanguage', source);
  return source;
}

function* targetFor(
  translator: BrowserTranslator,
  source: string,
  wanted: readonly string[],
  quiet: boolean,
): SagaGenerator<string> {
  for (const code of wanted.flatMap(formsOf)) {
    if (primaryLanguage(code) === primaryLanguage(source)) continue;
    const found = yield* inTime(PATIENCE, () => call(translator.availability, source, code));
    if (found === 'ready' || (found === 'download' && !quiet)) return code;
  }
  throw new NoTranslation('noPair', source);
}

function formsOf(code: string): string[] {
  const primary = primaryLanguage(code);
  return [...new Set([code, primary, otherCodes[primary] ?? primary])];
}
