/**
 * Calls that a server turns out to lack: recorded, not repeated, not offered, and retried later.
 */
import nock from 'nock';
import type { Capability } from '@/domain/session/capabilities';
import { announcementsSaga } from '@/sagas/talk/announcements';
import { capabilitiesSaga } from '@/sagas/session/capabilities';
import { chatsSaga } from '@/sagas/talk/chats/chats';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { listsSaga } from '@/sagas/people/lists';
import { suggestionsSaga } from '@/sagas/discovery/suggestions';
import { selectCan } from '@/selectors/session/capabilities';
import { selectEntries, selectSuggestionsOffered } from '@/selectors/session/navigation';
import { capabilitiesReviewed, capabilityProbed } from '@/slices/session/capabilities';
import { chatsReceived } from '@/slices/talk/chats';
import { instanceConfigured } from '@/slices/session/config';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { suggestionsRequested } from '@/slices/discovery/suggestions';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const HOUR = 3_600_000;

const before = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn(),
  instanceConfigured({
    instance: { pleromaChatMessagesAvailable: true, suggestionsEnabled: true },
  }),
];

const beside = (saga: () => SagaGenerator<void>) =>
  function* (): SagaGenerator<void> {
    yield* fork(capabilitiesSaga);
    yield* fork(saga);
  };

/** Answers every call with this status, and counts the requests of each path. */
function server(answer: () => number) {
  const asked: Record<string, number> = {};
  nock(ORIGIN)
    .get(/.*/)
    .reply((uri) => {
      const path = uri.split('?')[0] ?? '';
      asked[path] = (asked[path] ?? 0) + 1;
      const status = answer();
      return [status, status === 200 ? [] : { error: 'Not implemented' }];
    })
    .persist();
  return asked;
}

interface Probe {
  capability: Capability;
  saga: () => SagaGenerator<void>;
  paths: string[];
}

const polled: Probe[] = [
  { capability: 'announcements', saga: announcementsSaga, paths: ['/api/v1/announcements'] },
  { capability: 'lists', saga: listsSaga, paths: ['/api/v1/lists'] },
  {
    capability: 'chats',
    saga: chatsSaga,
    paths: ['/api/v2/pleroma/chats', '/api/v1/pleroma/chats'],
  },
];

describe.each(polled)('a server without $capability', ({ capability, saga, paths }) => {
  it('is asked in every form once, and again after a day', async () => {
    const asked = server(() => 404);
    const story = replay(beside(saga), { before });
    await story.until(capabilityProbed);
    expect(selectCan(story.state(), capability)).toBe(false);
    await clock.pass(23 * HOUR);
    expect(asked).toEqual(Object.fromEntries(paths.map((path) => [path, 1])));
    await clock.pass(HOUR);
    expect(asked).toEqual(Object.fromEntries(paths.map((path) => [path, 2])));
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('counts as having it again when a call succeeds', async () => {
    let status = 404;
    server(() => status);
    const story = replay(beside(saga), { before });
    await story.until(capabilityProbed);
    status = 200;
    await clock.pass(24 * HOUR);
    expect(story.all(capabilitiesReviewed)).toHaveLength(1);
    expect(selectCan(story.state(), capability)).toBe(true);
    expect(story.state().capabilities.missing).toEqual({});
  });
});

it.each([401, 403, 429, 500, 503])(
  'status %d does not mean that a call is missing',
  async (status) => {
    server(() => status);
    const story = replay(beside(chatsSaga), { before });
    await story.until(requestFailed);
    expect(selectCan(story.state(), 'chats')).toBe(true);
    expect(story.all(capabilityProbed)).toEqual([]);
  },
);

it('success of a call that was never missing changes nothing', async () => {
  server(() => 200);
  const story = replay(beside(chatsSaga), { before });
  await story.until(chatsReceived);
  expect(story.all(capabilityProbed)).toEqual([]);
});

it('missing suggestions hide the panel that requested them, and are no failure', async () => {
  const asked = server(() => 404);
  const story = replay(beside(suggestionsSaga), { before });
  expect(selectSuggestionsOffered(story.state())).toBe(true);
  story.dispatch(suggestionsRequested());
  await story.until(requestEnded);
  expect(selectSuggestionsOffered(story.state())).toBe(false);
  expect(asked).toEqual({ '/api/v2/suggestions': 1, '/api/v1/suggestions': 1 });
  expect(story.all(requestFailed)).toEqual([]);
});

it('navigation entries of missing features are hidden', async () => {
  server(() => 404);
  const story = replay(beside(chatsSaga), { before });
  expect(selectEntries(story.state(), 'root')).toContain('chats');
  await story.until(capabilityProbed);
  expect(selectEntries(story.state(), 'root')).not.toContain('chats');
});

it('missing features belong to the server, whoever is signed in', async () => {
  server(() => 404);
  const story = replay(beside(chatsSaga), { before });
  await story.until(capabilityProbed);
  story.dispatch(loggedOut());
  expect(selectCan(story.state(), 'chats')).toBe(false);
});
