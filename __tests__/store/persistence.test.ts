import { configureStore } from '@reduxjs/toolkit';
import { MISSING_FOR } from '@/domain/session/capabilities';
import { emptyDraft } from '@/domain/composer/draft';
import { allRows } from '@/lib/values/rowTable';
import { selectCan } from '@/selectors/session/capabilities';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';
import { capabilityProbed } from '@/slices/session/capabilities';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { draftSaved } from '@/slices/composer/drafts';
import { ownerHeard, tabGone, type Ownership } from '@/slices/composer/tabDrafts';
import { fromTab } from '@/slices/engine/fromTab';
import { noticeShown } from '@/slices/engine/notices';
import { preferencesRestored, freshPreferences } from '@/slices/settings/preferences';
import {
  appTokenReceived,
  clientRegistered,
  loggedOut,
  userTokenReceived,
} from '@/slices/session/session';
import { rootReducer } from '@/slices/root';
import { threadVisited } from '@/slices/statuses/threadViews';
import { restorePersistedState } from '@/store/persistedState';
import { createPersistence, savesImportantParts } from '@/store/persistence';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { someDraft } from '@support/composer/drafts';
import { fakeStorage } from '@support/context';
import { filtersFetched, someFilter } from '@support/timelines/filtering';
import { pageOf } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const NOW = 1_800_000_000_000;

interface Kept {
  kept?: Record<string, unknown>;
  foreign?: unknown;
}

/** Opens a store on this storage and waits until the stored state is read. */
async function open({ kept: disk = {}, foreign }: Kept = {}) {
  const storage = fakeStorage(disk);
  const writes: unknown[] = [];
  const persistence = createPersistence({
    storage: {
      ...storage.storage,
      set: async (key, value) => {
        writes.push(value);
        return storage.storage.set(key, value);
      },
    },
    loadImportedState: () => Promise.resolve(foreign),
    now: () => NOW,
  });
  const kept = await persistence.load();
  const fresh = rootReducer(undefined, { type: 'start' });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: kept ? restorePersistedState(fresh, kept) : fresh,
    middleware: (defaults) => defaults({ serializableCheck: false }),
  });
  const { flush } = persistence.follow(store);
  return { store, writes, table: storage.table, save: flush };
}

const user = {
  id: 'A1',
  screenName: 'alice',
  name: 'Alice',
  emoji: [],
  fields: [],
};

const record = (parts: object) => ({ [STORAGE_KEY]: { _persist: { version: 1 }, ...parts } });

