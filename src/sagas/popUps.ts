/**
 * Tells of news by pop-ups of the desktop: one tab for all of them, nothing while the reader looks at
 * one of them, and a flood in a single one. What was seen, wherever it was, is told no longer.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { isNewer } from '@/domain/ids';
import type { Notification } from '@/domain/notification';
import { MOST_POP_UPS, POP_UP_TIMEOUT, fillIn, type PopUp } from '@/domain/told';
import { pathTo } from '@/domain/routes';
import { toldTexts } from '@/i18n/toldTexts';
import { selectInstance } from '@/selectors/config';
import {
  selectAnythingUnseen,
  selectHeldNotifications,
  selectNewestNotificationId,
  selectSettled,
  selectWorthTelling,
} from '@/selectors/notifications';
import { selectPageFocused, selectPageVisible } from '@/selectors/realtime';
import { selectCurrentUser } from '@/selectors/session';
import { selectMayTell, selectPopUp } from '@/selectors/told';
import {
  allSeenRequested,
  dismissedElsewhere,
  notificationDismissed,
  notificationsClicked,
  notificationsReceived,
  notificationsUsed,
  seenConfirmed,
  seenElsewhere,
} from '@/slices/notifications';
import type { RootState } from '@/slices/root';
import { toldPressed } from '@/slices/told';
import type { Telling } from './engine/context';
import {
  actionChannel,
  call,
  delay,
  flush,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeFrom,
  takeLatest,
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil, whileSignedIn } from './engine/flow';

/** What comes within this time is told together. */
const GATHER = 300;
/** A tab that is looked at holds the name; who gets it within this time knows that there is none. */
const LOOK = 200;
const TELLER = 'pop-ups';
const IN_SIGHT = 'in sight';
/** Of the one that stands for many. */
const MORE = 'more';

export function* popUpsSaga(): SagaGenerator<void> {
  yield* fork(holdSight);
  yield* fork(() => whileSignedIn(heedSettling));
  yield* whileSignedIn(() => holding(TELLER, tellNews));
}

const mayHaveSettled = isAnyOf(
  notificationsReceived,
  notificationsClicked,
  notificationsUsed,
  allSeenRequested,
  seenConfirmed,
  seenElsewhere,
  notificationDismissed,
  dismissedElsewhere,
);

function* heedSettling(): SagaGenerator<void> {
  yield* takeLatest(mayHaveSettled, closePushed);
}

/** Those of the worker have no end of their own. */
function* closePushed(): SagaGenerator<void> {
  yield* delay(GATHER);
  if (!(yield* select(selectMayTell))) return;
  const { pushed } = yield* call(yield* getContext('telling'));
  const standing = yield* call(pushed);
  for (const { id, close } of standing) if (yield* select(selectSettled, id)) close();
}

const inSight = (state: RootState): boolean => selectPageVisible(state) && selectPageFocused(state);

function* holdSight(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil(inSight);
    yield* race({
      held: call(holding, IN_SIGHT, forever),
      left: call(waitUntil, (state: RootState) => !inSight(state)),
    });
  }
}

function* forever(): SagaGenerator<void> {
  yield* take((_action): boolean => false);
}

/** Works while this tab is the one that holds the name. */
function* holding<Result>(
  name: string,
  worker: () => SagaGenerator<Result>,
): SagaGenerator<Result> {
  const claim = yield* getContext('claim');
  const aborter = new AbortController();
  try {
    yield* call(claim, name, aborter.signal);
    return yield* worker();
  } finally {
    aborter.abort();
  }
}

/** Pop-ups that stand, by tag, with what closes them. */
type Standing = Map<string, { close: () => void; counts: number }>;

function* tellNews(): SagaGenerator<void> {
  const channel = yield* actionChannel(notificationsReceived);
  const standing: Standing = new Map();
  let newest = yield* select(selectNewestNotificationId);
  try {
    for (;;) {
      yield* takeFrom(channel);
      yield* delay(GATHER);
      yield* flush(channel);
      const known = newest;
      newest = yield* select(selectNewestNotificationId);
      // What is there at first happened before.
      if (known === null) continue;
      const news = yield* select(selectNews, known);
      if (news.length > 0) yield* tell(news, standing);
    }
  } finally {
    standing.forEach(({ close }) => close());
  }
}

/** Oldest first. */
const selectNews = (state: RootState, known: string): Notification[] =>
  selectHeldNotifications(state)
    .filter((entry) => isNewer(entry.id, known) && selectWorthTelling(state, entry))
    .reverse();

function* tell(news: readonly Notification[], standing: Standing): SagaGenerator<void> {
  if (!(yield* select(selectMayTell)) || (yield* isLookedAt())) return;
  const texts = toldTexts(yield* select((state: RootState) => state.language.messages));
  const room = Math.max(
    0,
    MOST_POP_UPS - [...standing.keys()].filter((tag) => tag !== MORE).length,
  );
  for (const entry of news.slice(0, room)) {
    const popUp = yield* select(selectPopUp, entry, texts);
    yield* show(popUp, [entry.id], standing, 1);
  }
  const rest = news.slice(room);
  if (rest.length === 0) return;
  const count = rest.length + (standing.get(MORE)?.counts ?? 0);
  const title = (yield* select(selectInstance)).name;
  const body = fillIn(texts.more, { count: String(count) });
  const username = (yield* select(selectCurrentUser))?.screenName ?? '';
  const path = pathTo('notifications', { username });
  yield* show({ tag: MORE, title, body, icon: '', path }, [], standing, count);
}

/** In this tab or in another one. */
function* isLookedAt(): SagaGenerator<boolean> {
  if (yield* select(inSight)) return true;
  const { nobody } = yield* race({
    nobody: call(holding, IN_SIGHT, nothing),
    somebody: delay(LOOK),
  });
  return nobody === undefined;
}

function* nothing(): SagaGenerator<true> {
  yield* [];
  return true;
}

/** The one that stands for many names none of them. */
const isSettled = (state: RootState, ids: readonly string[]): boolean =>
  ids.length === 0 ? !selectAnythingUnseen(state) : ids.every((id) => selectSettled(state, id));

function* show(
  popUp: PopUp,
  ids: readonly string[],
  standing: Standing,
  counts: number,
): SagaGenerator<void> {
  const telling: Telling = yield* call(yield* getContext('telling'));
  yield* fork(function* () {
    const shown = telling.popUp(popUp);
    if (!shown) return;
    const mine = { close: () => shown.close(), counts };
    standing.set(popUp.tag, mine);
    const { pressed } = yield* race({
      pressed: call(async () => {
        await shown.pressed;
        return true;
      }),
      over: delay(POP_UP_TIMEOUT),
      settled: call(waitUntil, (state: RootState) => isSettled(state, ids)),
    });
    // Another may stand in its place by now.
    if (standing.get(popUp.tag) === mine) {
      standing.delete(popUp.tag);
      shown.close();
    }
    if (pressed) yield* put(toldPressed({ ids, path: popUp.path }));
  });
}
