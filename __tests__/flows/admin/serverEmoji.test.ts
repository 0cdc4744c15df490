/** Administrators of GoToSocial keep the custom emoji of their server. */
import nock from 'nock';
import { SERVER_EMOJI, SERVER_EMOJI_CHANGE } from '@/domain/admin/server/serverEmoji';
import type { ServerFamily } from '@/domain/session/instance';
import { onShelf, putOnShelf } from '@/lib/files/fileShelf';
import { serverEmojiSaga } from '@/sagas/admin/serverEmoji';
import { selectServerEmoji } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import {
  serverEmojiAddRequested,
  serverEmojiOpened,
  serverEmojiReceived,
  serverEmojiRemoveRequested,
} from '@/slices/admin/serverEmoji';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const EMOJI = '/api/v1/admin/custom_emojis';

const heron = {
  id: 'H',
  shortcode: 'heron',
  url: `${ORIGIN}/fileserver/heron.png`,
  category: 'Birds',
};
const listIs = (...rows: unknown[]) =>
  server().get(EMOJI).query({ filter: 'domain:local', limit: 0 }).reply(200, rows);

function begin(family: ServerFamily = 'gotosocial', permissions = 1) {
  const story = replay(serverEmojiSaga, {
    family,
    before: [userTokenReceived({ userToken: 'TOKEN-admin' }), signedIn({ permissions })],
  });
  return {
    ...story,
    emoji: () => selectServerEmoji(story.state()).emoji,
    failure: (key: string) => selectRequest(story.state(), key).reason,
  };
}

async function open(...rows: unknown[]) {
  listIs(...rows);
  const story = begin();
  story.dispatch(serverEmojiOpened());
  await settled();
  return story;
}

it('are listed; one without a picture is left out', async () => {
  const story = await open(heron, { ...heron, id: 'X', url: 'javascript:alert(1)' }, 7);
  expect(story.emoji()).toEqual([heron]);
});

it('are added with their picture, once, and removed', async () => {
  const story = await open();
  const handle = putOnShelf(new Blob(['png'], { type: 'image/png' }));
  server()
    .post(EMOJI, /name="shortcode"[^]*heron[^]*name="image"/)
    .reply(200, heron);
  listIs(heron);
  const wanted = { shortcode: 'heron', category: 'Birds', handle };
  story.dispatch(serverEmojiAddRequested({ wanted }));
  story.dispatch(serverEmojiAddRequested({ wanted }));
  await settled();
  expect(story.emoji()).toEqual([heron]);
  expect(onShelf(handle)).toBeNull();
  // Somebody else was faster.
  server().delete(`${EMOJI}/H`).reply(404, { error: 'Not Found' });
  listIs();
  story.dispatch(serverEmojiRemoveRequested({ id: 'H' }));
  await settled();
  expect(story.emoji()).toEqual([]);
  expect(story.failure(SERVER_EMOJI_CHANGE)).toBeNull();
  expect(nock.isDone()).toBe(true);
});

it('a refusal is told; after a lost answer the list shows what was done', async () => {
  const story = await open();
  const wanted = () => ({
    shortcode: 'heron',
    category: '',
    handle: putOnShelf(new Blob(['png'])),
  });
  server().post(EMOJI).reply(409, { error: 'Conflict' });
  story.dispatch(serverEmojiAddRequested({ wanted: wanted() }));
  await settled();
  expect(story.failure(SERVER_EMOJI_CHANGE)).toBe('Conflict');
  server().post(EMOJI).reply(502, 'Bad gateway');
  listIs(heron);
  story.dispatch(serverEmojiAddRequested({ wanted: wanted() }));
  await clock.passSeconds(5);
  expect(story.emoji()).toEqual([heron]);
});

it.each([
  [200, '<html>'],
  [403, { error: 'Forbidden' }],
  [404, { error: 'Not found' }],
  [501, ''],
])('say so when the answer is %i %j', async (status, body) => {
  nock(ORIGIN)
    .persist()
    .get(/custom_emojis/)
    .reply(status, body);
  const story = begin();
  story.dispatch(serverEmojiOpened());
  await clock.passSeconds(4);
  expect(story.failure(SERVER_EMOJI)).not.toBeNull();
  expect(story.emoji()).toBeNull();
});

it.each([
  ['mastodon', 1],
  ['pleroma', 1],
  ['gotosocial', 0x20],
] as const)('nothing is asked of %s with the rights %i', async (family, rights) => {
  const story = begin(family, rights);
  story.dispatch(serverEmojiOpened());
  story.dispatch(serverEmojiRemoveRequested({ id: 'H' }));
  await settled();
  expect(story.all(serverEmojiReceived)).toEqual([]);
});

it('nothing is left at logout', async () => {
  const story = await open(heron);
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('heron');
});
