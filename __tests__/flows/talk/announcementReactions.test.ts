/** Reactions to announcements: shown at once, taken back when refused, followed from the socket. */
import nock from 'nock';
import { decodeAnnouncements } from '@/api/decode/talk/announcement';
import type { ServerFamily } from '@/domain/session/instance';
import { announcementReactionsSaga } from '@/sagas/talk/announcementReactions';
import { selectCan } from '@/selectors/session/capabilities';
import { selectAnnouncementReactions } from '@/selectors/talk/announcementReactions';
import { noticeShown } from '@/slices/engine/notices';
import { frameReceived } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import {
  announcementReactionConfirmed,
  announcementReactionRefused,
  announcementReactionRequested,
} from '@/slices/talk/announcementReactions';
import { announcementsReceived } from '@/slices/talk/announcements';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

useStoppedClock();

const RYE = `${ORIGIN}/emoji/rye.png`;
const wire = {
  id: 'a1',
  content: 'Tea',
  published_at: '2026-11-20T10:00:00.000Z',
  reactions: [
    { name: '🎉', count: 2, me: false },
    { name: 'rye', count: 1, me: true, url: RYE, static_url: RYE },
    { count: 3 },
    null,
  ],
};

function begin(family: ServerFamily = 'mastodon') {
  const story = replay(announcementReactionsSaga, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      announcementsReceived({ announcements: decodeAnnouncements([wire]) }),
    ],
  });
  const shown = () =>
    selectAnnouncementReactions(story.state(), 'a1').map(
      ({ name, count, mine }) => `${name} ${count}${mine ? ' mine' : ''}`,
    );
  const press = (name: string, wanted: boolean, url: string | null = null) =>
    story.dispatch(announcementReactionRequested({ announcementId: 'a1', name, url, wanted }));
  return { ...story, shown, press };
}

const at = (name: string) => `/api/v1/announcements/a1/reactions/${encodeURIComponent(name)}`;

it('a reaction is added, and a custom one taken back with the last of its pill', async () => {
  nock(ORIGIN).put(at('🎉')).reply(200, {});
  nock(ORIGIN).delete(at('rye')).reply(200, {});
  const story = begin();
  expect(story.shown()).toEqual(['🎉 2', 'rye 1 mine']);
  story.press('🎉', true);
  expect(story.shown()).toEqual(['🎉 3 mine', 'rye 1 mine']);
  await story.until(announcementReactionConfirmed);
  story.log.length = 0;
  story.press('rye', false, RYE);
  await story.until(announcementReactionConfirmed);
  expect(story.shown()).toEqual(['🎉 3 mine']);
});

it.each([
  [422, 'Limit of different reactions reached'],
  [404, 'Record not found'],
  [403, 'No'],
  [501, 'Not implemented'],
])('a refusal with %s takes it back, and a notice says why', async (status, error) => {
  nock(ORIGIN).put(at('🦆')).times(9).reply(status, { error });
  const story = begin();
  story.press('🦆', true);
  expect(story.shown()).toContain('🦆 1 mine');
  await story.until(announcementReactionRefused);
  await story.until(noticeShown);
  expect(story.shown()).toEqual(['🎉 2', 'rye 1 mine']);
  expect(story.all(noticeShown)[0]?.payload.values).toEqual({ detail: error });
});

it('the socket tells of those of others; a custom emoji without a picture waits', () => {
  const story = begin();
  const told = (name: string, count: number) =>
    story.dispatch(
      frameReceived({
        event: 'announcement.reaction',
        payload: { announcementId: 'a1', name, count },
      }),
    );
  told('🎉', 7);
  told('🦆', 1);
  told('pond', 1);
  told('rye', 0);
  story.dispatch(frameReceived({ event: 'notifications_merged', payload: {} }));
  expect(story.shown()).toEqual(['🎉 7', '🦆 1']);
});

it.each<[ServerFamily, boolean]>([
  ['mastodon', true],
  ['pleroma', false],
  ['akkoma', false],
  ['gotosocial', false],
])('%s has them: %s', (family, has) => {
  expect(selectCan(begin(family).state(), 'announcementReactions')).toBe(has);
});
