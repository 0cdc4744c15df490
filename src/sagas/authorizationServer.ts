/**
 * How the server signs people in, by its OAuth metadata: asked behind the first screen and kept for a
 * day. What it does not say then is not taken from an earlier answer.
 */
import { fetchAuthorizationServer } from '@/api/endpoints/authorizationServer';
import type { InstanceConfig } from '@/domain/instance';
import { isOfToday } from '@/domain/serverFacts';
import { selectCan } from '@/selectors/capabilities';
import { selectInstance } from '@/selectors/config';
import { instanceConfigured } from '@/slices/config';
import { callApiWith } from './engine/callApi';
import { getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { probe } from './engine/probe';

type Told = Pick<InstanceConfig, 'authorization' | 'authorizationLearntAt'>;

const silence: Told = { authorization: null, authorizationLearntAt: null };

/** Which grants and scopes it knows, and whether it ties codes to browsers; asked once a day. */
export function* learnAuthorization(): SagaGenerator<void> {
  const now = yield* getContext('now');
  const known = yield* select(selectInstance);
  if (isOfToday(known.authorizationLearntAt, now())) return;
  const told = (yield* select(selectCan, 'authorizationMetadata')) ? yield* ask() : silence;
  if (told !== silence || known.authorization !== null) {
    yield* put(instanceConfigured({ instance: told }));
  }
}

/** Without an answer it goes on. */
function* ask(): SagaGenerator<Told> {
  const now = yield* getContext('now');
  try {
    const authorization = yield* probe('authorizationMetadata', () =>
      callApiWith({ anonymous: true, tries: 1 }, fetchAuthorizationServer),
    );
    return { authorization, authorizationLearntAt: now() };
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The server did not say how it signs people in', error);
    return silence;
  }
}
