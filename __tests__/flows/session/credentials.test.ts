/** A token that is revoked while in use is verified once, and discarded if it is invalid. */
import nock from 'nock';
import { credentialsSaga } from '@/sagas/session/credentials';
import { logoutSaga } from '@/sagas/session/logout';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { fork } from '@/sagas/engine/effects';
import { noticeShown } from '@/slices/engine/notices';
import { tokenDoubted } from '@/slices/realtime/realtime';
import { loggedOut, userTokenCleared, userTokenReceived } from '@/slices/session/session';
import { instanceLoaded } from '@/slices/session/startup';
import { timelineOpened } from '@/slices/timelines/timelines';
import { settled, useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixture } from '@support/fixtures';

const clock = useStoppedClock();
const before = [instanceLoaded(), userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];

const verify = (status: number, body: nock.Body) =>
  nock(ORIGIN).get('/api/v1/accounts/verify_credentials').reply(status, body);

describe('a suspect token', () => {
  it('ends the session with a notice if the server rejects it', async () => {
    const { status, body } = fixture('auth/verify-credentials-revoked').response;
    verify(status, body as nock.Body);
    const story = replay(credentialsSaga, { before });
    story.dispatch(tokenDoubted());
    await story.until(noticeShown);
    expect(story.all(loggedOut)).toEqual([loggedOut('refusal')]);
    expect(story.all(noticeShown)[0]?.payload).toMatchObject({
      messageKey: 'login.session_ended',
      level: 'warning',
    });
    expect(story.context.routes).toEqual([{ target: { name: 'login' }, replace: false }]);
  });

  it('removes the notice after the next login, and all data but what the client needs', async () => {
    verify(403, { error: 'Invalid credentials.' });
    const update = {
      level: 'info',
      messageKey: 'updates.ready',
      values: {},
      timeout: null,
    } as const;
    const story = replay(credentialsSaga, {
      before: [...before, noticeShown({ ...update, id: 'updates.ready', remedy: 'reload' })],
    });
    story.dispatch(tokenDoubted());
    await story.until(noticeShown);
    story.dispatch(userTokenReceived({ userToken: 'TOKEN-new' }));
    expect(story.state().notices.map(({ id }) => id)).toEqual(['updates.ready']);
  });

  it('is kept if the server accepts it, or gives no verdict', async () => {
    verify(200, fixture('auth/verify-credentials').response.body as nock.Body);
    const story = replay(credentialsSaga, { before });
    story.dispatch(tokenDoubted());
    await settled();
    expect(story.state().session.oauth.userToken).toBe('TOKEN-mia');

    verify(404, { error: 'no' });
    await clock.pass(30_000);
    story.dispatch(tokenDoubted());
    await settled();
    expect(story.state().session.oauth.userToken).toBe('TOKEN-mia');
  });

  it('is verified once for doubts in quick succession', async () => {
    const asked = verify(200, fixture('auth/verify-credentials').response.body as nock.Body);
    const story = replay(credentialsSaga, { before });
    story.dispatch(tokenDoubted());
    story.dispatch(tokenDoubted());
    await settled();
    story.dispatch(tokenDoubted());
    await settled();
    expect(asked.isDone()).toBe(true);
    expect(story.context.logged).toEqual([]);
  });

  it('is verified after any call that the server refuses to its owner', async () => {
    nock(ORIGIN)
      .get('/api/v1/timelines/home')
      .query(true)
      .reply(403, { error: 'Invalid credentials.' });
    verify(403, { error: 'Invalid credentials.' });
    const story = replay(
      function* () {
        yield* fork(credentialsSaga);
        yield* fork(timelinesSaga);
      },
      { before },
    );
    story.dispatch(timelineOpened({ key: 'friends' }));
    await story.until(loggedOut);
  });

  it('is verified by the start-up itself while that runs', async () => {
    const [, ...starting] = before;
    const asked = verify(403, { error: 'no' });
    const story = replay(credentialsSaga, { before: starting });
    story.dispatch(tokenDoubted());
    await settled();
    expect(asked.isDone()).toBe(false);
    story.dispatch(userTokenCleared());
    story.dispatch(instanceLoaded());
    await settled();
    expect(asked.isDone()).toBe(false);
    expect(story.all(loggedOut)).toEqual([]);
  });

  it("is not verified because of the verification's own answer", async () => {
    verify(403, { error: 'no' });
    const story = replay(credentialsSaga, { before });
    story.dispatch(tokenDoubted());
    await story.until(loggedOut);
    expect(story.all(tokenDoubted)).toHaveLength(1);
  });
});

describe('a token that is revoked while its account is in several tabs', () => {
  /** Tabs with their tokens, and a server that takes only the new one. */
  function opened(...tokens: string[]) {
    const asked: string[] = [];
    nock(ORIGIN)
      .persist()
      .get('/api/v1/accounts/verify_credentials')
      .reply(function () {
        const [token = ''] = [this.req.headers['authorization']].flat();
        asked.push(token);
        const isGood = token === 'Bearer TOKEN-new';
        const { status, body } = fixture(
          isGood ? 'auth/verify-credentials' : 'auth/verify-credentials-revoked',
        ).response;
        return [status, body as nock.Body];
      });
    const pages = tokens.map(() => fakePage());
    const stories = tokens.map((userToken, at) =>
      replay(
        function* () {
          yield* fork(credentialsSaga);
          yield* fork(logoutSaga);
        },
        {
          before: [instanceLoaded(), userTokenReceived({ userToken }), signedIn()],
          context: {
            page: {
              ...pages[at]?.events,
              postToTabs: (message: unknown) =>
                pages.forEach((page, other) => other !== at && page.tabs.tell(message)),
            },
          },
        },
      ),
    );
    return { asked, stories };
  }

  it('ends the session in all of them at once', async () => {
    const { asked, stories } = opened('TOKEN-mia', 'TOKEN-mia', 'TOKEN-mia');
    stories[0]?.dispatch(tokenDoubted());
    await clock.pass(300);
    for (const story of stories) expect(story.all(loggedOut)).toEqual([loggedOut('refusal')]);
    expect(asked).toHaveLength(3);
    await clock.passSeconds(60);
    expect(asked).toHaveLength(3);
  });

  it('leaves a tab that has a new one', async () => {
    const { asked, stories } = opened('TOKEN-mia', 'TOKEN-new');
    stories[0]?.dispatch(tokenDoubted());
    await clock.pass(300);
    expect(stories[0]?.all(loggedOut)).toHaveLength(1);
    expect(stories[1]?.all(loggedOut)).toEqual([]);
    expect(asked.at(-1)).toBe('Bearer TOKEN-new');
  });
});
