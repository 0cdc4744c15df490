/** The stills of the last screen, through a context adapter: a recording keeps none, and forgets all. */
import type { StillKeeper } from '@/domain/timelines/still';
import type { ContextAdapter, OuterContext } from './contextAdapter';

export const adaptStills = (adapter: ContextAdapter, real: () => OuterContext): StillKeeper => ({
  keep: () => undefined,
  forget: (path) =>
    adapter.tell('stills.forget', path === undefined ? [] : [path], () =>
      real().storage.stills.forget(path),
    ),
});
