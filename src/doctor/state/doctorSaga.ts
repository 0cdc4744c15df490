/**
 * Runs the checks one by one, for a page that may be all that still works: it needs neither the
 * application's store nor an account.
 */
import { readInstance } from '@/api/decode/session/readInstance';
import { nodeinfoPathOf } from '@/api/decode/session/instance';
import { checkNames } from '@/doctor/findings/checkNames';
import { runCheck } from '@/doctor/checks/examine';
import type { SiteAccess } from '@/doctor/site/siteAccess';
import { createSiteReader } from '@/doctor/site/siteReader';
import { chooseLanguage } from '@/i18n/chooseLanguage';
import { loadLateMessages, loadLocale } from '@/i18n/loadLocale';
import {
  checkBegan,
  checkFinished,
  examinationRequested,
  reportCopied,
  reportCopyFailed,
  reportCopyRequested,
} from '@/doctor/state/doctorSlice';
import { languageLoaded } from '@/slices/session/language';
import { call, delay, put, race, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Injected by the page. */
export interface DoctorContext {
  site: Omit<SiteAccess, 'readInstance' | 'nodeinfoPathOf'>;
  /** The language that the reader chose, from a storage that may be broken or hang. */
  savedLanguage(): Promise<string | null>;
  preferredLanguages(): readonly string[];
  copy(text: string): Promise<void>;
}

const PATIENCE = 1_000;

export function* doctorSaga(context: DoctorContext): SagaGenerator<void> {
  yield* takeLatest(reportCopyRequested, ({ payload }) => copyReport(context, payload.text));
  yield* takeLatest(examinationRequested, () => examine(context));
  yield* loadReportLanguage(context);
  yield* put(examinationRequested());
}

function* examine({ site }: DoctorContext): SagaGenerator<void> {
  const visit = createSiteReader({ ...site, readInstance, nodeinfoPathOf });
  for (const name of checkNames) {
    yield* put(checkBegan({ name }));
    yield* put(checkFinished({ found: yield* call(runCheck, visit, name) }));
  }
}

/** English is bundled and is the fallback if the reader's language does not load. */
function* loadReportLanguage({
  savedLanguage,
  preferredLanguages,
}: DoctorContext): SagaGenerator<void> {
  try {
    const { kept = null } = yield* race({ kept: call(savedLanguage), late: delay(PATIENCE) });
    const code = chooseLanguage(kept, preferredLanguages());
    const [first, late] = yield* call(() =>
      Promise.all([loadLocale(code), loadLateMessages(code)]),
    );
    yield* put(languageLoaded({ code, messages: { ...first, ...late } }));
  } catch {
    // Stays English.
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
