/** Brings what others did, tab by tab, for the page about it: the first page, and then older ones. */
import { fetchNotifications, type NotificationsPage } from '@/api/endpoints/notifications';
import { joinBundles } from '@/domain/bundles';
import {
  happeningsRequest,
  olderHappeningsRequest,
  typesOf,
  wireTypesOf,
  type InteractionTab,
} from '@/domain/interactionTabs';
import { selectSetting } from '@/selectors/config';
import { selectHappenings } from '@/selectors/happenings';
import {
  happeningsClosed,
  happeningsOpened,
  happeningsReceived,
  olderHappeningsReceived,
  olderHappeningsRequested,
} from '@/slices/happenings';
import { callApi } from './engine/callApi';
import { put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serve, serveWhileShown } from './engine/serve';

/** A page may hold nothing of the kind; so many are looked at for one that does. */
const MOST_PAGES = 5;

export function* happeningsSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
    {
      opened: happeningsOpened,
      closed: happeningsClosed,
      keyOf: ({ payload }: { payload: { tab: InteractionTab } }) => happeningsRequest(payload.tab),
    },
    function* ({ payload: { tab } }) {
      yield* put(happeningsReceived({ tab, ...(yield* fetchFrom(tab, null)) }));
    },
  );
  yield* serve(
    olderHappeningsRequested,
    ({ payload }) => olderHappeningsRequest(payload.tab),
    function* ({ payload: { tab } }) {
      const { cursor } = yield* select(selectHappenings, tab);
      yield* put(olderHappeningsReceived({ tab, ...(yield* fetchFrom(tab, cursor)) }));
    },
  );
}

/** Some servers pass over types that they do not know, and send all there is. */
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
      const entities = joinBundles(pages.map((each) => each.entities));
      return { notifications, cursor, atEnd, entities };
    }
  }
}
