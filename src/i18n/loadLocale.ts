/**
 * Fetches the messages of a language, parsed ahead by the build. Each file of `locales/` is a chunk
 * of its own, except English, which the code holds already.
 */
import { accentedCode, fallbackLanguage, isLanguageCode } from './languages';

/** Parsed messages by id. What a language lacks is shown in English. */
export type LocaleMessages = Record<string, readonly object[]>;

/**
 * A language without a file has no messages yet and resolves to none. When the chunk cannot be
 * fetched the promise rejects with the loader's `ChunkLoadError`; asking again tries again.
 */
export async function loadLocale(code: string): Promise<LocaleMessages> {
  if (code === fallbackLanguage.code || !isLanguageCode(code)) return {};
  if (process.env.NODE_ENV === 'development' && code === accentedCode) {
    return messagesIn(await import('../../locales/en.json?accented'));
  }
  try {
    return messagesIn(
      await import(
        /* webpackChunkName: "locale-[request]", X */
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
  const messages = file as { default?: LocaleMessages } & LocaleMessages;
  return messages.default ?? messages;
}

/** No such file at build time, in contrast to a file that could not be fetched now. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'MODULE_NOT_FOUND';
