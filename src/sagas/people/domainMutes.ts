/** Fetches the muted servers, mutes servers and unmutes them. */
import { setDomainBlock } from '@/api/endpoints/people/relationshipActions';
import { fetchDomainMutes } from '@/api/endpoints/people/domainMutes';
import { selectCan } from '@/selectors/session/capabilities';
import {
  domainMuteChangeRefused,
  domainMutesOpened,
  domainMutesReceived,
  domainMuteChangeRequested,
} from '@/slices/people/domainMutes';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { showNotice } from '@/sagas/engine/showNotice';

const MOST_PAGES = 50;

export function* domainMutesSaga(): SagaGenerator<void> {
  yield* fork(() =>
    takeLeadingBy(
      domainMuteChangeRequested,
      ({ payload: { domain, muted } }) => `${domain} ${String(muted)}`,
      function* ({ payload: { domain, muted } }) {
        try {
          yield* callApiWith({ priority: 'press' }, setDomainBlock, domain, muted);
        } catch (error) {
          const reason = reasonOf(error);
          yield* put(domainMuteChangeRefused({ domain, muted, reason }));
          yield* showNotice('error', 'general.generic_error_message', { detail: reason });
        }
      },
    ),
  );
  yield* handleRequest(domainMutesOpened, () => 'domain mutes', readAll);
}

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
