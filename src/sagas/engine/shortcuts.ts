/** Decides what keyboard shortcuts do, where that depends on the state. */
import { pathTo, profilePath } from '@/domain/session/routes';
import { collapsedFlags, expandedFlags, textCollapseOf } from '@/domain/statuses/textCollapse';
import { selectUser } from '@/selectors/people/users';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectDisplayPreferences } from '@/selectors/settings/displayPreferences';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectFlushMarker } from '@/selectors/timelines/timelines';
import {
  authorKeyPressed,
  foldKeyPressed,
  mentionKeyPressed,
  routeKeyPressed,
  showNewKeyPressed,
} from '@/slices/engine/shortcuts';
import { personCommandRequested } from '@/slices/people/personCommands';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { newStatusesShown, timelineReloadRequested } from '@/slices/timelines/timelines';
import { getContext, put, select, takeEvery } from './effects';
import type { SagaGenerator } from './effects';

export function* shortcutsSaga(): SagaGenerator<void> {
  yield* takeEvery(foldKeyPressed, fold);
  yield* takeEvery(authorKeyPressed, function* ({ payload: { statusId } }) {
    const userId = (yield* select(selectStatus, statusId))?.userId ?? '';
    yield* goToProfile(userId);
  });
  yield* takeEvery(mentionKeyPressed, function* ({ payload: { statusId } }) {
    const status = yield* select(selectStatus, statusId);
    if (status) yield* put(personCommandRequested({ userId: status.userId, command: 'mention' }));
  });
  yield* takeEvery(routeKeyPressed, function* ({ payload: { route } }) {
    const user = yield* select(selectCurrentUser);
    if (route === 'user-profile' && user) {
      yield* goToProfile(user.id);
      return;
    }
    const { goTo } = yield* getContext('page');
    goTo(pathTo(route, { username: user?.screenName ?? '' }));
  });
  yield* takeEvery(showNewKeyPressed, function* ({ payload: { key } }) {
    const reload = yield* select(selectFlushMarker, key);
    yield* put((reload ? timelineReloadRequested : newStatusesShown)({ key }));
  });
}

function* goToProfile(userId: string): SagaGenerator<void> {
  const user = yield* select(selectUser, userId);
  if (!user) return;
  const { restrictedNicknames } = yield* select(selectInstance);
  const { goTo } = yield* getContext('page');
  goTo(profilePath(user, restrictedNicknames));
}

function* fold({
  payload: { statusId, focused },
}: ReturnType<typeof foldKeyPressed>): SagaGenerator<void> {
  const status = yield* select(selectStatus, statusId);
  if (!status) return;
  const { collapseMessageWithSubject: collapse } = yield* select(selectDisplayPreferences);
  const view = yield* select(selectCardView, statusId);
  const { offers } = textCollapseOf(status, view, { collapse, focused });
  if (offers === 'nothing') return;
  const changes = offers === 'less' ? collapsedFlags : expandedFlags;
  yield* put(cardViewChanged({ statusId, changes }));
}
