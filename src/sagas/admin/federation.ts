/** Fetches the rules for other servers while they are shown; reads and writes files of them. */
import { federationApi } from '@/api/endpoints/admin/federationApi';
import { fetchUnreachable, switchPolicyOn } from '@/api/endpoints/admin/simplePolicy';
import { isMissing } from '@/api/errors';
import { fetchPeers } from '@/api/endpoints/session/instanceDetails';
import {
  cutOffRequest,
  federationRequests,
  type FederationOffers,
  type Unreachable,
} from '@/domain/admin/federation';
import {
  readFederationFile,
  writeFederationFile,
  type FileLine,
} from '@/domain/admin/federationCsv';
import { selectFederation, selectFederationOffers } from '@/selectors/admin/federation';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import {
  cutOffReceived,
  cutOffRequested,
  exportRequested,
  federationClosed,
  federationOpened,
  fileChosen,
  fileRead,
  knownServersClosed,
  knownServersOpened,
  knownServersReceived,
  policySwitched,
  policySwitchRequested,
  rulesReceived,
} from '@/slices/admin/federation';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, fork, getContext, put, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import {
  handleRequest,
  handleRequestWhileMounted,
  trackRequest,
} from '@/sagas/engine/handleRequest';

export function* federationSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: federationOpened, closed: federationClosed, keyOf: () => federationRequests.rules },
      () => fetchAll(),
    ),
  );
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: knownServersOpened,
        closed: knownServersClosed,
        keyOf: () => federationRequests.known,
      },
      () => fetchKnown(),
    ),
  );
  yield* fork(() =>
    handleRequest(cutOffRequested, ({ payload }) => cutOffRequest(payload.host), fetchCutOff),
  );
  yield* fork(() =>
    handleRequest(policySwitchRequested, () => federationRequests.policy, switchOn),
  );
  yield* fork(() => takeEvery(exportRequested, save));
  yield* takeLatest(fileChosen, (action) =>
    trackRequest(federationRequests.file, () => readFile(action)),
  );
}

/** Without the right or the scope, the server would refuse; the screen says so. */
export function* offersToAsk(): SagaGenerator<FederationOffers | null> {
  const offers = yield* select(selectFederationOffers);
  return (yield* select(selectMayHaveStaffScopes)) ? offers : null;
}

function* fetchAll(): SagaGenerator<void> {
  const offers = yield* offersToAsk();
  if (offers === null || offers.severities.length === 0) return;
  const { fetchRules } = federationApi(offers);
  let next: string | null = null;
  let more = false;
  do {
    const page: Awaited<ReturnType<typeof fetchRules>> = yield* callApi(fetchRules, next);
    const { rules, isPolicyOn: policyOn } = page;
    // A server that sends the same place again has no further page.
    next = page.next === next ? null : page.next;
    yield* put(rulesReceived({ rules, policyOn, more, complete: next === null }));
    more = true;
  } while (next !== null);
}

function* fetchKnown(): SagaGenerator<void> {
  const offers = yield* offersToAsk();
  if (offers === null || offers.severities.length === 0) return;
  const hosts = (yield* callApi(fetchPeers)).toSorted();
  const unreachable = offers.reaches ? yield* fetchSilent() : {};
  yield* put(knownServersReceived({ hosts, unreachable }));
}

function* fetchSilent(): SagaGenerator<Unreachable> {
  try {
    return yield* callApi(fetchUnreachable);
  } catch (error) {
    // Some servers of the family do not tell it.
    if (!isMissing(error)) throw error;
    return {};
  }
}

function* fetchCutOff({
  payload: { host },
}: ReturnType<typeof cutOffRequested>): SagaGenerator<void> {
  const offers = yield* offersToAsk();
  if (!offers?.tells) return;
  const { now } = yield* getContext('clock');
  const today = new Date(now()).toISOString().slice(0, 10);
  const cutOff = yield* callApi(federationApi(offers).fetchCutOff, host, today);
  yield* put(cutOffReceived({ host, cutOff }));
}

function* switchOn(): SagaGenerator<void> {
  if ((yield* offersToAsk())?.api !== 'pleroma') return;
  yield* callApiWith({ priority: 'press' }, switchPolicyOn);
  yield* put(policySwitched());
}

/** Rests between lines, so that a long file does not hold up the page. */
function* readFile({ payload }: ReturnType<typeof fileChosen>): SagaGenerator<void> {
  const { text, severity } = payload;
  const offers = yield* select(selectFederationOffers);
  if (text === null || offers === null) throw new Error('the file could not be read');
  const { yieldToMain } = yield* getContext('clock');
  const ownHost = new URL((yield* getContext('net')).origin).hostname;
  const lines: FileLine[] = [];
  for (const line of readFederationFile(text, { offers, ownHost, severity })) {
    lines.push(line);
    const rest = yieldToMain();
    if (rest) yield* call(() => rest);
  }
  yield* put(fileRead({ lines }));
}

function* save({ payload: { plain } }: ReturnType<typeof exportRequested>): SagaGenerator<void> {
  const rules = Object.values((yield* select(selectFederation)).rules);
  const blocks = rules.filter(({ severity }) => severity !== 'allow');
  const { saveFile } = yield* getContext('page');
  if (plain) {
    const hosts = blocks
      .filter(({ severity }) => severity === 'suspend')
      .map(({ host }) => `${host}\n`);
    saveFile('blocked_servers.txt', 'text/plain', hosts.join(''));
  } else {
    saveFile('domain_blocks.csv', 'text/csv', writeFederationFile(blocks));
  }
}
