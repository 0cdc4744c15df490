/** Translations of posts by the server, in the two forms that there are. */
import type { LanguagePairs, Translation } from '@/domain/statuses/translation/translation';
import {
  decodeLanguagePairs,
  decodeLanguagePairsOfAkkoma,
  decodeTranslation,
  decodeTranslationOfAkkoma,
} from '@/api/decode/statuses/translation';
import type { Connection } from '@/api/http';
import { requestFields, requestOne } from '@/api/endpoints/engine/answers';
import { bodyFor } from '@/api/endpoints/engine/requestBodies';

interface Wanted {
  /** Null lets the server find it out. */
  source: string | null;
  target: string;
}

const pathOf = (statusId: string): string => `/api/v1/statuses/${encodeURIComponent(statusId)}`;

/** POST /api/v1/statuses/:id/translate — some forks of Pleroma call the language by another name. */
export const translateStatus = (
  to: Connection,
  statusId: string,
  { target }: Wanted,
): Promise<Translation> =>
  requestOne(
    to,
    `${pathOf(statusId)}/translate`,
    {
      method: 'POST',
      ...bodyFor(to, 'anything', { lang: target }, { pleroma: { target_language: target } }),
    },
    decodeTranslation(target),
  );

/** GET /api/v1/statuses/:id/translations/:language — Akkoma. */
export const translateStatusOnAkkoma = (
  to: Connection,
  statusId: string,
  { source, target }: Wanted,
): Promise<Translation> =>
  requestOne(
    to,
    `${pathOf(statusId)}/translations/${encodeURIComponent(target)}`,
    { query: { from: source } },
    decodeTranslationOfAkkoma(target),
  );

/** GET /api/v1/instance/translation_languages */
export const fetchTranslationLanguages = async (to: Connection): Promise<LanguagePairs> =>
  decodeLanguagePairs((await requestFields(to, '/api/v1/instance/translation_languages')).data);

/** GET /api/v1/akkoma/translation/languages */
export const fetchTranslationLanguagesOfAkkoma = async (to: Connection): Promise<LanguagePairs> =>
  decodeLanguagePairsOfAkkoma(
    (await requestFields(to, '/api/v1/akkoma/translation/languages')).data,
  );
