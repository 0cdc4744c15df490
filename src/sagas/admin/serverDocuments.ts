/** Fetches, previews, saves and resets the pages of HTML that administrators write. */
import { fetchDocument, resetDocument, saveDocument } from '@/api/endpoints/admin/serverDocuments';
import { cleanOperatorHtml } from '@/api/decode/engine/html';
import {
  documentChangeRequest,
  documentRequest,
  type DocumentName,
} from '@/domain/admin/server/serverDocuments';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectServerDocuments, selectServerSections } from '@/selectors/admin/serverPage';
import {
  documentClosed,
  documentOpened,
  documentPreviewed,
  documentReceived,
  documentReset,
  documentResetRequested,
  documentSaved,
  documentSaveRequested,
  documentWritten,
} from '@/slices/admin/serverDocuments';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, delay, fork, put, select, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

/** Milliseconds without a key until the preview follows. */
const PAUSE = 250;
const PRESS = { priority: 'press' } as const;

export function* serverDocumentsSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: documentOpened,
        closed: documentClosed,
        keyOf: ({ payload }) => documentRequest(payload.name),
      },
      ({ payload }) => load(payload.name),
    ),
  );
  yield* fork(() => takeLatest(documentWritten, preview));
  yield* fork(() =>
    handleRequest(
      documentSaveRequested,
      ({ payload }) => documentChangeRequest(payload.name),
      ({ payload }) => save(payload.name),
    ),
  );
  yield* handleRequest(
    documentResetRequested,
    ({ payload }) => documentChangeRequest(payload.name),
    ({ payload }) => reset(payload.name),
  );
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* mayAsk(): SagaGenerator<boolean> {
  if (!(yield* select(selectMayHaveStaffScopes))) return false;
  return (yield* select(selectServerSections)).includes('documents');
}

function* load(name: DocumentName): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const text = yield* callApi(fetchDocument, name);
  yield* put(documentReceived({ name, text, html: cleanOperatorHtml(text) }));
}

function* preview({ payload: { name, text } }: ReturnType<typeof documentWritten>) {
  yield* delay(PAUSE);
  yield* put(documentPreviewed({ name, text, html: cleanOperatorHtml(text) }));
}

function* save(name: DocumentName): SagaGenerator<void> {
  const draft = (yield* select(selectServerDocuments)).drafts[name];
  if (draft === undefined || !(yield* mayAsk())) return;
  const { text } = draft;
  yield* callApiWith(PRESS, saveDocument, name, text);
  yield* put(documentSaved({ name, text }));
}

function* reset(name: DocumentName): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  yield* callApiWith(PRESS, resetDocument, name);
  yield* put(documentReset({ name }));
  yield* call(load, name);
}
