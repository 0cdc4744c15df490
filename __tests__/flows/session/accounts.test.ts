/** Several accounts in one browser: adding, switching, logging out, and what goes along. */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import { NEW_POST, draftTarget, type Draft } from '@/domain/composer/draft';
import { fileKey } from '@/domain/composer/upload';
import type { KeptAccount } from '@/domain/session/accounts';
import type { OauthState } from '@/domain/session/session';
import { shelvedDraftsSaga } from '@/sagas/composer/drafts/shelvedDrafts';
import { fork } from '@/sagas/engine/effects';
import { accountsSaga } from '@/sagas/session/accounts/accounts';
import { logoutSaga } from '@/sagas/session/logout';
import { selectAccounts } from '@/selectors/session/accounts';
import { draftSaved } from '@/slices/composer/drafts';
import { noticeShown } from '@/slices/engine/notices';
import {
  accountAdditionRequested,
  accountNumberPressed,
  accountsFound,
  accountSwitchRequested,
  logoutOfAllRequested,
} from '@/slices/session/accounts';
import {
  clientRegistered,
  loggedOut,
  logoutRequested,
  userTokenReceived,
} from '@/slices/session/session';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { someAttachment, someDraft, someFile } from '@support/composer/drafts';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { account, fakeAccounts } from '@support/session/accounts';

const clock = useStoppedClock();

const mia: Action[] = [
  clientRegistered({
    clientId: 'CLIENT-ID',
    clientSecret: 'CLIENT-SECRET',
    scopes: 'read write follow push admin',
  }),
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn({ id: 'u1', screenName: 'mia' }, { name: 'Mia :cat:' }),
];

/** The entry of the account that is signed in. */
const own = (slot = '', changes: Partial<KeptAccount> = {}): KeptAccount =>
  account(slot, { userId: 'u1', screenName: 'mia', name: 'Mia', ...changes });

const oauthOf = (name: string): OauthState => ({
  clientId: 'CLIENT-ID',
  clientSecret: 'CLIENT-SECRET',
  scopes: 'read',
  appToken: null,
  userToken: `TOKEN-${name}`,
});

const stored = (name: string) => ({
  _persist: { version: 1 },
  session: { oauth: oauthOf(name), lastLoginName: name },
});

/** The tokens that the server is asked to revoke. */
function revocations(): string[] {
  const revoked: string[] = [];
  nock(ORIGIN)
    .persist()
    .post('/oauth/revoke', (form: { token: string }) => revoked.push(form.token) > 0)
    .reply(200, {});
  return revoked;
}

function begin({
  list = [own(), account('bot')] as readonly KeptAccount[],
  slot = '',
  before = mia,
  files = {} as Record<string, unknown>,
  refused = false,
} = {}) {
  const browser = fakeAccounts(list);
  browser.state.refused = refused;
  const disk = fakeStorage(files);
  const story = replay(
    function* () {
      yield* fork(logoutSaga);
      yield* fork(shelvedDraftsSaga);
      yield* fork(accountsSaga);
    },
    {
      before: [accountsFound({ slot, list }), ...before],
      context: {
        services: { accounts: async () => browser.accounts },
        storage: { database: disk.storage },
      },
    },
  );
  const { state } = browser;
  return {
    ...story,
    browser,
    disk,
    list: () => state.list,
    slots: () => state.list.map((each) => each.slot),
    /** Where the tab went: slots, and paths. */
    went: () => [state.entered, story.context.left],
  };
}

const inMenu = (story: ReturnType<typeof begin>) =>
  selectAccounts(story.state()).list.map(({ screenName, signedIn: isIn }) => [screenName, isIn]);

