/**
 * Preferences of an account: in this browser, in its store on the server, and in other browsers.
 */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import { decodeCurrentUser, type OwnAccount } from '@/api/decode/session/currentUser';
import { storedForm } from '@/domain/settings/preferenceSync';
import { defaultActions, emptyCopy, type PreferenceEdit } from '@/domain/settings/preferences';
import { preferencesSaga } from '@/sagas/settings/preferences';
import { instanceConfigured } from '@/slices/session/config';
import {
  freshPreferences,
  preferenceEdited,
  preferenceUpdated,
  preferencesRestored,
} from '@/slices/settings/preferences';
import {
  currentUserReceived,
  loggedOut,
  mutesReceived,
  userTokenReceived,
} from '@/slices/session/session';
import { instanceLoaded } from '@/slices/session/startup';
import { settled, useStoppedClock } from '@support/clock';
import { noEntities } from '@/domain/engine/entities';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';
import { serveSettingsStore } from '@support/settings/settingsStoreServer';

const clock = useStoppedClock();

const collapse = preferenceEdited({ operation: 'set', name: 'collapseNav', value: true });
const pin = (value: string) =>
  preferenceEdited({ operation: 'add', collection: 'pinnedNavItems', value });
const known = [instanceLoaded(), userTokenReceived({ userToken: 'TOKEN-alice' })];

const accountOf = (name: string): OwnAccount => decodeCurrentUser(fixtureBody(name)) as OwnAccount;

interface Stored {
  _user: string;
  _timestamp: number;
  _version: number;
  flagStorage: Record<string, number>;
  prefsStorage: {
    _journal: unknown[];
    simple: Record<string, unknown>;
    collections: { pinnedNavItems: string[] };
  };
}

/** Alice's browser, which has just loaded her account. */
async function browser(server: ReturnType<typeof serveSettingsStore>, before: Action[] = known) {
  const story = replay(preferencesSaga, { before });
  const account = accountOf('auth/verify-credentials');
  const load = async () => {
    const user = { ...account.user, settingsStore: server.store };
    story.dispatch(currentUserReceived({ user, entities: account.entities }));
    await settled();
  };
  await load();
  return { ...story, load };
}

const stored = ({ store }: { store: Record<string, unknown> }) => store.linnet as Stored;

describe('preferences in this browser', () => {
  it('are stored with their time at once', () => {
    const story = replay(preferencesSaga, { context: { clock: { now: () => 77 } } });
    story.dispatch(collapse);
    expect(story.state().preferences).toMatchObject({
      values: { simple: { collapseNav: true } },
      journal: [{ path: 'simple.collapseNav', operation: 'set', args: [true], timestamp: 77 }],
      dirty: true,
    });
  });

  it('get a time later than all known ones, even with a slow clock', () => {
    const story = replay(preferencesSaga, { context: { clock: { now: () => 77 } } });
    const edit = { operation: 'set', name: 'collapseNav', value: false } as const;
    story.dispatch(preferenceUpdated({ edit, timestamp: 500 }));
    story.dispatch(collapse);
    expect(story.state().preferences.journal[1]?.timestamp).toBe(501);
  });

  it('PREF-03 refuse an edit of a path that starts with an underscore, and log it', () => {
    const story = replay(preferencesSaga);
    const before = story.state().preferences;
    const hostile = [
      { operation: 'set', name: '_journal', value: true },
      { operation: 'add', collection: '__proto__', value: 'x' },
    ] as unknown as PreferenceEdit[];
    hostile.forEach((edit) => story.dispatch(preferenceEdited(edit)));
    expect(story.state().preferences).toBe(before);
    // Paths of the store itself are refused in journals from elsewhere as well.
    const entry = { path: '_user', operation: 'set', args: ['eve'], timestamp: 9 };
    const linnet = { _timestamp: 10, _version: 1, prefsStorage: { _journal: [entry] } };
    story.dispatch(preferencesRestored({ ...freshPreferences('mia@home.example'), timestamp: 5 }));
    story.dispatch(signedIn({ settingsStore: { linnet } }));
    expect(story.state().preferences).toMatchObject({ owner: 'mia@home.example', journal: [] });
    expect(story.context.logged.map(({ detail }) => detail)).toEqual([
      { path: 'simple._journal', operation: 'set' },
      { path: 'collections.__proto__', operation: 'addToCollection' },
      { path: '_user', operation: 'set' },
    ]);
  });

  it('STORE-04 are discarded when they belong to another user', () => {
    const theirs = { ...freshPreferences('bob@home.example'), timestamp: 5, dirty: true };
    const story = replay(preferencesSaga, { before: [preferencesRestored(theirs)] });
    story.dispatch(collapse);
    story.dispatch(signedIn());
    expect(story.state().preferences).toMatchObject({
      owner: 'mia@home.example',
      values: freshPreferences(null).values,
      journal: [],
    });
  });

  it('STORE-04 are kept when they belong to the person who signs in', () => {
    const ours = { ...freshPreferences('mia@home.example'), timestamp: 5 };
    const story = replay(preferencesSaga, { before: [preferencesRestored(ours)] });
    story.dispatch(collapse);
    story.dispatch(signedIn());
    expect(story.state().preferences.values.simple.collapseNav).toBe(true);
  });

  it('stay there when the server has no store', async () => {
    const server = serveSettingsStore();
    const mastodon = instanceConfigured({
      instance: { family: 'mastodon', backendName: 'Mastodon' },
    });
    const { dispatch, load, state } = await browser(server, [...known, mastodon]);
    dispatch(collapse);
    await clock.pass(60_000);
    await load();
    expect(state().preferences.values.simple.collapseNav).toBe(true);
    expect(server.calls).toEqual([]);
  });
});

