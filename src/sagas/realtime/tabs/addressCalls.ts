/**
 * Counts the calls of all accounts of this browser together, where the server counts by address: tabs
 * of different accounts hear nothing else of each other. Loaded where there are several accounts.
 */
import { fieldsOf } from '@/api/decode/engine/read';
import { call, getContext, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';
import { selectOtherAccounts } from '@/selectors/session/accounts';
import { readCall } from './messages';

/** The limits of `domain/engine/serverRateLimits.ts` that do not count by account. */
const byAddress: readonly string[] = [
  'all',
  'appAccountCreation',
  'authentication',
  'oauthAppCreation',
  'passwordReset',
  'signUp',
];

export function* addressCallsSaga(): SagaGenerator<void> {
  // The page of somebody who adds a first further account is left at once.
  if ((yield* select(selectOtherAccounts)).length === 0) return;
  const { requestScheduler } = yield* getContext('net');
  const { tabMessages } = yield* getContext('page');
  const look = yield* getContext('getState');
  const accounts = yield* call((yield* getContext('services')).accounts);
  const count = requestScheduler.shareCalls((limits, until) => {
    const shared = limits.filter(({ bucket }) => byAddress.includes(bucket));
    // A refusal is about the narrowest limit, which comes last.
    if (shared.length === 0 || (until !== null && shared.at(-1) !== limits.at(-1))) return;
    for (const { slot } of selectOtherAccounts(look())) {
      accounts.tell(slot, { addressCall: { limits: shared, until } });
    }
  }, 'accounts');
  const channel = sourceChannel(tabMessages);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const { addressCall } = fieldsOf<{ addressCall: unknown }>(value);
      if (addressCall === undefined) continue;
      const { limits, until } = readCall(fieldsOf<Record<string, unknown>>(addressCall));
      count(limits, until);
    }
  } finally {
    channel.close();
  }
}
