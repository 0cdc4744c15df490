/** The tabs of the interactions page: each requests its own types, page by page. */
import nock from 'nock';
import { interactionFeedRequest } from '@/domain/notifications/interactionTabs';
import { interactionFeedsSaga } from '@/sagas/notifications/interactionFeeds';
import {
  selectInteractionFeedRows,
  selectInteractionFeed,
  selectInteractionFeedLoaded,
} from '@/selectors/notifications/interactionFeeds';
import {
  interactionFeedClosed,
  interactionFeedOpened,
  interactionFeedReceived,
  olderInteractionsReceived,
  olderInteractionsRequested,
} from '@/slices/notifications/interactionFeeds';
import { notificationDismissed } from '@/slices/notifications/notifications';
import { requestFailed } from '@/slices/engine/requests';
import { settled, useStoppedClock } from '@support/clock';
import { holding, someNotification } from '@support/notifications/notifications';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireNotification } from '@support/wire';

useStoppedClock();

const follow = (id: string) => wireNotification({ id, type: 'follow' });
const asked: Record<string, unknown>[] = [];
const page = (rows: object[]) =>
  nock(ORIGIN)
    .get('/api/v1/notifications')
    .query((query) => {
      asked.push(query);
      return true;
    })
    .reply(200, rows as never);
const tab = 'follows' as const;
const ids = (story: ReturnType<typeof replay>) =>
  selectInteractionFeed(story.state(), tab).entries.map(({ id }) => id);

beforeEach(() => {
  asked.length = 0;
});

describe('the interactions page', () => {
  it('requests the types of its tab, under both parameter names, and older pages', async () => {
    page([follow('9'), follow('8')]);
    const story = replay(interactionFeedsSaga, { before: [signedIn()] });
    story.dispatch(interactionFeedOpened({ tab }));
    await story.until(interactionFeedReceived);
    expect(asked[0]).toMatchObject({
      'types[]': ['follow', 'follow_request'],
      'include_types[]': ['follow', 'follow_request'],
    });
    expect(ids(story)).toEqual(['9', '8']);
    page([follow('7')]);
    story.dispatch(olderInteractionsRequested({ tab }));
    await story.until(olderInteractionsReceived);
    expect(asked[1]).toMatchObject({ max_id: '8' });
    expect(ids(story)).toEqual(['9', '8', '7']);
    page([]);
    story.log.length = 0;
    story.dispatch(olderInteractionsRequested({ tab }));
    await story.until(olderInteractionsReceived);
    expect(selectInteractionFeed(story.state(), tab).atEnd).toBe(true);
  });

  it('loads further pages if the server sends other types all the same', async () => {
    page([wireNotification({ id: '9', type: 'mention' })]);
    page([follow('8')]);
    const story = replay(interactionFeedsSaga, { before: [signedIn()] });
    story.dispatch(interactionFeedOpened({ tab }));
    await story.until(interactionFeedReceived);
    expect(asked.map(({ max_id }) => max_id)).toEqual([undefined, '9']);
    expect(ids(story)).toEqual(['8']);
  });

  it('keeps its rows when the reader returns, and adds new ones on top', async () => {
    page([follow('8'), follow('7')]);
    const story = replay(interactionFeedsSaga, { before: [signedIn()] });
    story.dispatch(interactionFeedOpened({ tab }));
    await story.until(interactionFeedReceived);
    story.dispatch(interactionFeedClosed({ tab }));
    expect(selectInteractionFeedLoaded(story.state(), tab)).toBe(true);
    page([follow('9'), follow('8')]);
    story.log.length = 0;
    story.dispatch(interactionFeedOpened({ tab }));
    await story.until(interactionFeedReceived);
    expect(ids(story)).toEqual(['9', '8', '7']);
  });

  it('shows why it could not be loaded', async () => {
    nock(ORIGIN).get('/api/v1/notifications').query(true).reply(403, { error: 'Not for you' });
    const story = replay(interactionFeedsSaga, { before: [signedIn()] });
    story.dispatch(interactionFeedOpened({ tab }));
    await story.until(requestFailed);
    await settled();
    expect(story.state().requests[interactionFeedRequest(tab)]).toMatchObject({
      reason: 'Not for you',
    });
  });

  it('marks or removes rows as soon as the notification list does', async () => {
    page([follow('8')]);
    const story = replay(interactionFeedsSaga, { before: [signedIn()] });
    story.dispatch(interactionFeedOpened({ tab }));
    await story.until(interactionFeedReceived);
    expect(selectInteractionFeedRows(story.state(), tab).map(({ seen }) => seen)).toEqual([false]);
    story.dispatch(holding([someNotification({ id: '8', type: 'follow', seen: true })]));
    expect(selectInteractionFeedRows(story.state(), tab).map(({ seen }) => seen)).toEqual([true]);
    story.dispatch(notificationDismissed({ id: '8' }));
    expect(ids(story)).toEqual([]);
  });
});