describe('adding an account', () => {
  it('keeps the account that is there, and opens the login form in a slot of its own', async () => {
    const story = begin({ list: [] });
    story.dispatch(accountAdditionRequested());
    await settled();
    expect(story.list()).toMatchObject([
      { slot: '', userId: 'u1', screenName: 'mia', name: 'Mia', signedIn: true },
      { slot: 'id-1', userId: '', signedIn: false },
    ]);
    expect(story.went()).toEqual([['id-1'], ['/login']]);
    expect(JSON.stringify(story.list())).not.toContain('TOKEN');
  });

  it('says why it is impossible where the browser stores nothing', async () => {
    const story = begin({ list: [], refused: true });
    story.dispatch(accountAdditionRequested());
    await settled();
    expect(story.went()).toEqual([[], []]);
    expect(story.all(noticeShown).map(({ payload }) => payload.messageKey)).toEqual([
      'accounts.not_stored',
    ]);
  });

  it('lists the account once its login has succeeded, and follows its name', async () => {
    const place = account('new', { userId: '', screenName: '', name: '', signedIn: false });
    const story = begin({ list: [account('bot'), place], slot: 'new', before: [] });
    await settled();
    expect(story.list()).toEqual([account('bot'), place]);
    mia.forEach((action) => story.dispatch(action));
    await settled();
    expect(story.list()).toMatchObject([{ slot: 'bot' }, { slot: 'new', name: 'Mia' }]);
    story.dispatch(signedIn({ id: 'u1', screenName: 'mia' }, { name: 'Mia II' }));
    await settled();
    expect(story.list()).toMatchObject([{ slot: 'bot' }, { slot: 'new', name: 'Mia II' }]);
    expect(story.went()).toEqual([[], []]);
  });

  it('writes nothing for a browser with one account', async () => {
    const story = begin({ list: [] });
    story.dispatch(signedIn({ id: 'u1', screenName: 'mia' }, { name: 'Mia II' }));
    await settled();
    expect(story.list()).toEqual([]);
    expect(story.all(accountsFound)).toEqual([]);
  });

  it('goes to the account if the browser has it already, and revokes the second token', async () => {
    const revoked = revocations();
    const place = account('new', { userId: '', signedIn: false });
    const story = begin({ list: [own(), place], slot: 'new', before: mia });
    await settled();
    expect(revoked).toEqual(['TOKEN-mia']);
    expect(story.went()).toEqual([[''], ['/']]);
    expect(story.browser.state.wiped).toEqual(['new']);
    expect(story.state().session.oauth.userToken).toBeNull();
    expect(story.list().filter(({ userId }) => userId === 'u1')).toHaveLength(1);
  });

  it('gives the new token to the account if its session had ended', async () => {
    const revoked = revocations();
    const place = account('new', { userId: '', signedIn: false });
    const list = [own('old', { signedIn: false }), place];
    const story = begin({ list, slot: 'new', before: mia });
    await settled();
    expect(revoked).toEqual([]);
    expect(story.went()).toEqual([['old'], ['/']]);
    expect(story.browser.tableOf('old').get(STORAGE_KEY)).toMatchObject({
      session: { oauth: { userToken: 'TOKEN-mia' }, lastLoginName: 'mia' },
    });
    expect(story.list()).toContainEqual(own('old'));
  });

  it('leaves nothing of a login that was given up', async () => {
    const place = account('new', { userId: '', signedIn: false });
    const story = begin({ list: [own(), place], slot: 'new', before: [] });
    story.dispatch(accountSwitchRequested({ slot: '' }));
    await settled();
    expect(story.went()).toEqual([[''], ['/']]);
    const next = begin({ list: story.list() });
    next.browser.tableOf('new').set('a', 1);
    await settled();
    expect(next.slots()).toEqual(['']);
    expect(next.browser.state.tables.size).toBe(0);
  });

  it('gives up logins of yesterday, and removes what is left of accounts that are gone', async () => {
    const stale = account('stale', { userId: '', addedAt: Date.now() - 25 * 3_600_000 });
    const fresh = account('fresh', { userId: '', addedAt: Date.now() - 3_600_000 });
    const story = begin({ list: [own(), stale, fresh] });
    story.browser.tableOf('gone').set('a', 1);
    story.browser.tableOf('fresh').set('a', 1);
    await settled();
    expect(story.slots()).toEqual(['', 'fresh']);
    expect([...story.browser.state.tables.keys()]).toEqual(['fresh']);
  });
});

