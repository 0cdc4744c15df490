/**
 * Fetches the messages of a language, parsed ahead by the build. Each file of `locales/` is a chunk
 * of its own, except English, which the code holds already.
 */
import { pseudoLocaleCode, fallbackLanguage, isLanguageCode } from './languages';

/** Parsed messages by id. What a language lacks is shown in English. */
export type LocaleMessages = Record<string, readonly object[]>;

/** As they are sent: what is nothing but text as that text. The bundle's ids are numbers. */
type SentMessages = Record<string, string | readonly object[] | 0>;

/**
 * A language without a file has no messages yet and resolves to none. When the chunk cannot be
 * fetched the promise rejects with the loader's `ChunkLoadError`; asking again tries again.
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

/** The type checker knows what lies in the file, and not what the build makes of it. */
function messagesIn(file: unknown): LocaleMessages {
  const sent = file as { default?: SentMessages } & SentMessages;
  const messages: LocaleMessages = {};
  for (const [id, message] of Object.entries(sent.default ?? sent)) {
    if (message === 0) continue;
    messages[id] = typeof message === 'string' ? [{ type: TEXT, value: message }] : message;
  }
  return messages;
}

/** How the message format calls plain text. */
const TEXT = 0;

/** No such file at build time, in contrast to a file that could not be fetched now. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'MODULE_NOT_FOUND';
