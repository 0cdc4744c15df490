/** Fetches the tabs of the interactions page, the first page and then older ones. */
import {
  fetchNotifications,
  type NotificationsPage,
} from '@/api/endpoints/notifications/notifications';
import { mergeEntityBundles } from '@/domain/engine/entityBundles';
import {
  interactionFeedRequest,
  olderInteractionsRequest,
  typesOf,
  wireTypesOf,
  type InteractionTab,
} from '@/domain/notifications/interactionTabs';
import { selectSetting } from '@/selectors/session/config';
import { selectInteractionFeed } from '@/selectors/notifications/interactionFeeds';
import {
  interactionFeedClosed,
  interactionFeedOpened,
  interactionFeedReceived,
  olderInteractionsReceived,
  olderInteractionsRequested,
} from '@/slices/notifications/interactionFeeds';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

/** A page may have no entry of the wanted types; at most so many are searched for one. */
const MOST_PAGES = 5;

export function* interactionFeedsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: interactionFeedOpened,
      closed: interactionFeedClosed,
      keyOf: ({ payload }: { payload: { tab: InteractionTab } }) =>
        interactionFeedRequest(payload.tab),
    },
    function* ({ payload: { tab } }) {
      yield* put(interactionFeedReceived({ tab, ...(yield* fetchFrom(tab, null)) }));
    },
  );
  yield* handleRequest(
    olderInteractionsRequested,
    ({ payload }) => olderInteractionsRequest(payload.tab),
    function* ({ payload: { tab } }) {
      const { cursor } = yield* select(selectInteractionFeed, tab);
      yield* put(olderInteractionsReceived({ tab, ...(yield* fetchFrom(tab, cursor)) }));
    },
  );
}

/** Some servers ignore types that they do not know, and send everything. */
function* fetchFrom(tab: InteractionTab, from: string | null) {
  const withMuted = !(yield* select(selectSetting, 'hideMutedPosts'));
  const wanted: readonly string[] = typesOf(tab);
  const types = wireTypesOf(tab);
  const pages: NotificationsPage[] = [];
  let cursor = from;
  for (;;) {
    const query = { maxId: cursor, types, only: types, withMuted };
    const page: NotificationsPage = yield* callApi(fetchNotifications, query);
    pages.push(page);
    const last = page.link.maxId ?? page.notifications.at(-1)?.id ?? null;
    const atEnd =
      page.notifications.length + page.refusals.length === 0 || last === null || last === cursor;
    cursor = last ?? cursor;
    const notifications = pages
      .flatMap((each) => each.notifications)
      .filter(({ type }) => wanted.includes(type));
    if (atEnd || notifications.length > 0 || pages.length >= MOST_PAGES) {
      const entities = mergeEntityBundles(pages.map((each) => each.entities));
      return { notifications, cursor, atEnd, entities };
    }
  }
}
