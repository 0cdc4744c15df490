/** Logout: in this tab, in another tab, and with a server that does not answer. */
import type { UnknownAction } from '@reduxjs/toolkit';
import nock from 'nock';
import { logoutSaga } from '@/sagas/session/logout';
import { draftSaved } from '@/slices/composer/drafts';
import { NEW_POST } from '@/domain/composer/draft';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { timelineOpened } from '@/slices/timelines/timelines';
import {
  clientRegistered,
  loggedOut,
  logoutCommandRequested,
  logoutRequested,
  userTokenReceived,
} from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { someDraft } from '@support/composer/drafts';
import { signedIn } from '@support/people';

useStoppedClock();

const before = [
  clientRegistered({
    clientId: 'CLIENT-ID',
    clientSecret: 'CLIENT-SECRET',
    scopes: 'read write follow push admin',
  }),
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn(),
  timelineOpened({ key: 'friends' }),
];

describe('logging out', () => {
  it('AUTH-10 revokes the token, with the credentials of the client', async () => {
    const revoked: unknown[] = [];
    nock(ORIGIN)
      .post('/oauth/revoke', (form: unknown) => revoked.push(form) > 0)
      .reply(200, {});
    const story = replay(logoutSaga, { before });
    story.dispatch(logoutRequested());
    await settled();
    expect(revoked).toEqual([
      { client_id: 'CLIENT-ID', client_secret: 'CLIENT-SECRET', token: 'TOKEN-mia' },
    ]);
  });

  it('ROUTE-17 opens the local timeline', async () => {
    nock(ORIGIN).post('/oauth/revoke').reply(200, {});
    const story = replay(logoutSaga, { before });
    story.dispatch(logoutRequested());
    await story.until(loggedOut);
    expect(story.context.routes).toEqual([{ target: { name: 'public-timeline' }, replace: false }]);
  });

  it('removes the account from the store, and keeps the client', async () => {
    nock(ORIGIN).post('/oauth/revoke').reply(200, {});
    const story = replay(logoutSaga, { before });
    story.dispatch(logoutRequested());
    await story.until(loggedOut);
    const state = story.state();
    expect(state.session).toMatchObject({
      oauth: { clientId: 'CLIENT-ID', clientSecret: 'CLIENT-SECRET', userToken: null },
      currentUser: null,
      lastLoginName: null,
    });
    expect(JSON.stringify(state)).not.toContain('TOKEN-mia');
    expect(JSON.stringify(state)).not.toContain('mia@home.example');
  });

  it('does not wait for the server, and happens once for two presses', async () => {
    nock(ORIGIN).post('/oauth/revoke').delay(60_000).reply(200, {});
    const story = replay(logoutSaga, { before });
    story.dispatch(logoutRequested());
    expect(story.all(loggedOut)).toHaveLength(1);
    story.dispatch(logoutRequested());
    expect(story.all(loggedOut)).toHaveLength(1);
    expect(story.context.routes).toHaveLength(1);
  });

  it('notifies the other tabs before the token is revoked', async () => {
    const here = fakePage();
    const toldBefore: unknown[] = [];
    nock(ORIGIN)
      .post('/oauth/revoke', () => toldBefore.push(...here.told) > 0)
      .reply(200, {});
    const story = replay(logoutSaga, { before, context: { page: here.events } });
    story.dispatch(logoutRequested());
    await settled();
    expect(toldBefore).toEqual(['loggedOut']);
  });

  it('continues when the server refuses, and only logs that', async () => {
    nock(ORIGIN).post('/oauth/revoke').reply(403, { error: 'no' });
    const story = replay(logoutSaga, { before });
    story.dispatch(logoutRequested());
    await settled();
    expect(story.all(loggedOut)).toHaveLength(1);
    expect(story.context.logged.map(({ message }) => message)).toEqual([
      'The token could not be revoked',
    ]);
    expect(JSON.stringify(story.context.logged)).not.toContain('TOKEN-mia');
  });

  it('notifies the other tabs, and follows their notification', async () => {
    nock(ORIGIN).post('/oauth/revoke').reply(200, {});
    const here = fakePage();
    const story = replay(logoutSaga, { before, context: { page: here.events } });
    story.dispatch(logoutRequested());
    await story.until(loggedOut);
    expect(here.told).toEqual(['loggedOut']);

    const there = fakePage();
    const other = replay(logoutSaga, { before, context: { page: there.events } });
    there.tabs.change('loggedOut');
    await other.until(loggedOut);
    expect(there.told).toEqual([]);
    expect(other.context.routes).toEqual([{ target: { name: 'public-timeline' }, replace: false }]);
  });
});

describe('the button to log out', () => {
  const press = (asks: boolean, ...more: UnknownAction[]) => {
    const story = replay(logoutSaga, {
      before: [...before, settingChanged({ name: 'modalOnLogout', value: asks }), ...more],
    });
    story.dispatch(logoutCommandRequested());
    return story.log[1];
  };
  const question = dialogOpened({ kind: 'confirmLogout', props: null });

  it('asks first if the setting is on [modalOnLogout]', () => {
    expect(press(true)).toEqual(question);
    expect(press(false)).toEqual(logoutRequested());
  });

  it('asks in any case if there are unsent texts', () => {
    const draft = draftSaved({
      target: NEW_POST,
      draft: someDraft({ text: 'Half a thought', changedAt: 1_000 }),
    });
    expect(press(false, draft)).toEqual(question);
  });
});