describe('the persisted state', () => {
  it('STORE-01 is stored under the key vuex-lz and restored, people as a map by id', async () => {
    expect(STORAGE_KEY).toBe('vuex-lz');
    const { store } = await open({
      kept: record({
        config: { chosen: { hideNsfw: false } },
        session: { oauth: { userToken: 'secret' }, lastLoginName: 'alice' },
        users: { list: [user] },
      }),
    });
    const state = store.getState();
    expect(state.config.chosen).toEqual({ hideNsfw: false });
    expect(state.session.oauth.userToken).toBe('secret');
    expect(state.session.lastLoginName).toBe('alice');
    expect(allRows(state.users.entities)).toEqual([user]);
  });

  it('drops a token at once, because the page may be closed right after', async () => {
    const { store, writes } = await open({
      kept: record({ session: { oauth: { userToken: 'secret' }, lastLoginName: 'alice' } }),
    });
    store.dispatch(loggedOut('wish'));
    expect(writes).toHaveLength(1);
    expect(JSON.stringify(writes)).not.toContain('secret');
  });

  it('STORE-03 contains the preferences, the chosen settings, the last login name and the oauth data', async () => {
    const { store, table, save } = await open();
    store.dispatch(
      clientRegistered({
        clientId: 'id',
        clientSecret: 'hush',
        scopes: 'read write follow push admin',
      }),
    );
    store.dispatch(appTokenReceived({ appToken: 'app' }));
    store.dispatch(userTokenReceived({ userToken: 'mine' }));
    store.dispatch(settingChanged({ name: 'hideNsfw', value: false }));
    store.dispatch(preferencesRestored(freshPreferences('alice@home.example')));
    const draft = { ...emptyDraft, text: 'Hello', idempotencyKey: 'k' };
    store.dispatch(draftSaved({ target: 'new', draft }));
    await save();
    expect(table.get(STORAGE_KEY)).toMatchObject({
      config: { chosen: { hideNsfw: false } },
      session: {
        oauth: { clientId: 'id', clientSecret: 'hush', appToken: 'app', userToken: 'mine' },
        lastLoginName: null,
      },
      preferences: freshPreferences('alice@home.example'),
      drafts: { new: draft },
    });
    expect(Object.keys(table.get(STORAGE_KEY) as object).sort()).toEqual([
      '_persist',
      'capabilities',
      'config',
      'drafts',
      'filters',
      'preferences',
      'session',
      'users',
      'visits',
    ]);
  });

  it('contains the filters in force, which apply before the server answers', async () => {
    const quarry = someFilter({ id: '1', phrase: 'quarry' });
    const filters = [
      quarry,
      someFilter({ id: '2', expiresAt: '2001-01-01T00:00:00.000Z' }),
      { ...someFilter({ id: '3' }), contexts: 'home' },
      null,
    ];
    const { store, table, save } = await open({ kept: record({ filters }) });
    expect(store.getState().filters.inForce).toEqual([quarry]);
    const post = wireStatus({ id: 's1', account: wireUser({ id: 'u2' }), content: 'A quarry' });
    store.dispatch(pageOf('friends', [{ ...post, pleroma: {} }]));
    expect(selectFilteringDecision(store.getState(), 's1', 'home').show).toBe('collapsed');
    store.dispatch(filtersFetched(someFilter({ id: '4', phrase: 'frogs' })));
    await save();
    expect(table.get(STORAGE_KEY)).toMatchObject({ filters: [{ id: '4', title: 'frogs' }] });
    store.dispatch(loggedOut());
    await save();
    expect(table.get(STORAGE_KEY)).toMatchObject({ filters: [] });
  });

  it('contains how far threads were seen', async () => {
    const { store, table, save } = await open({ kept: record({ visits: { t1: 's9', t2: 7 } }) });
    expect(store.getState().visits).toEqual({ t1: 's9' });
    store.dispatch(threadVisited({ statusId: 's1', threadId: 't3', newestId: 's10', since: null }));
    await save();
    expect(table.get(STORAGE_KEY)).toMatchObject({ visits: { t1: 's9', t3: 's10' } });
  });

  it('STORE-02 is saved only when it changed, and not before the old state was read', async () => {
    const { store, writes, save } = await open({ kept: record({}) });
    await save();
    writes.length = 0;
    store.dispatch(
      noticeShown({ id: 'a', level: 'info', messageKey: 'a', values: {}, timeout: null }),
    );
    await save();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(writes).toEqual([]);
    store.dispatch(settingChanged({ name: 'hideNsfw', value: false }));
    await save();
    expect(writes).toHaveLength(1);
  });

  it('contains missing capabilities, for as long as they are valid', async () => {
    const { store, table, save } = await open();
    store.dispatch(capabilityProbed({ capability: 'chats', httpStatus: 404, now: NOW }));
    await save();
    const missing = { chats: NOW + MISSING_FOR };
    expect(table.get(STORAGE_KEY)).toMatchObject({ capabilities: { missing } });

    const again = async (kept: unknown) =>
      (await open({ kept: record({ capabilities: kept }) })).store.getState().capabilities.missing;
    expect(await again({ missing })).toEqual(missing);
    expect(await again({ missing: { chats: NOW } })).toEqual({});
    for (const damaged of [null, 7, { missing: 'x' }, { missing: { chats: 'x', nothing: NOW } }]) {
      expect(await again(damaged)).toEqual({});
    }
  });

  it('contains the server facts, once they are complete, and the login methods', async () => {
    const { store, table, save } = await open();
    const authorization = {
      authorizeUrl: 'https://home.example/oauth/authorize',
      grantTypes: ['authorization_code', 'password'],
      scopes: ['read', 'write'],
      takesChallenge: true,
    };
    const told = { family: 'unknown', backendName: 'heath', apiLevel: 7, authorization } as const;
    const kept = () => (table.get(STORAGE_KEY) as { capabilities: object }).capabilities;
    store.dispatch(instanceConfigured({ instance: { ...told, logo: '/ours.svg' } }));
    await save();
    expect(kept()).toMatchObject({ facts: {} });
    expect(kept()).not.toHaveProperty('facts.backendName');
    store.dispatch(instanceConfigured({ instance: { learntAt: NOW - 1 } }));
    await save();
    expect(kept()).toMatchObject({ facts: { ...told, learntAt: NOW - 1 } });
    expect(kept()).not.toHaveProperty('facts.logo');

    const again = async (facts: unknown) => {
      const next = await open({ kept: record({ capabilities: { facts } }) });
      return next.store.getState();
    };
    const state = await again({ ...told, learntAt: NOW - 1 });
    expect(state.config.instance).toMatchObject({ ...told, learntAt: NOW - 1 });
    // The next visit knows the server before it has sent a request.
    expect(selectCan(state, 'passwordLogin')).toBe(true);
    expect(selectCan(state, 'settingsStore')).toBe(false);
    for (const damaged of [null, 'x', { ...told }, { ...told, learntAt: NOW + 1 }]) {
      expect((await again(damaged)).config.instance).toMatchObject({
        family: 'unknown',
        backendName: '',
        authorization: null,
      });
    }
    const half = { ...told, authorization: { grantTypes: 'password' }, learntAt: NOW - 1 };
    expect((await again(half)).config.instance).toMatchObject({ apiLevel: 7, authorization: null });
  });

  it('is dropped when it has another version, and never read in part', async () => {
    const other = {
      [STORAGE_KEY]: { _persist: { version: 99 }, config: { chosen: { hideNsfw: false } } },
    };
    const { store } = await open({ kept: other });
    expect(store.getState().config.chosen).toEqual({});
  });

  it.each([
    ['a text', 'garbage'],
    ['a number', 7],
    ['a list', [1, 2]],
    ['a record without a version', { session: { oauth: { userToken: 'a-token' } } }],
    [
      'a record of an older version',
      { _persist: { version: 0 }, session: { oauth: { userToken: 'old-token' } } },
    ],
    [
      'wrong types',
      {
        _persist: { version: 1 },
        config: 7,
        session: { oauth: 'x' },
        drafts: [1],
        users: { list: [{}] },
        preferences: { owner: 3 },
      },
    ],
  ])('does not prevent a start although %s is stored', async (_what, garbage) => {
    const { store } = await open({ kept: { [STORAGE_KEY]: garbage } });
    expect(store.getState().session.oauth.userToken).toBeNull();
    expect(store.getState().users.ids).toEqual([]);
  });
});