describe('going to another account', () => {
  it('loads the page anew in its slot', async () => {
    const story = begin();
    story.dispatch(accountSwitchRequested({ slot: 'bot' }));
    await settled();
    expect(story.went()).toEqual([['bot'], ['/']]);
  });

  it('is possible by its number in the menu', async () => {
    const story = begin();
    story.dispatch(accountNumberPressed({ number: 3 }));
    story.dispatch(accountNumberPressed({ number: 1 }));
    await settled();
    expect(story.went()).toEqual([[], []]);
    story.dispatch(accountNumberPressed({ number: 2 }));
    await settled();
    expect(story.went()).toEqual([['bot'], ['/']]);
  });

  it('stays with the account if the reader stays on the page', async () => {
    const story = begin();
    story.dispatch(accountSwitchRequested({ slot: 'bot' }));
    await settled();
    await clock.pass(5_000);
    expect(story.browser.state.entered).toEqual(['bot', '']);
  });

  it('ignores accounts that do not exist', async () => {
    const story = begin();
    story.dispatch(accountSwitchRequested({ slot: 'nobody' }));
    story.dispatch(accountSwitchRequested({ slot: '' }));
    await settled();
    expect(story.went()).toEqual([[], []]);
  });
});

describe('a draft that is posted by another account', () => {
  const shelfOf = (story: ReturnType<typeof begin>) =>
    story.browser.tableOf('bot').get('drafts of name-bot') as { drafts: Record<string, Draft> };

  it('goes along with its files, which are uploaded anew', async () => {
    const picture = new Blob(['picture']);
    const file = someFile({ id: 'f1', attachment: someAttachment('a1') });
    const draft = someDraft({ text: 'For the bot', files: [file] });
    const story = begin({
      before: [...mia, draftSaved({ target: NEW_POST, draft })],
      files: { [fileKey('f1')]: picture },
    });
    story.dispatch(accountSwitchRequested({ slot: 'bot', draft: NEW_POST }));
    await settled();
    const moved = shelfOf(story).drafts[NEW_POST];
    expect(moved).toMatchObject({ text: 'For the bot', idempotencyKey: null });
    expect(moved?.files).toMatchObject([{ id: 'f1', attachment: null }]);
    expect(story.browser.tableOf('bot').get(fileKey('f1'))).toBe(picture);
    // The composer opens with it.
    expect(story.browser.tableOf('bot').get('shared')).toEqual({ text: '', at: Date.now() });
    expect(story.state().drafts[NEW_POST]).toBeUndefined();
    expect(story.went()).toEqual([['bot'], ['/']]);
  });

  it('opens the conversation that a reply belongs to', async () => {
    const target = draftTarget('reply', '42');
    const story = begin({ before: [...mia, draftSaved({ target, draft: someDraft() })] });
    story.dispatch(accountSwitchRequested({ slot: 'bot', draft: target }));
    await settled();
    expect(shelfOf(story).drafts[target]?.text).toBe('Hello');
    expect(story.went()).toEqual([['bot'], ['/notice/42']]);
  });

  it('loses nothing of a draft that the other account has', async () => {
    const theirs = someDraft({ text: 'From yesterday' });
    const story = begin({
      list: [own(), account('bot')],
      before: [...mia, draftSaved({ target: NEW_POST, draft: someDraft({ text: 'Of today' }) })],
    });
    const shelf = { version: 1, drafts: { [NEW_POST]: theirs } };
    story.browser.tableOf('bot').set('drafts of name-bot', shelf);
    story.dispatch(accountSwitchRequested({ slot: 'bot', draft: NEW_POST }));
    await settled();
    expect(shelfOf(story).drafts[NEW_POST]?.text).toBe('From yesterday\n\nOf today');
  });

  it('joins the draft that is in the form when it arrives', async () => {
    const shelf = { version: 1, drafts: { [NEW_POST]: someDraft({ text: 'Arrived' }) } };
    const story = begin({
      before: [draftSaved({ target: NEW_POST, draft: someDraft({ text: 'Was there' }) })],
      files: { 'drafts of mia': shelf },
    });
    mia.forEach((action) => story.dispatch(action));
    await settled();
    expect(story.state().drafts[NEW_POST]?.text).toBe('Was there\n\nArrived');
    expect(story.disk.table.has('drafts of mia')).toBe(false);
  });
});

