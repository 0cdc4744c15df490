/**
 * Fetches the server's OAuth metadata after the first screen and keeps it for a day. Fields that an
 * answer leaves out are not taken from an earlier one.
 */
import { fetchAuthorizationServer } from '@/api/endpoints/session/authorizationServer';
import type { InstanceConfig } from '@/domain/session/instance';
import { isOfToday } from '@/domain/session/serverFacts';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { instanceConfigured } from '@/slices/session/config';
import { callApiWith } from '@/sagas/engine/callApi';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { probeCapability } from '@/sagas/engine/probeCapability';

type Told = Pick<InstanceConfig, 'authorization' | 'authorizationLearntAt'>;

const silence: Told = { authorization: null, authorizationLearntAt: null };

/** Learns the supported grants and scopes, and PKCE, once a day. */
export function* learnAuthorization(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const known = yield* select(selectInstance);
  if (isOfToday(known.authorizationLearntAt, now())) return;
  const told = (yield* select(selectCan, 'authorizationMetadata')) ? yield* ask() : silence;
  if (told !== silence || known.authorization !== null) {
    yield* put(instanceConfigured({ instance: told }));
  }
}

/** Login works without an answer, so failures are ignored. */
function* ask(): SagaGenerator<Told> {
  const { now } = yield* getContext('clock');
  try {
    const authorization = yield* probeCapability('authorizationMetadata', () =>
      callApiWith({ anonymous: true, tries: 1 }, fetchAuthorizationServer),
    );
    return { authorization, authorizationLearntAt: now() };
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The server did not say how it signs people in', error);
    return silence;
  }
}
