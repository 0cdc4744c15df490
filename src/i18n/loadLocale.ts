/**
 * Loads the messages of a language, parsed at build time. Each file of `locales/` is two chunks, the
 * second one with the late messages, which only few screens show. English is part of the code.
 */
import type { MessageFormatElement } from 'react-intl';
import { pseudoLocaleCode, fallbackLanguage, isLanguageCode } from './languages';

/** Parsed messages by id. Missing ones are shown in English. */
export type LocaleMessages = Record<string, MessageFormatElement[]>;

/** The format of the chunks: plain text as a string. The ids in the bundle are numbers. */
type SentMessages = Record<string, string | MessageFormatElement[] | 0>;

/**
 * Resolves to no messages for a language without a file. Rejects with webpack's `ChunkLoadError` if
 * the chunk cannot be loaded; calling it again retries.
 */
export async function loadLocale(code: string): Promise<LocaleMessages> {
  if (code === fallbackLanguage.code || !isLanguageCode(code)) return {};
  if (process.env.NODE_ENV === 'development' && code === pseudoLocaleCode) {
    return messagesIn(await import('../../locales/en.json?accented'));
  }
  try {
    return messagesIn(
      await import(
        /* webpackChunkName: "locale-[request]", webpackExclude: /[\\/](en|glossary[\\/].*)\.json$/ */
        `../../locales/${code}.json`
      ),
    );
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
}

/** As `loadLocale`, for the late messages. */
export async function loadLateMessages(code: string): Promise<LocaleMessages> {
  if (code === fallbackLanguage.code) return {};
  return messagesIn(
    await (await import(/* webpackChunkName: "lateTexts" */ './lateMessages')).lateMessages(code),
  );
}

/** The type checker knows the JSON file, not what the build makes of it. */
function messagesIn(file: unknown): LocaleMessages {
  const sent = file as { default?: SentMessages } & SentMessages;
  const messages: LocaleMessages = {};
  for (const [id, message] of Object.entries(sent.default ?? sent)) {
    if (message === 0) continue;
    messages[id] = typeof message === 'string' ? [{ type: TEXT, value: message }] : message;
  }
  return messages;
}

/** The type of plain text in parsed messages. */
const TEXT = 0;

/** True if the file was missing at build time, as opposed to failing to load now. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'MODULE_NOT_FOUND';
