/** Asks the browser whether the reader may be told outside of the page, and leads where they press. */
import { fieldsOf, idOf, stringOf } from '@/api/decode/read';
import { PRESSED } from '@/domain/told';
import { notificationsClicked } from '@/slices/notifications';
import { userTokenReceived } from '@/slices/session';
import { permissionLearned, permissionRequested, toldPressed } from '@/slices/told';
import type { RootState } from '@/slices/root';
import {
  call,
  fork,
  getContext,
  put,
  select,
  takeEvery,
  takeFrom,
  takeLeading,
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { sourceChannel } from './engine/sourceChannel';

export function* toldSaga(): SagaGenerator<void> {
  yield* takeLeading(permissionRequested, ask);
  // Signing in was a press just now; what is kept from another day is none.
  yield* takeEvery(userTokenReceived, function* () {
    if (yield* select(({ startup }: RootState) => startup.phase === 'ready')) yield* ask();
  });
  yield* takeEvery(toldPressed, lead);
  const { permission } = yield* call(yield* getContext('telling'));
  yield* put(permissionLearned(permission()));
  yield* fork(hearWorker);
}

function* ask(): SagaGenerator<void> {
  const { permission, askPermission } = yield* call(yield* getContext('telling'));
  const known = permission();
  yield* put(permissionLearned(known === 'default' ? yield* call(askPermission) : known));
}

function* lead({ payload: { ids, path } }: ReturnType<typeof toldPressed>): SagaGenerator<void> {
  const { comeForward } = yield* call(yield* getContext('telling'));
  const goTo = yield* getContext('goTo');
  comeForward();
  goTo(path);
  yield* put(notificationsClicked({ ids }));
}

/** Looked at as anything from outside: it may be another front-end's. */
function* hearWorker(): SagaGenerator<void> {
  const { worker } = yield* call(yield* getContext('telling'));
  const channel = sourceChannel(worker);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const { type, id, path } = fieldsOf<Record<'type' | 'id' | 'path', unknown>>(value);
      const told = idOf(id);
      const to = stringOf(path);
      if (type !== PRESSED || told === null || !to?.startsWith('/')) continue;
      yield* put(toldPressed({ ids: [told], path: to }));
    }
  } finally {
    channel.close();
  }
}
