/**
 * Translates posts: by the server where it does, else by the browser on this device. One request at a
 * time for each post. Those that nobody pressed for go one after the other, fail silently, and pause
 * after a failure.
 */
import { buffers } from 'redux-saga';
import {
  fetchTranslationLanguages,
  fetchTranslationLanguagesOfAkkoma,
  translateStatus,
  translateStatusOnAkkoma,
} from '@/api/endpoints/statuses/translations';
import {
  pairIn,
  troubleOf,
  UNKNOWN_LANGUAGE,
  type LanguagePairs,
  type Translation,
  type TranslationFailure,
  type TranslationTrouble,
} from '@/domain/statuses/translation/translation';
import { userOfBio, type TextToTranslate } from '@/domain/statuses/translation/textToTranslate';
import { htmlToText } from '@/api/decode/engine/html';
import { languageOf } from '@/i18n/languages';
import { primaryLanguage } from '@/lib/text/languageNames';
import { selectInstance } from '@/selectors/session/config';
import { selectReadLanguages } from '@/selectors/session/readLanguages';
import type { RootState } from '@/slices/root';
import { selectServerTranslates, selectTranslation } from '@/selectors/statuses/translations';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import {
  translationAbandoned,
  translationFailed,
  translationLanguagesReceived,
  translationReceived,
  translationShown,
  translationStarted,
} from '@/slices/statuses/translations';
import {
  automaticTranslationWanted,
  translationToggled,
} from '@/slices/statuses/translationPresses';
import { callApiWith } from '@/sagas/engine/callApi';
import type { CallPlan } from '@/sagas/engine/callPlan';
import { takeLeadingBy } from '@/sagas/engine/control';
import { actionChannel, delay, fork, put, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { translateByBrowser } from './browserTranslation';
import { NoTranslation } from './noTranslation';

/** Posts that wait to be translated by themselves; the latest are in sight. */
const MOST_WAITING = 10;
/** Milliseconds without a post that is translated by itself, after one has failed. */
const PAUSE_AFTER_FAILURE = 300_000;

/** Translators take their time. A refusal is about the post, never about the token. */
const PLAN: CallPlan = { timeout: 60_000, isVerdict: true };

export function* translationsSaga(): SagaGenerator<void> {
  yield* fork(translateAutomatically);
  yield* takeLeadingBy(translationToggled, ({ payload }) => payload.statusId, toggle);
}

function* toggle({
  payload: { statusId },
}: ReturnType<typeof translationToggled>): SagaGenerator<void> {
  const entry = yield* select(selectTranslation, statusId);
  if (entry?.busy) return;
  if (entry?.done) yield* put(translationShown({ statusId, shown: !entry.shown }));
  else yield* translate(statusId, false);
}

function* translateAutomatically(): SagaGenerator<void> {
  const wanted = yield* actionChannel(
    automaticTranslationWanted,
    buffers.sliding<ReturnType<typeof automaticTranslationWanted>>(MOST_WAITING),
  );
  for (;;) {
    const { statusId } = (yield* takeFrom(wanted)).payload;
    // A reader who went back to the original does not want it again.
    if ((yield* select(selectTranslation, statusId)) !== undefined) continue;
    const done = yield* translate(statusId, true);
    if (!done) yield* delay(PAUSE_AFTER_FAILURE);
  }
}

/** A post, or a bio, whose version is its text. */
function* textOf(textId: string): SagaGenerator<TextToTranslate | undefined> {
  const userId = userOfBio(textId);
  if (userId === null) return yield* select(selectStatus, textId);
  const user = yield* select(selectUser, userId);
  if (!user) return undefined;
  const { bioHtml: html } = user;
  return {
    id: textId,
    html,
    text: htmlToText(html),
    summary: '',
    language: UNKNOWN_LANGUAGE,
    poll: null,
    media: [],
    editedAt: html,
    visibility: null,
  };
}

/** Returns false if somebody who translates has failed. */
function* translate(statusId: string, quiet: boolean): SagaGenerator<boolean> {
  const status = yield* textOf(statusId);
  if (!status) return true;
  const { editedAt } = status;
  yield* put(translationStarted({ statusId, editedAt }));
  try {
    const done = yield* translation(status, quiet);
    yield* put(translationReceived({ statusId, editedAt, done }));
    return true;
  } catch (error) {
    const failure = yield* failureOf(error, status);
    yield* put(
      quiet ? translationAbandoned({ statusId }) : translationFailed({ statusId, failure }),
    );
    return error instanceof NoTranslation;
  }
}

function* translation(status: TextToTranslate, quiet: boolean): SagaGenerator<Translation> {
  const wanted = yield* select(wantedLanguages);
  const { visibility } = status;
  const byServer = visibility !== null && (yield* select(selectServerTranslates, { visibility }));
  const done = byServer ? yield* translateByServer(status, wanted, quiet) : null;
  return done ?? (yield* translateByBrowser(status, wanted, quiet));
}

/** The languages to translate into, the best first: that of the interface, then the others. */
const wantedLanguages = (state: RootState): readonly string[] => [
  ...new Set([languageOf(state.language.code).tag, ...selectReadLanguages(state)]),
];

const toldLanguage = ({ language }: TextToTranslate): string | null =>
  language === UNKNOWN_LANGUAGE ? null : language;

/** Returns null if the server does not translate between these languages. */
function* translateByServer(
  status: TextToTranslate,
  wanted: readonly string[],
  quiet: boolean,
): SagaGenerator<Translation | null> {
  const plan: CallPlan = quiet ? { ...PLAN, priority: 'background' } : PLAN;
  const isAkkoma = (yield* select(selectInstance)).translationAvailable;
  const told = toldLanguage(status);
  const isRead = told !== null && primaryLanguage(told) === primaryLanguage(wanted[0] ?? '');
  // A post that claims the reader's own language is in another one; only some servers find out which.
  if (isRead && !isAkkoma) return null;
  const source = isRead ? null : told;
  const targets = wanted.filter(
    (code) => source === null || primaryLanguage(code) !== primaryLanguage(source),
  );
  const pairs = yield* languagePairs(plan, isAkkoma);
  const pair = pairs
    ? pairIn(pairs, source, targets)
    : { source, target: targets[0] ?? wanted[0] ?? 'en' };
  if (!pair) return null;
  const endpoint = isAkkoma ? translateStatusOnAkkoma : translateStatus;
  const done = yield* callApiWith(plan, endpoint, status.id, pair);
  return { ...done, source: done.source ?? source };
}

/** Asked once; null if the server does not tell, so that the answer to the post decides. */
function* languagePairs(plan: CallPlan, isAkkoma: boolean): SagaGenerator<LanguagePairs | null> {
  const known = yield* select((state) => state.translations?.pairs ?? null);
  if (known) return known;
  try {
    const endpoint = isAkkoma ? fetchTranslationLanguagesOfAkkoma : fetchTranslationLanguages;
    const pairs = yield* callApiWith(plan, endpoint);
    if (Object.keys(pairs).length === 0) return null;
    yield* put(translationLanguagesReceived({ pairs }));
    return pairs;
  } catch {
    return null;
  }
}

function* failureOf(error: unknown, status: TextToTranslate): SagaGenerator<TranslationFailure> {
  const wanted = yield* select(wantedLanguages);
  const known = error instanceof NoTranslation;
  const trouble: TranslationTrouble = known ? error.trouble : troubleOf(httpStatusOf(error));
  return {
    trouble,
    reason: reasonOf(error),
    source: known ? error.source : toldLanguage(status),
    target: wanted[0] ?? null,
  };
}
