/** All deferred sagas as one: recordings and replays run everything from one moment on. */
import { deferredGroups } from '@/sagas/deferredGroups';
import type { Saga } from '@/sagas/engine/deferred';
import { joinGroups } from '@/sagas/engine/sagaGroup';

export const loadAllSagas = async (): Promise<Saga> =>
  joinGroups(await Promise.all(deferredGroups.map(({ load }) => load())));
