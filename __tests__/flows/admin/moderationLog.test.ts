/** Staff reads the log of moderation: pages, filters, own actions of today, failures. */
import nock from 'nock';
import { MODERATION_LOG, MORE_LOG, wholeLog, type LogFilter } from '@/domain/admin/moderationLog';
import { moderationLogSaga } from '@/sagas/admin/moderationLog';
import { selectModerationLog } from '@/selectors/admin/moderationLog';
import { selectRequest } from '@/selectors/engine/requests';
import { logOpened, logReceived, moreLogRequested } from '@/slices/admin/moderationLog';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const LOG = '/api/v1/pleroma/admin/moderation_log';

const entry = (id: number, message = `@mia did ${String(id)}`) => ({
  id,
  time: 1_790_000_000 - id,
  message,
  data: { actor: { id: 'u1', nickname: 'mia', type: 'user' }, action: 'activate' },
});
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_one, at) => entry(from + at));

const page = (query: object, items: unknown[], total = items.length) =>
  nock(ORIGIN)
    .get(LOG)
    .query({ page_size: 50, ...query })
    .reply(200, { items, total });

function open(filter: LogFilter = wholeLog) {
  const story = replay(moderationLogSaga, {
    family: 'pleroma',
    before: [
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn({ role: 'admin', privileges: ['moderation_log_read'] }),
    ],
  });
  story.dispatch(logOpened({ filter }));
  return { ...story, now: () => selectModerationLog(story.state()) };
}

it('comes page by page; entries that moved to the next page are no news', async () => {
  page({ page: 1 }, rows(0, 50), 70);
  const story = open();
  await story.until(logReceived);
  expect(story.now().entries?.[0]).toMatchObject({
    message: '@mia did 0',
    actor: { id: 'u1', name: 'mia' },
    at: new Date(1_790_000_000_000).toISOString(),
  });
  // Two more came in meanwhile.
  page({ page: 2 }, rows(48, 70), 72);
  story.dispatch(moreLogRequested());
  await settled();
  expect(story.now().entries).toHaveLength(70);
  // The server counts two that are above; asking for more ends all the same.
  page({ page: 2 }, rows(48, 70), 72);
  story.dispatch(moreLogRequested());
  await settled();
  expect(story.now()).toMatchObject({ total: 70 });
});

it('is filtered by the server, with whole days of this browser', async () => {
  const [start, end] = ['2026-11-20T00:00:00.000', '2026-11-21T23:59:59.999'];
  page(
    {
      page: 1,
      user_id: 'u7',
      search: 'ben',
      start_date: new Date(start).toISOString(),
      end_date: new Date(end).toISOString(),
    },
    [entry(1)],
  );
  const story = open({
    ...wholeLog,
    actorId: 'u7',
    from: '2026-11-20',
    to: '2026-11-21',
    words: 'ben',
  });
  await story.until(logReceived);
  expect(nock.isDone()).toBe(true);
});

it("shows the reader's own actions of today", async () => {
  const midnight = new Date(Date.now());
  midnight.setHours(0, 0, 0, 0);
  page({ page: 1, user_id: 'u1', start_date: midnight.toISOString() }, [entry(1)]);
  const story = open({ ...wholeLog, actorId: 'somebody', mineToday: true });
  await story.until(logReceived);
  expect(story.now().actors).toEqual({ u1: 'mia' });
});

it('keeps an answer to an old filter out of the new list', async () => {
  page({ page: 1 }, rows(0, 50), 100);
  const story = open();
  await story.until(logReceived);
  nock(ORIGIN)
    .get(LOG)
    .query({ page: 2, page_size: 50 })
    .delay(100)
    .reply(200, { items: rows(50, 100), total: 100 });
  page({ page: 1, search: 'x' }, [entry(200)]);
  story.dispatch(moreLogRequested());
  story.dispatch(logOpened({ filter: { ...wholeLog, words: 'x' } }));
  await clock.passSeconds(1);
  expect(story.now().entries?.map(({ id }) => id)).toEqual(['200']);
});

it.each([
  ['a page', 200, '<html>'],
  ['nothing', 200, ''],
  ['another shape', 200, { log: [] }],
  ['that it is missing', 404, { error: 'Not found' }],
  ['that it is not built', 501, 'Not implemented'],
  ['that it is not allowed', 403, { error: 'User is not a staff member.' }],
])('says so when the answer is %s', async (_what, status, body) => {
  nock(ORIGIN)
    .persist()
    .get(/moderation_log/)
    .reply(status, body);
  const story = open();
  await clock.passSeconds(4);
  expect(selectRequest(story.state(), MODERATION_LOG).reason).not.toBeNull();
  expect(story.now().entries).toBeNull();
});

it('says that a further page failed, and leaves nothing behind at logout', async () => {
  page({ page: 1 }, rows(0, 50), 100);
  const story = open();
  await story.until(logReceived);
  nock(ORIGIN)
    .get(/moderation_log/)
    .reply(400, { error: 'No' });
  story.dispatch(moreLogRequested());
  await settled();
  expect(selectRequest(story.state(), MORE_LOG).reason).toBe('No');
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('@mia did');
});