describe('the state of another front-end on the same origin', () => {
  const foreign = {
    oauth: { clientId: 'id', clientSecret: 'hush', appToken: 'app', userToken: 'theirs' },
    users: { lastLoginName: 'alice' },
    config: { interfaceLanguage: 'fr', hideNsfw: false, unheardOf: 1 },
    serverSideStorage: { cache: { _user: 'alice@home.example' } },
  };

  it('is imported if there is none of this client: login, language and known settings', async () => {
    const { store } = await open({ foreign });
    const { session, config } = store.getState();
    expect(session.oauth).toEqual({ ...foreign.oauth, scopes: null });
    expect(session.lastLoginName).toBe('alice');
    expect(config.chosen).toEqual({ interfaceLanguage: 'fr', hideNsfw: false });
  });

  it.each([
    ['a list', [null, 'x']],
    ['a text', 'garbage'],
    ['a number', 7],
    ['wrong types', { oauth: 'x', users: [1], config: 7 }],
  ])('does not prevent a start although it is %s', async (_what, garbage) => {
    const { store } = await open({ foreign: garbage });
    expect(store.getState().session.oauth.userToken).toBeNull();
    expect(store.getState().config.chosen).toEqual({});
  });

  it('is not read if there is one of this client', async () => {
    const { store } = await open({ kept: record({}), foreign });
    expect(store.getState().session.oauth.userToken).toBeNull();
  });
});

describe('a save that failed', () => {
  const config = { chosen: {} };
  const session = { oauth: {} };

  it('is reported when it was for a setting or for the login', () => {
    expect(
      savesImportantParts({ config: { chosen: { a: 1 } }, session }, { config, session }),
    ).toBe(true);
    expect(savesImportantParts({ config, session: {} }, { config, session })).toBe(true);
    expect(savesImportantParts({ config, session, drafts: {} }, { config, session })).toBe(false);
  });
});

describe('a draft that another tab writes', () => {
  const told = (text: string) =>
    fromTab(draftSaved({ target: 'new', draft: someDraft({ text, idempotencyKey: text }) }));
  const owned = (changes: Partial<Ownership> = {}) =>
    ownerHeard({
      target: 'new',
      ownership: { owner: 'other', term: 1, seen: null, unseen: null, ...changes },
    });
  const textIn = (table: Map<string, unknown>) =>
    (table.get(STORAGE_KEY) as { drafts: Record<string, { text: string }> }).drafts.new?.text;

  it('is not stored here with each letter, but once that tab is gone', async () => {
    const { store, writes, table, save } = await open();
    await save();
    store.dispatch(owned());
    const before = writes.length;
    for (let length = 1; length <= 100; length += 1) {
      store.dispatch(told('x'.repeat(length)));
      await save();
    }
    expect(writes.length - before).toBe(0);
    store.dispatch(tabGone({ tab: 'other' }));
    await save();
    expect(textIn(table)).toHaveLength(100);
  });

  it('is stored with any other change, and while it lacks what was typed here', async () => {
    const { store, table, save } = await open();
    store.dispatch(owned());
    store.dispatch(told('Theirs'));
    store.dispatch(settingChanged({ name: 'hideNsfw', value: false }));
    await save();
    expect(textIn(table)).toBe('Theirs');
    store.dispatch(owned({ unseen: someDraft({ text: 'Typed here' }) }));
    store.dispatch(told('Theirs, typed here'));
    await save();
    expect(textIn(table)).toBe('Theirs, typed here');
  });
});
