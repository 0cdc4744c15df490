/** Imports lists of people, exports them as files, and creates backups of the account. */
import { fetchBlocks, fetchFollowing, fetchMutes } from '@/api/endpoints/people/accounts';
import { addBackup, fetchBackups, importPeople } from '@/api/endpoints/settings/dataTransfer';
import type { PeoplePage, PeopleCursor } from '@/api/endpoints/people/peoplePages';
import type { Connection } from '@/api/http';
import {
  backupRequests,
  exportNames,
  isUnderWay,
  transferRequest,
  type TransferKind,
} from '@/domain/settings/dataTransfer';
import { selectCurrentUserId } from '@/selectors/session/session';
import {
  backupRequested,
  backupsLeft,
  backupsOpened,
  backupsReceived,
  exportRequested,
  importStarted,
  importRequested,
} from '@/slices/settings/dataTransfer';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, delay, fork, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { takeLeadingBy } from '@/sagas/engine/control';
import { handleRequest, trackRequest } from '@/sagas/engine/handleRequest';

const PROGRESS_EVERY = 5_000;
/** The largest page that servers return. */
const PAGE = 80;
/** No real list has more pages than this. */
const MOST_PAGES = 1_000;

export function* dataTransferSaga(): SagaGenerator<void> {
  yield* fork(serveBackups);
  yield* handleRequest(
    importRequested,
    ({ payload: { kind } }) => transferRequest('import', kind),
    function* ({ payload: { kind, csv } }) {
      if (csv === null) throw new Error('the file could not be read');
      yield* callApiWith({ priority: 'press', tries: 1 }, importPeople, kind, csv);
      yield* put(importStarted({ kind }));
    },
  );
  yield* handleRequest(
    exportRequested,
    ({ payload: { kind } }) => transferRequest('export', kind),
    ({ payload: { kind } }) => exportPeople(kind),
  );
}

function* serveBackups(): SagaGenerator<void> {
  yield* takeLeadingBy(
    backupsOpened,
    () => 'backups',
    function* () {
      yield* race({ followed: call(followBackups), left: take(backupsLeft) });
    },
  );
  yield* handleRequest(
    backupRequested,
    () => backupRequests.add,
    function* () {
      yield* put(backupsReceived({ backups: yield* callApiWith({ tries: 1 }, addBackup) }));
    },
  );
}

/** Polls the progress of backups while the list is shown and one is not ready. */
function* followBackups(): SagaGenerator<void> {
  for (;;) {
    yield* trackRequest(backupRequests.list, function* () {
      yield* put(backupsReceived({ backups: yield* callApi(fetchBackups) }));
    });
    const backups = yield* select(({ dataTransfer }) => dataTransfer?.backups ?? []);
    if (backups.some(isUnderWay)) yield* delay(PROGRESS_EVERY);
    else yield* take(backupsReceived);
  }
}

type Fetch = (to: Connection, place: PeopleCursor) => Promise<PeoplePage>;

function* fetchOf(kind: TransferKind): SagaGenerator<Fetch> {
  if (kind === 'blocks') return fetchBlocks;
  if (kind === 'mutes') return fetchMutes;
  const ownId = (yield* select(selectCurrentUserId)) ?? '';
  return (to, place) => fetchFollowing(to, ownId, place);
}

/** Fetches all pages in turn and writes one handle per line. */
function* exportPeople(kind: TransferKind): SagaGenerator<void> {
  const fetch = yield* call(fetchOf, kind);
  const handles = new Set<string>();
  let maxId: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page: PeoplePage = yield* callApi(fetch, { maxId, limit: PAGE });
    const before = handles.size;
    const names = new Map(page.entities.users.map(({ id, fullName }) => [id, fullName]));
    for (const id of page.userIds) handles.add(names.get(id) ?? '');
    maxId = page.link.maxId;
    if (maxId === null || handles.size === before) break;
  }
  const { saveFile } = yield* getContext('page');
  saveFile(exportNames[kind], 'text/csv', [...handles].map((handle) => `${handle}\n`).join(''));
}
