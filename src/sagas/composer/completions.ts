/**
 * Fetches the people and hashtags that match the word being typed, once the writer pauses. A newer
 * word, or none, cancels the request. Failures are silent and keep the known suggestions.
 */
import { searchAccounts } from '@/api/endpoints/people/accounts';
import { searchHashtags } from '@/api/endpoints/composer/hashtags';
import { MOST_PEOPLE } from '@/domain/people/peopleSearch';
import {
  completionsRequested,
  hashtagsFound,
  peopleFound,
  type Sought,
} from '@/slices/composer/completions';
import { callApiWith } from '@/sagas/engine/callApi';
import { delay, getContext, put, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const DEBOUNCE = 300;
const MOST_HASHTAGS = 10;
/** One try: the next letter starts a new request. */
const plan = { tries: 1 } as const;

export function* completionsSaga(): SagaGenerator<void> {
  yield* takeLatest(completionsRequested, ({ payload: { sought } }) => ask(sought));
}

function* ask(sought: Sought): SagaGenerator<void> {
  if (sought === null || sought.query === '') return;
  // After a second "@" comes a host, so the handle can be looked up on its server.
  const { far: resolve = false } = sought;
  if (sought.query.includes('@') && !resolve) return;
  yield* delay(DEBOUNCE);
  try {
    if (sought.kind === 'people') {
      const { query } = sought;
      const found = yield* callApiWith(plan, searchAccounts, query, MOST_PEOPLE, { resolve });
      yield* put(peopleFound({ userIds: found.userIds, entities: found.entities }));
    } else {
      const hashtags = yield* callApiWith(plan, searchHashtags, sought.query, MOST_HASHTAGS);
      yield* put(hashtagsFound({ hashtags }));
    }
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'Nothing could be found for the word that is being written', error);
  }
}
