/** Fetches the muted servers, mutes servers and unmutes them. */
import { setDomainBlock } from '@/api/endpoints/people/relationshipActions';
import { fetchDomainMutes } from '@/api/endpoints/people/domainMutes';
import { selectPendingDomainMute } from '@/selectors/people/domainMutes';
import { selectCan } from '@/selectors/session/capabilities';
import {
  domainMuteChangeConfirmed,
  domainMuteChangeRefused,
  domainMutesOpened,
  domainMutesReceived,
  domainMuteChangeRequested,
} from '@/slices/people/domainMutes';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';

const MOST_PAGES = 50;

export function* domainMutesSaga(): SagaGenerator<void> {
  yield* fork(() =>
    settlePending(
      domainMuteChangeRequested,
      ({ payload }) => payload.domain,
      ({ payload }) => muteChange(payload.domain),
    ),
  );
  yield* handleRequest(domainMutesOpened, () => 'domain mutes', readAll);
}

const muteChange = (domain: string): PendingChange<boolean, true> => ({
  selectWanted: (state) => selectPendingDomainMute(state, domain),
  *send(wanted) {
    yield* callApiWith({ priority: 'press' }, setDomainBlock, domain, wanted);
    return true;
  },
  *refetch(wanted) {
    const page = yield* lookUp(fetchDomainMutes);
    if (!page) return null;
    // A server that is missing on the first of several pages may be on another.
    const isMuted = page.domains.includes(domain);
    return isMuted === wanted && (isMuted || page.next === null) ? true : null;
  },
  *confirm(wanted) {
    yield* put(domainMuteChangeConfirmed({ domain, muted: wanted }));
  },
  refused: (wanted, reason) => domainMuteChangeRefused({ domain, muted: wanted, reason }),
});

type Page = Awaited<ReturnType<typeof fetchDomainMutes>>;

function* readAll(): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'domainMutes'))) return;
  const domains = new Set<string>();
  let next: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const from: string | null = next;
    const page: Page | null = yield* probeCapability('domainMutes', () =>
      callApi(fetchDomainMutes, from),
    );
    if (!page) return;
    const before = domains.size;
    for (const domain of page.domains) domains.add(domain);
    next = page.next;
    if (next === null || domains.size === before) break;
  }
  yield* put(domainMutesReceived({ domains: [...domains] }));
}
