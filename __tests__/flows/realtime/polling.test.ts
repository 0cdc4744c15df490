/** Polling while a page is open without a socket: which requests are repeated, and how often. */
import nock from 'nock';
import { announcementsSaga } from '@/sagas/talk/announcements';
import { chatsSaga } from '@/sagas/talk/chats/chats';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { followRequestsSaga } from '@/sagas/people/followRequests';
import { listsSaga } from '@/sagas/people/lists';
import { notificationsSaga } from '@/sagas/notifications/notifications';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { instanceConfigured } from '@/slices/session/config';
import { socketBroke, socketJoined } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import { timelineOpened } from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();

const before = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn({ locked: true }),
  instanceConfigured({ instance: { pleromaChatMessagesAvailable: true } }),
];

/** Counts the requests to each of these paths, and answers with empty lists. */
function asked(...paths: string[]) {
  const counts: Record<string, number> = Object.fromEntries(paths.map((path) => [path, 0]));
  for (const path of paths) {
    nock(ORIGIN)
      .get(path)
      .query(true)
      .reply(() => {
        counts[path] = (counts[path] ?? 0) + 1;
        return [200, []];
      })
      .persist();
  }
  return counts;
}

function together(...sagas: (() => SagaGenerator<void>)[]) {
  return function* (): SagaGenerator<void> {
    for (const saga of sagas) yield* fork(saga);
  };
}

/** Advances the clock second by second, so that answers can arrive in between. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await clock.pass(1_000);
}

describe('polling', () => {
  const home = '/api/v1/timelines/home';
  const known = '/api/v1/timelines/public';
  const notifications = '/api/v1/notifications';
  const requests = '/api/v1/follow_requests';

  it('RT-11 requests timelines, notifications and follow requests every 10 s each', async () => {
    const counts = asked(home, known, notifications, requests);
    const story = replay(together(timelinesSaga, notificationsSaga, followRequestsSaga), {
      before,
    });
    story.dispatch(timelineOpened({ key: 'friends' }));
    story.dispatch(timelineOpened({ key: 'publicAndExternal' }));
    await clock.pass(0);
    expect(counts).toEqual({ [home]: 1, [known]: 1, [notifications]: 1, [requests]: 1 });
    await pass(9);
    expect(counts).toEqual({ [home]: 1, [known]: 1, [notifications]: 1, [requests]: 1 });
    await pass(1);
    expect(counts).toEqual({ [home]: 2, [known]: 2, [notifications]: 2, [requests]: 2 });
    await pass(10);
    expect(counts).toEqual({ [home]: 3, [known]: 3, [notifications]: 3, [requests]: 3 });
  });

  it('RT-12 refreshes lists every 240 s and announcements every 5 minutes', async () => {
    const lists = '/api/v1/lists';
    const announcements = '/api/v1/announcements';
    const counts = asked(lists, announcements);
    replay(together(listsSaga, announcementsSaga), { before });
    await clock.pass(0);
    expect(counts).toEqual({ [lists]: 1, [announcements]: 1 });
    await clock.pass(239_000);
    expect(counts[lists]).toBe(1);
    await clock.pass(1_000);
    expect(counts).toEqual({ [lists]: 2, [announcements]: 1 });
    await clock.pass(59_000);
    expect(counts[announcements]).toBe(1);
    await clock.pass(1_000);
    expect(counts).toEqual({ [lists]: 2, [announcements]: 2 });
  });

  it('RT-13 requests the chat list every 5000 ms unless streaming is joined', async () => {
    const all = '/api/v1/pleroma/chats';
    const newest = '/api/v2/pleroma/chats';
    const counts = asked(all, newest);
    const story = replay(chatsSaga, { before });
    await clock.pass(0);
    expect(counts).toEqual({ [all]: 1, [newest]: 0 });
    await clock.pass(4_999);
    expect(counts[newest]).toBe(0);
    await clock.pass(1);
    expect(counts[newest]).toBe(1);
    story.dispatch(socketJoined());
    await clock.pass(0);
    // One request, for what was missed before the socket was open.
    expect(counts[newest]).toBe(2);
    await pass(60);
    expect(counts[newest]).toBe(2);
    story.dispatch(socketBroke({ code: 1006 }));
    await clock.pass(0);
    expect(counts[newest]).toBe(3);
    await pass(5);
    expect(counts).toEqual({ [all]: 1, [newest]: 4 });
  });

  it('requests follow requests only for locked accounts', async () => {
    const counts = asked(requests);
    replay(followRequestsSaga, {
      before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn({ locked: false })],
    });
    await pass(30);
    expect(counts[requests]).toBe(0);
  });
});
