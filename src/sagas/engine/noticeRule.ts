/** A rule that turns actions into notices: which actions, which text, and how often. */
import { isAnyOf, type Action, type UnknownAction } from '@reduxjs/toolkit';
import {
  MOST_UNDO_NOTICES,
  UNDO_TIMEOUT,
  type MessageValues,
  type NoticeLevel,
} from '@/domain/engine/notice';
import { isFromTab } from '@/slices/engine/fromTab';
import { noticeDismissed, noticeShown, noticeUndone } from '@/slices/engine/notices';
import type { RootState } from '@/slices/root';
import { getContext, put, select, take, takeEvery } from './effects';
import type { Kind, SagaGenerator } from './effects';
import { showNotice } from './showNotice';

interface NoticeContent {
  level: NoticeLevel;
  messageKey: string;
  values?: MessageValues;
  /** Takes back what the notice tells of; while it is shown, it offers that. */
  undo?: UnknownAction;
  /** The subject: notices about others stay beside it, each with its own offer. */
  about?: string;
}

interface NoticeRule<A, End> {
  kind: Kind<A>;
  /** Makes the notice for an action; null if it is not worth one. */
  toNotice: (action: A, now: number, state: RootState) => NoticeContent | null;
  /** For failed calls: no notice while the reader already knows of a rate limit. */
  fromFailedCall?: true;
  /** For lasting problems: each name that this returns is shown only once. */
  oncePer?: (action: A) => string;
  /** Ends such a problem, so that it is shown again when it recurs. */
  endedBy?: { kind: Kind<End>; troubleOf: (action: End) => string };
}

/** Makes a saga of a rule, so that rules about different actions fit into one list. */
export function noticeRule<A extends Action, End = never>({
  kind,
  toNotice,
  fromFailedCall,
  oncePer,
  endedBy,
}: NoticeRule<A, End>): () => SagaGenerator<void> {
  return function* () {
    const { now } = yield* getContext('clock');
    const told = new Set<string>();
    if (endedBy) {
      yield* takeEvery(endedBy.kind, (action) => {
        told.delete(endedBy.troubleOf(action));
      });
    }
    yield* takeEvery(kind, function* (action) {
      // The other tab tells of it.
      if (isFromTab(action)) return;
      const telling = toNotice(action, now(), yield* select((state: RootState) => state));
      const trouble = oncePer?.(action);
      if (!telling || (trouble !== undefined && told.has(trouble))) return;
      if (fromFailedCall && (yield* select(selectRateLimited, now()))) return;
      if (trouble !== undefined) told.add(trouble);
      const { level, messageKey, values, undo, about } = telling;
      const id = about === undefined ? messageKey : `${messageKey} ${about}`;
      if (undo) yield* makeRoom(id);
      const offer = undo && ({ timeout: UNDO_TIMEOUT, undoable: true } as const);
      yield* showNotice(level, messageKey, values, { id, ...offer });
      if (undo) yield* undoOnPress(id, undo);
    });
  };
}

/** Dismisses the oldest offers, except the one that is replaced. */
function* makeRoom(id: string): SagaGenerator<void> {
  const others = (yield* select(({ notices }: RootState) => notices)).filter(
    (notice) => notice.undoable && notice.id !== id,
  );
  for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MOST_UNDO_NOTICES))) {
    yield* put(noticeDismissed({ id: oldest.id }));
  }
}

/** Waits for the press until the notice is gone, or tells of something else. */
function* undoOnPress(id: string, undo: UnknownAction): SagaGenerator<void> {
  const end = yield* take((action) => isEnd(action) && action.payload.id === id);
  if (noticeUndone.match(end)) yield* put(undo);
}

const isEnd = isAnyOf(noticeUndone, noticeDismissed, noticeShown);

const selectRateLimited = (state: RootState, now: number): boolean =>
  (state.rateLimit.limitedUntil ?? 0) > now;

/** Makes the notice of a failed call, with the server's own words. */
export const failureNotice = (messageKey: string, detail: string): NoticeContent => ({
  level: 'error',
  messageKey,
  values: { detail },
});
