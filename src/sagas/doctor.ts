/**
 * Examines the instance check by check, for a page that may be all that still works: it needs
 * nothing of the program's store, and no account.
 */
import { readInstance } from '@/api/decode/acquaintance';
import { nodeinfoPathOf } from '@/api/decode/instance';
import { checkNames } from '@/domain/doctor/checkNames';
import { runCheck } from '@/domain/doctor/examine';
import type { Outside } from '@/domain/doctor/outside';
import { beginVisit } from '@/domain/doctor/visit';
import { chooseLanguage } from '@/i18n/chooseLanguage';
import { loadLocale } from '@/i18n/loadLocale';
import {
  checkBegan,
  checkFinished,
  examinationRequested,
  reportCopied,
  reportCopyFailed,
  reportCopyRequested,
} from '@/slices/doctor';
import { languageLoaded } from '@/slices/language';
import { call, delay, put, race, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

/** What the page hands in. */
export interface DoctorContext {
  outside: Omit<Outside, 'readInstance' | 'nodeinfoPathOf'>;
  /** The reader's choice, from a storage that may be broken or hang. */
  keptLanguage(): Promise<string | null>;
  preferredLanguages(): readonly string[];
  copy(text: string): Promise<void>;
}

const PATIENCE = 1_000;

export function* doctorSaga(context: DoctorContext): SagaGenerator<void> {
  yield* takeLatest(reportCopyRequested, ({ payload }) => copyReport(context, payload.text));
  yield* takeLatest(examinationRequested, () => examine(context));
  yield* speak(context);
  yield* put(examinationRequested());
}

function* examine({ outside }: DoctorContext): SagaGenerator<void> {
  const visit = beginVisit({ ...outside, readInstance, nodeinfoPathOf });
  for (const name of checkNames) {
    yield* put(checkBegan({ name }));
    yield* put(checkFinished({ found: yield* call(runCheck, visit, name) }));
  }
}

/** English is in the code, and is spoken where the reader's language does not come. */
function* speak({ keptLanguage, preferredLanguages }: DoctorContext): SagaGenerator<void> {
  try {
    const { kept = null } = yield* race({ kept: call(keptLanguage), late: delay(PATIENCE) });
    const code = chooseLanguage(kept, preferredLanguages());
    yield* put(languageLoaded({ code, messages: yield* call(loadLocale, code) }));
  } catch {
    // Then it stays as it is.
  }
}

function* copyReport({ copy }: DoctorContext, text: string): SagaGenerator<void> {
  try {
    yield* call(copy, text);
    yield* put(reportCopied());
  } catch {
    yield* put(reportCopyFailed());
  }
}
