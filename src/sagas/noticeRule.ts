/** How an action becomes a notice: a rule says of which actions what is told, and how often. */
import type { MessageValues, NoticeLevel } from '@/domain/notice';
import type { RootState } from '@/slices/root';
import { getContext, select, takeEvery } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { raise } from './raise';

interface Telling {
  level: NoticeLevel;
  messageKey: string;
  values?: MessageValues;
}

interface Rule<A, End> {
  kind: Kind<A>;
  /** What to tell of an action; null when it is not worth a word. */
  tell: (action: A, now: number, state: RootState) => Telling | null;
  /** A call failed: not told while the reader knows that the server wants to be left alone. */
  ofCall?: true;
  /** Trouble that lasts: of each such name it is told once. */
  troubleOf?: (action: A) => string;
  /** What ends such trouble; when it comes again, it is told again. */
  endedBy?: { kind: Kind<End>; troubleOf: (action: End) => string };
}

/** Makes a saga of a rule, so that rules about different actions fit into one list. */
export function rule<A, End = never>({
  kind,
  tell,
  ofCall,
  troubleOf,
  endedBy,
}: Rule<A, End>): () => SagaGenerator<void> {
  return function* () {
    const now = yield* getContext('now');
    const told = new Set<string>();
    if (endedBy) {
      yield* takeEvery(endedBy.kind, (action) => {
        told.delete(endedBy.troubleOf(action));
      });
    }
    yield* takeEvery(kind, function* (action) {
      const telling = tell(action, now(), yield* select((state: RootState) => state));
      const trouble = troubleOf?.(action);
      if (!telling || (trouble !== undefined && told.has(trouble))) return;
      if (ofCall && (yield* select(selectLimited, now()))) return;
      if (trouble !== undefined) told.add(trouble);
      yield* raise(telling.level, telling.messageKey, telling.values);
    });
  };
}

const selectLimited = (state: RootState, now: number): boolean =>
  (state.governor.limitedUntil ?? 0) > now;

/** A call that failed, with the server's own words. */
export const failure = (messageKey: string, detail: string): Telling => ({
  level: 'error',
  messageKey,
  values: { detail },
});
