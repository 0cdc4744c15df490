/** Reads the servers that the reader muted, mutes others, and lets them be heard again. */
import { setDomainBlock } from '@/api/endpoints/bonds';
import { fetchDomainMutes } from '@/api/endpoints/domainMutes';
import { selectCan } from '@/selectors/capabilities';
import {
  domainMuteRefused,
  domainMutesOpened,
  domainMutesReceived,
  domainMuteWished,
} from '@/slices/domainMutes';
import { callApi, callApiWith } from './engine/callApi';
import { fork, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';
import { probe } from './engine/probe';
import { serve } from './engine/serve';
import { raise } from './raise';

const MOST_PAGES = 50;

export function* domainMutesSaga(): SagaGenerator<void> {
  yield* fork(() =>
    takeLeadingBy(
      domainMuteWished,
      ({ payload: { domain, muted } }) => `${domain} ${String(muted)}`,
      function* ({ payload: { domain, muted } }) {
        try {
          yield* callApiWith({ priority: 'press' }, setDomainBlock, domain, muted);
        } catch (error) {
          const reason = reasonOf(error);
          yield* put(domainMuteRefused({ domain, muted, reason }));
          yield* raise('error', 'general.generic_error_message', { detail: reason });
        }
      },
    ),
  );
  yield* serve(domainMutesOpened, () => 'domain mutes', readAll);
}

type Page = Awaited<ReturnType<typeof fetchDomainMutes>>;

function* readAll(): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'domainMutes'))) return;
  const domains = new Set<string>();
  let next: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const from: string | null = next;
    const page: Page | null = yield* probe('domainMutes', () => callApi(fetchDomainMutes, from));
    if (!page) return;
    const before = domains.size;
    for (const domain of page.domains) domains.add(domain);
    next = page.next;
    if (next === null || domains.size === before) break;
  }
  yield* put(domainMutesReceived({ domains: [...domains] }));
}