describe("preferences in the account's store", () => {
  it('PREF-05 are sent there when it has none of them, or invalid ones', async () => {
    const ours = { ...freshPreferences('alice@home.example'), timestamp: 5 };
    for (const linnet of [undefined, 'garbage', { _timestamp: 0, _version: 1 }]) {
      const server = serveSettingsStore({ linnet });
      const { state } = await browser(server, [
        ...known,
        preferencesRestored(ours),
        preferenceUpdated({
          edit: { operation: 'set', name: 'collapseNav', value: true },
          timestamp: 4,
        }),
      ]);
      await clock.pass(2_000);
      expect(server.calls).toEqual(['write']);
      expect(stored(server).prefsStorage.simple.collapseNav).toBe(true);
      expect(state().preferences.dirty).toBe(false);
      nock.cleanAll();
    }
  });

  it('PREF-10 are saved in one call after a pause, and the answer is adopted', async () => {
    const server = serveSettingsStore();
    const { dispatch, state } = await browser(server);
    dispatch(mutesReceived({ userIds: ['u9'], entities: noEntities() }));
    dispatch(collapse);
    await clock.pass(1_500);
    dispatch(pin('about'));
    await clock.pass(1_500);
    expect(server.calls).toEqual([]);
    await clock.pass(500);
    expect(server.calls).toEqual(['write']);
    const sent = server.sent[0] as { pleroma_settings_store: { linnet: Stored } };
    expect(Object.keys(sent)).toEqual(['pleroma_settings_store']);
    expect(Object.keys(sent.pleroma_settings_store)).toEqual(['linnet']);
    expect(sent.pleroma_settings_store.linnet).toEqual({
      _user: 'alice@home.example',
      _timestamp: clock.now(),
      _version: 1,
      flagStorage: { updateCounter: 1, reset: 0 },
      prefsStorage: {
        _journal: [
          expect.objectContaining({ path: 'simple.collapseNav' }),
          expect.objectContaining({ path: 'collections.pinnedNavItems' }),
        ],
        simple: { dontShowUpdateNotifs: false, collapseNav: true },
        collections: {
          pinnedNavItems: ['home', 'dms', 'chats', 'about'],
          pinnedStatusActions: defaultActions,
        },
      },
    });
    expect(state().preferences.dirty).toBe(false);
    expect(state().session.currentUser).toMatchObject({
      settingsStore: server.store,
      // The answer does not contain these.
      muteIds: ['u9'],
    });
    await clock.pass(600_000);
    expect(server.calls).toEqual(['write']);
  });

  it('are imported once from the other client, whose data is never modified', async () => {
    const theirs = fixture('people/update-settings-store').request.body as {
      pleroma_settings_store: Record<string, unknown>;
    };
    const server = serveSettingsStore({ ...theirs.pleroma_settings_store });
    const first = await browser(server);
    expect(first.state().preferences.values.simple.collapseNav).toBe(true);
    await clock.pass(2_000);
    const change = { operation: 'set', name: 'collapseNav', value: false } as const;
    first.dispatch(preferenceEdited(change));
    await clock.pass(2_000);
    await first.load();
    expect(first.state().preferences.values.simple.collapseNav).toBe(false);
    const second = await browser(server);
    expect(second.state().preferences.values.simple.collapseNav).toBe(false);
    expect(server.store['pleroma-fe']).toEqual(theirs.pleroma_settings_store['pleroma-fe']);
    for (const sent of server.sent) {
      expect(Object.keys(sent.pleroma_settings_store as object)).toEqual(['linnet']);
    }
  });

  it('are loaded from a recorded account before local changes are stored', async () => {
    const story = replay(preferencesSaga, { before: known });
    const { user, entities } = accountOf('auth/verify-credentials');
    const linnet = storedForm({ ...emptyCopy, timestamp: 5 }, user.fullName, 6);
    story.dispatch(currentUserReceived({ user: { ...user, settingsStore: { linnet } }, entities }));
    await clock.pass(60_000);
    const asked = replayFixture('people/verify-credentials-with-store');
    const server = serveSettingsStore();
    story.dispatch(collapse);
    await clock.pass(2_000);
    expect(asked.isDone()).toBe(true);
    expect(server.calls).toEqual(['write']);
    expect(stored(server).prefsStorage.simple.collapseNav).toBe(true);
  });

  it('are sent again when the server has an error, then with all later changes', async () => {
    const server = serveSettingsStore();
    const { dispatch } = await browser(server);
    server.status = 503;
    dispatch(collapse);
    await clock.pass(2_000);
    expect(server.calls).toEqual(['write']);
    dispatch(pin('about'));
    server.status = 200;
    await clock.passSeconds(20);
    expect(stored(server).prefsStorage).toMatchObject({
      simple: { collapseNav: true },
      collections: { pinnedNavItems: ['home', 'dms', 'chats', 'about'] },
    });
    expect(server.calls.filter((call) => call === 'write')).toHaveLength(2);
  });

  it('are not sent repeatedly when the server refuses or does not store them', async () => {
    const server = serveSettingsStore();
    const { dispatch, context } = await browser(server);
    server.status = 422;
    dispatch(collapse);
    await clock.passSeconds(30);
    expect(server.calls).toEqual(['write']);
    expect(context.logged).toHaveLength(1);

    nock.cleanAll();
    const forgetful = serveSettingsStore();
    Object.defineProperty(forgetful, 'store', { get: () => ({}), set: () => undefined });
    const other = await browser(forgetful);
    other.dispatch(collapse);
    await clock.passSeconds(30);
    expect(forgetful.calls).toEqual(['write']);
    expect(other.state().preferences).toMatchObject({
      dirty: true,
      values: { simple: { collapseNav: true } },
    });
  });

  it('are removed with the account', async () => {
    const server = serveSettingsStore();
    const { dispatch, state } = await browser(server);
    dispatch(collapse);
    dispatch(loggedOut());
    await clock.pass(60_000);
    expect(server.calls).toEqual([]);
    expect(state().preferences).toEqual(freshPreferences(null));
  });
});

