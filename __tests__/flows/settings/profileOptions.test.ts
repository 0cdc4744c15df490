/** Options stored on the account are changed optimistically, then set to the server's answer. */
import nock from 'nock';
import { decodeCurrentUser, type OwnAccount } from '@/api/decode/session/currentUser';
import {
  INVALID_OPTION,
  profileOptionNames,
  type ProfileOptionChange,
  type ProfileOptionName,
} from '@/domain/settings/profileOptions';
import { noticesSaga } from '@/sagas/noticeRules';
import { profileOptionsSaga } from '@/sagas/settings/profileOptions';
import { fork } from '@/sagas/engine/effects';
import { selectOptionInFlight, selectProfileOption } from '@/selectors/settings/profileOptions';
import { noticeShown } from '@/slices/engine/notices';
import {
  profileOptionChanged,
  profileOptionConfirmed,
  profileOptionRefused,
} from '@/slices/settings/profileOptions';
import { currentUserReceived, loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';

const alice = decodeCurrentUser(fixtureBody('auth/verify-credentials')) as OwnAccount;
const before = [userTokenReceived({ userToken: 'TOKEN-alice' }), currentUserReceived(alice)];

function* saga() {
  yield* fork(noticesSaga);
  yield* profileOptionsSaga();
}

const start = () => replay(saga, { before });
type Story = ReturnType<typeof start>;
const value = (story: Story, name: ProfileOptionName) => selectProfileOption(story.state(), name);
const inFlight = (story: Story, name: ProfileOptionName) =>
  selectOptionInFlight(story.state(), name);

/** The field that each option is sent in. */
const wire: Record<ProfileOptionName, object> = {
  defaultScope: { source: { privacy: 'unlisted' } },
  defaultQuotePolicy: { source: { quote_policy: 'nobody' } },
  defaultNSFW: { source: { sensitive: true } },
  stripRichContent: { no_rich_text: true },
  locked: { locked: true },
  acceptChatMessages: { accepts_chat_messages: true },
  allowFollowingMove: { allow_following_move: true },
  discoverable: { discoverable: true },
  hideFavorites: { hide_favorites: true },
  hideFollowers: { hide_followers: true },
  hideFollows: { hide_follows: true },
  hideFollowersCount: { hide_followers_count: true },
  hideFollowsCount: { hide_follows_count: true },
  webPushHideContents: { hide_notification_contents: true },
  blockNotificationsFromStrangers: { block_from_strangers: true },
};
const byNotifications = ['webPushHideContents', 'blockNotificationsFromStrangers'];
const words: Partial<Record<ProfileOptionName, string>> = {
  defaultScope: 'unlisted',
  defaultQuotePolicy: 'nobody',
};
const change = (name: ProfileOptionName) =>
  ({ name, value: words[name] ?? true }) as ProfileOptionChange;

describe('an option of the account', () => {
  it.each(profileOptionNames)(
    'PREF-11 %s is sent under its name, and set to the answer [stripRichContent, acceptChatMessages, discoverable, hideFavorites, hideFollowers, hideFollows, hideFollowersCount, hideFollowsCount, webPushHideContents, blockNotificationsFromStrangers]',
    async (name) => {
      const body = wire[name];
      const account = fixtureBody('auth/verify-credentials') as Record<string, object>;
      const answered = {
        ...account,
        ...body,
        source: {
          ...account.source,
          ...('source' in body ? (body.source as object) : {}),
          pleroma: body,
        },
        pleroma: { ...account.pleroma, ...body },
      };
      const asked = byNotifications.includes(name)
        ? nock(ORIGIN)
            .put('/api/pleroma/notification_settings', body as nock.DataMatcherMap)
            .reply(200, { status: 'success' })
        : nock(ORIGIN)
            .patch('/api/v1/accounts/update_credentials', body as nock.DataMatcherMap)
            .reply(200, answered as nock.Body);
      const story = start();
      story.dispatch(profileOptionChanged(change(name)));
      expect(value(story, name)).toBe(change(name).value);
      expect(inFlight(story, name)).toBe(true);
      await story.until(profileOptionConfirmed);
      expect(asked.isDone()).toBe(true);
      expect(inFlight(story, name)).toBe(false);
      expect(value(story, name)).toBe(change(name).value);
    },
  );

  it('is stored as recorded, for the default visibility', async () => {
    replayFixture('people/update-default-scope');
    const story = start();
    expect(value(story, 'defaultScope')).toBe('public');
    story.dispatch(profileOptionChanged({ name: 'defaultScope', value: 'unlisted' }));
    await story.until(profileOptionConfirmed);
    expect(story.state().session.currentUser?.source.privacy).toBe('unlisted');
  });

  it('SET-15 is saved with the notification settings when it is about notifications', async () => {
    const { path, body } = fixture('settings/notification-settings-json').request;
    const sent: object[] = [];
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-alice' } })
      .persist()
      .put(path)
      .reply((_uri, given) => {
        sent.push(given as object);
        return [200, fixtureBody('settings/notification-settings-json') as nock.Body];
      });
    const story = start();
    story.dispatch(profileOptionChanged({ name: 'webPushHideContents', value: true }));
    story.dispatch(profileOptionChanged({ name: 'blockNotificationsFromStrangers', value: false }));
    await settled();
    expect(Object.assign({}, ...sent)).toEqual(body);
    expect(sent).toHaveLength(2);
    expect(story.state().session.currentUser?.notificationSettings).toEqual({
      hidesContents: true,
      blocksStrangers: false,
    });
  });

  it('PREF-13 is rolled back when its update fails, with a notice', async () => {
    const refuse = (): nock.ReplyFnResult => [403, { error: 'Not on this server' }];
    nock(ORIGIN).patch('/api/v1/accounts/update_credentials').reply(refuse);
    nock(ORIGIN).put('/api/pleroma/notification_settings').reply(refuse);
    const story = start();
    for (const name of ['locked', 'blockNotificationsFromStrangers'] as const) {
      story.dispatch(profileOptionChanged({ name, value: true }));
      expect(value(story, name)).toBe(true);
      story.log.length = 0;
      await story.until(profileOptionRefused);
      expect(value(story, name)).toBe(false);
      expect(story.all(noticeShown)[0]?.payload).toMatchObject({
        level: 'error',
        messageKey: 'settings.option_refused',
        values: { option: name, detail: 'Not on this server' },
      });
    }
  });

  it('is rolled back when the answer does not confirm it', async () => {
    nock(ORIGIN).put('/api/pleroma/notification_settings').reply(200, { status: 'maybe' });
    const story = start();
    story.dispatch(profileOptionChanged({ name: 'webPushHideContents', value: true }));
    await story.until(profileOptionRefused);
    expect(value(story, 'webPushHideContents')).toBe(false);
  });

  it('ends as the last of several choices, one call after the other', async () => {
    const sent: unknown[] = [];
    let account = fixtureBody('auth/verify-credentials') as object;
    let underWay = 0;
    let most = 0;
    nock(ORIGIN)
      .persist()
      .patch('/api/v1/accounts/update_credentials')
      .reply(async (_uri, body) => {
        sent.push(body);
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        account = { ...account, ...(body as object) };
        return [200, account as nock.Body];
      });
    const story = start();
    for (const wanted of [true, false, true]) {
      story.dispatch(profileOptionChanged({ name: 'locked', value: wanted }));
    }
    story.dispatch(profileOptionChanged({ name: 'hideFavorites', value: true }));
    await settled();
    expect(most).toBe(1);
    expect(sent).toEqual([{ locked: true }, { hide_favorites: true }]);
    expect(value(story, 'locked')).toBe(true);
    expect(story.state().profileOptions).toEqual([]);
  });

  it.each([
    { name: 'admin', value: true },
    { name: 'constructor', value: true },
    { name: 'locked', value: 'yes' },
    { name: 'defaultScope', value: 'list' },
    { name: 'defaultQuotePolicy', value: 'friends' },
  ])('PREF-12 is rejected and logged when it is unknown: %j', (odd) => {
    const story = start();
    story.dispatch(profileOptionChanged(odd as unknown as ProfileOptionChange));
    expect(story.state().profileOptions).toEqual([]);
    expect(INVALID_OPTION).toBe('Invalid server-side setting');
    expect(story.context.logged).toEqual([
      { level: 'error', message: 'Invalid server-side setting', detail: odd },
    ]);
  });

  it('does nothing while nobody is signed in', () => {
    const story = start();
    story.dispatch(profileOptionChanged({ name: 'locked', value: true }));
    story.dispatch(loggedOut());
    expect(value(story, 'locked')).toBeNull();
    expect(inFlight(story, 'locked')).toBe(false);
  });
});
