/** Runs a saga beside a component that a test renders, in the outside world of the flow tests. */
import createSagaMiddleware, { type SagaMiddleware } from 'redux-saga';
import type { ContextChanges } from '@support/context';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { testContext } from './context';

/** Passed to `renderInStore` as `beside`; the saga starts with the store. */
export function sagaBeside(
  saga: () => SagaGenerator<void>,
  changes: ContextChanges = {},
): SagaMiddleware {
  const middleware = createSagaMiddleware({ context: testContext(changes) });
  const start: SagaMiddleware = Object.assign((...args: Parameters<SagaMiddleware>) => {
    const through = middleware(...args);
    middleware.run(saga);
    return through;
  }, middleware);
  return start;
}