describe('preferences in two browsers', () => {
  const both = async () => {
    const server = serveSettingsStore();
    const [one, other] = [await browser(server), await browser(server)];
    await clock.pass(2_000);
    return { server, one, other };
  };

  it('are merged when both change different things at once', async () => {
    const { server, one, other } = await both();
    one.dispatch(collapse);
    other.dispatch(pin('about'));
    other.dispatch(
      preferenceEdited({ operation: 'remove', collection: 'pinnedNavItems', value: 'dms' }),
    );
    await clock.passSeconds(5);
    await one.load();
    await other.load();
    await clock.passSeconds(5);
    await other.load();
    const result = {
      simple: { collapseNav: true },
      collections: { pinnedNavItems: ['home', 'chats', 'about'] },
    };
    expect(stored(server).prefsStorage).toMatchObject(result);
    expect(one.state().preferences).toMatchObject({ values: result, dirty: false });
    expect(other.state().preferences).toMatchObject({ values: result, dirty: false });
  });

  it('have the last change when both change the same', async () => {
    const { server, one, other } = await both();
    one.dispatch(preferenceEdited({ operation: 'set', name: 'collapseNav', value: true }));
    await clock.pass(100);
    other.dispatch(preferenceEdited({ operation: 'set', name: 'collapseNav', value: false }));
    await clock.passSeconds(5);
    await one.load();
    expect(stored(server).prefsStorage.simple.collapseNav).toBe(false);
    expect(one.state().preferences.values.simple.collapseNav).toBe(false);
  });

  it('do not lose a change that one stored while the other was open', async () => {
    const { server, one, other } = await both();
    one.dispatch(collapse);
    await clock.passSeconds(60);
    // The first is closed for good before the second has synced.
    one.task.cancel();
    other.dispatch(pin('about'));
    await clock.passSeconds(5);
    expect(stored(server).prefsStorage).toMatchObject({
      simple: { collapseNav: true },
      collections: { pinnedNavItems: ['home', 'dms', 'chats', 'about'] },
    });
    expect(other.state().preferences.values.simple.collapseNav).toBe(true);
  });
});
