/** How an action becomes a notice: a rule says of which actions what is told, and how often. */
import type { MessageValues, NoticeLevel } from '@/domain/engine/notice';
import type { RootState } from '@/slices/root';
import { getContext, select, takeEvery } from './effects';
import type { Kind, SagaGenerator } from './effects';
import { showNotice } from './showNotice';

interface NoticeContent {
  level: NoticeLevel;
  messageKey: string;
  values?: MessageValues;
}

interface NoticeRule<A, End> {
  kind: Kind<A>;
  /** What to tell of an action; null when it is not worth a word. */
  toNotice: (action: A, now: number, state: RootState) => NoticeContent | null;
  /** A call failed: not told while the reader knows that the server wants to be left alone. */
  fromFailedCall?: true;
  /** Trouble that lasts: of each such name it is told once. */
  oncePer?: (action: A) => string;
  /** What ends such trouble; when it comes again, it is told again. */
  endedBy?: { kind: Kind<End>; troubleOf: (action: End) => string };
}

/** Makes a saga of a rule, so that rules about different actions fit into one list. */
export function noticeRule<A, End = never>({
  kind,
  toNotice,
  fromFailedCall,
  oncePer,
  endedBy,
}: NoticeRule<A, End>): () => SagaGenerator<void> {
  return function* () {
    const now = yield* getContext('now');
    const told = new Set<string>();
    if (endedBy) {
      yield* takeEvery(endedBy.kind, (action) => {
        told.delete(endedBy.troubleOf(action));
      });
    }
    yield* takeEvery(kind, function* (action) {
      const telling = toNotice(action, now(), yield* select((state: RootState) => state));
      const trouble = oncePer?.(action);
      if (!telling || (trouble !== undefined && told.has(trouble))) return;
      if (fromFailedCall && (yield* select(selectRateLimited, now()))) return;
      if (trouble !== undefined) told.add(trouble);
      yield* showNotice(telling.level, telling.messageKey, telling.values);
    });
  };
}

const selectRateLimited = (state: RootState, now: number): boolean =>
  (state.rateLimit.limitedUntil ?? 0) > now;

/** A call that failed, with the server's own words. */
export const failureNotice = (messageKey: string, detail: string): NoticeContent => ({
  level: 'error',
  messageKey,
  values: { detail },
});