describe('logging out', () => {
  it('goes on to the next account once the token is revoked, and removes what was stored', async () => {
    const revoked = revocations();
    const story = begin({ list: [account('bot'), own('second')], slot: 'second' });
    story.dispatch(logoutRequested());
    await settled();
    expect(revoked).toEqual(['TOKEN-mia']);
    expect(story.browser.state.wiped).toEqual(['second']);
    expect(story.went()).toEqual([['bot'], ['/']]);
    expect(inMenu(story)).toEqual([
      ['name-bot', true],
      ['', false],
    ]);
  });

  it('does not wait long for a server that does not answer', async () => {
    nock(ORIGIN).post('/oauth/revoke').delay(60_000).reply(200, {});
    const story = begin();
    story.dispatch(logoutRequested());
    await settled();
    expect(story.went()).toEqual([[], []]);
    await clock.pass(3_000);
    expect(story.went()).toEqual([['bot'], ['/']]);
    expect(story.slots()).toEqual(['bot']);
  });

  it('keeps an account whose drafts stay, and names it logged out', async () => {
    revocations();
    const story = begin();
    story.dispatch(logoutRequested({ keepsDrafts: true }));
    await settled();
    expect(inMenu(story)).toEqual([
      ['mia', false],
      ['name-bot', true],
    ]);
    expect(story.went()).toEqual([['bot'], ['/']]);
  });

  it('leaves the others alone when the server ends a session, and stays with the account', async () => {
    const story = begin();
    story.dispatch(loggedOut('refusal'));
    await settled();
    await clock.pass(10_000);
    expect(story.went()).toEqual([[], []]);
    expect(inMenu(story)).toEqual([
      ['mia', false],
      ['name-bot', true],
    ]);
    mia.forEach((action) => story.dispatch(action));
    await settled();
    expect(inMenu(story)).toEqual([
      ['mia', true],
      ['name-bot', true],
    ]);
  });

  it('returns to the plain names of a browser with one account after the last', async () => {
    revocations();
    const story = begin({ list: [own('last')], slot: 'last' });
    story.dispatch(logoutRequested());
    await settled();
    expect(story.went()).toEqual([[''], ['/']]);
  });

  it('of all accounts revokes every token and removes everything', async () => {
    const revoked = revocations();
    const list = [own(), account('bot'), account('club'), account('old', { signedIn: false })];
    const story = begin({ list });
    story.browser.tableOf('bot').set(STORAGE_KEY, stored('bot'));
    story.browser.tableOf('club').set(STORAGE_KEY, stored('club'));
    story.browser.tableOf('old').set('drafts of old', {});
    story.dispatch(logoutOfAllRequested());
    await settled();
    expect(revoked.toSorted()).toEqual(['TOKEN-bot', 'TOKEN-club', 'TOKEN-mia']);
    expect(story.browser.state.wiped).toEqual(['bot', 'club', 'old']);
    expect(story.browser.state.told.map(({ slot, message }) => [slot, message])).toEqual([
      ['bot', 'loggedOut'],
      ['club', 'loggedOut'],
      ['old', 'loggedOut'],
    ]);
    expect(story.list()).toEqual([]);
    expect(story.state().session.currentUser).toBeNull();
    expect(JSON.stringify(story.context.logged)).not.toContain('TOKEN');
  });

  it('of all accounts does not stop at one that cannot be read', async () => {
    const revoked = revocations();
    const story = begin({ list: [own(), account('bot')] });
    story.browser.accounts.oauthOf = () => Promise.reject(new Error('blocked'));
    story.dispatch(logoutOfAllRequested());
    await settled();
    expect(revoked).toEqual(['TOKEN-mia']);
    expect(story.list()).toEqual([]);
  });
});

describe('an account that another tab removed', () => {
  it('is left, by a tab that shows nobody', async () => {
    const story = begin({ list: [own('x'), account('bot')], slot: 'x' });
    story.browser.state.list = [account('bot')];
    story.dispatch(accountsFound({ slot: 'x', list: [account('bot')] }));
    await settled();
    expect(story.went()).toEqual([[], []]);
    story.dispatch(loggedOut());
    await settled();
    expect(story.went()).toEqual([['bot'], ['/']]);
  });
});
