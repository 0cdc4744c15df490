/**
 * How the server signs people in, by its OAuth metadata: asked with the rest of what it says of
 * itself, and kept as long. What it does not say this time is not taken from an earlier one.
 */
import { fetchAuthorizationServer } from '@/api/endpoints/authorizationServer';
import type { AuthorizationServer } from '@/domain/instance';
import { isFresh } from '@/domain/serverFacts';
import { selectCan } from '@/selectors/capabilities';
import { selectInstance } from '@/selectors/config';
import { instanceConfigured } from '@/slices/config';
import { callApiWith } from './engine/callApi';
import { getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { probe } from './engine/probe';

/** Which grants and scopes it knows, and whether it ties codes to browsers. */
export function* askAuthorization(): SagaGenerator<void> {
  const before = (yield* select(selectInstance)).authorization;
  const told = (yield* select(selectCan, 'authorizationMetadata')) ? yield* ask() : null;
  if (told ?? before) yield* put(instanceConfigured({ instance: { authorization: told } }));
}

/** Before anybody is sent to the server's page; nothing, when today's answer is there. */
export function* learnAuthorization(): SagaGenerator<void> {
  const now = yield* getContext('now');
  const known = yield* select(selectInstance);
  if (known.authorization === null || !isFresh(known, now())) yield* askAuthorization();
}

/** Without an answer it goes on. */
function* ask(): SagaGenerator<AuthorizationServer | null> {
  try {
    return yield* probe('authorizationMetadata', () =>
      callApiWith({ anonymous: true, tries: 1 }, fetchAuthorizationServer),
    );
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The server did not say how it signs people in', error);
    return null;
  }
}
