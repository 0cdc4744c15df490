/** The server configuration against recorded answers: read, changed, reset, and refused. */
import nock from 'nock';
import { configValue } from '@/domain/admin/adminConfig';
import type { ConfigPath } from '@/domain/admin/configValue';
import { adminRequests } from '@/domain/admin/adminRequests';
import { adminConfigSaga } from '@/sagas/admin/adminConfig';
import { selectAdminConfig, selectConfigChanges } from '@/selectors/admin/adminConfig';
import { selectRequest } from '@/selectors/engine/requests';
import {
  adminConfigReceived,
  adminConfigRequested,
  adminConfigSwitchedOff,
  adminDescriptionsReceived,
  configDefaultRequested,
  configDraftDropped,
  configDrafted,
  configDraftUndone,
  configExportRequested,
  configPushRequested,
  configPushSettled,
  configValuePushRequested,
  rebootNeedOpened,
  rebootNeedReceived,
  restarted,
  restartRequested,
} from '@/slices/admin/adminConfig';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';

const time = useStoppedClock();

type Story = ReturnType<typeof replay>;

const CONFIG = '/api/v1/pleroma/admin/config';
const NAME: ConfigPath = [':pleroma', ':instance', ':name'];
const DESCRIPTION: ConfigPath = [':pleroma', ':instance', ':description'];
const LIMIT: ConfigPath = [':pleroma', ':instance', ':limit'];
const CAPTCHA: ConfigPath = [':pleroma', 'Pleroma.Captcha', ':enabled'];
const PRIMARY: ConfigPath = [':pleroma', ':frontends', ':primary'];

const answer = (name: string) => replayFixture(`admin/${name}`);
const startAs = (name: string): Story =>
  replay(adminConfigSaga, {
    before: [userTokenReceived({ userToken: `TOKEN-${name}` }), signedIn({ role: 'admin' })],
  });
const config = (story: Story) => selectAdminConfig(story.state());
const changes = (story: Story) => selectConfigChanges(story.state());
const reasonOf = (story: Story, key: string) => selectRequest(story.state(), key).reason;
const draftedValue = (story: Story, path: ConfigPath) => configValue(config(story).draft, path);

interface WireEntry {
  group: string;
  key: string;
  value: { tuple: [string, unknown] }[];
}

/** The recorded body, with some values replaced or added. */
function bodyWith(...values: [ConfigPath, unknown][]): { configs: WireEntry[] } {
  const body = fixtureBody('admin/config') as { configs: WireEntry[] };
  for (const [[group, key, name = ''], value] of values) {
    const entry = body.configs.find((each) => each.group === group && each.key === key);
    const pair = entry?.value.find(({ tuple }) => tuple[0] === name);
    if (pair) pair.tuple[1] = value;
    else entry?.value.push({ tuple: [name, value] });
  }
  return body;
}

/** Opens the configuration as recorded, or with another body. */
async function opened(body: object = bodyWith()): Promise<Story> {
  nock(ORIGIN).get(CONFIG).reply(200, body);
  answer('config-descriptions');
  const story = startAs('admin');
  story.dispatch(adminConfigRequested());
  await story.until(adminDescriptionsReceived);
  await story.until(adminConfigReceived);
  return story;
}

/** The body that the recorded client sent. */
const sent = (name: string) =>
  (fixture(`admin/${name}`).request.body as { configs: [WireEntry] }).configs;

describe('loading the server configuration', () => {
  it('ADM-02 ADM-03 requests configuration and descriptions where the whole family has them, and keeps them with a copy', async () => {
    const readConfig = answer('config');
    const readDescriptions = answer('config-descriptions');
    const story = startAs('admin');
    story.dispatch(adminConfigRequested());
    await story.until(adminConfigReceived);
    await story.until(adminDescriptionsReceived);
    readConfig.done();
    readDescriptions.done();
    const { configs, draft, descriptions, ...flags } = config(story);
    expect(flags).toMatchObject({ loaded: true, needsReboot: false, dbConfigEnabled: true });
    const instance = configs.find(({ key }) => key === ':instance');
    expect(instance).toEqual({
      group: ':pleroma',
      key: ':instance',
      value: expect.arrayContaining([{ tuple: [':limit', 5000] }]) as object,
      db: [':name', ':description', ':email'],
    });
    expect(draft).toEqual(configs);
    expect(descriptions.find(({ key }) => key === ':instance')).toMatchObject({
      group: ':pleroma',
      label: 'Instance',
      description: 'Instance-related settings',
      suggestions: [],
      children: expect.arrayContaining([
        expect.objectContaining({ key: ':name', label: 'Name', suggestions: ['Pleroma'] }),
      ]) as object,
    });
  });

  it('stores nothing that is not offered, least of all secrets, and nothing after the logout', async () => {
    const story = await opened();
    expect(JSON.stringify(fixtureBody('admin/config'))).toContain('SIGNER-SECRET');
    expect(JSON.stringify(story.state())).not.toContain('SIGNER-SECRET');
    expect(JSON.stringify(story.log)).not.toContain('SIGNER-SECRET');
    story.dispatch(loggedOut());
    expect(config(story).configs).toEqual([]);
  });

  it('ADM-04 understands the 400 that names the switch as switched off', async () => {
    answer('config-disabled');
    answer('config-disabled-descriptions');
    const story = startAs('admin');
    story.dispatch(adminConfigRequested());
    await story.until(adminConfigSwitchedOff);
    await settled();
    expect(config(story)).toMatchObject({ dbConfigEnabled: false, loaded: false, draft: [] });
    expect(reasonOf(story, adminRequests.config)).toBeNull();
  });

  it('does not understand other refusals that way', async () => {
    nock(ORIGIN).get(CONFIG).reply(400, { error: 'Something else' });
    answer('config-descriptions');
    const story = startAs('admin');
    story.dispatch(adminConfigRequested());
    await story.until(requestFailed);
    expect(config(story).dbConfigEnabled).toBe(true);
    expect(reasonOf(story, adminRequests.config)).toBe('Something else');
  });

  it.each([
    ['config-mod', 'mod', 'User is not an admin.'],
    ['config-user', 'alice', 'User is not a staff member.'],
  ])('is refused to others: %s', async (name, as, reason) => {
    answer(name);
    nock(ORIGIN).get(`${CONFIG}/descriptions`).reply(403, { error: reason });
    const story = startAs(as);
    story.dispatch(adminConfigRequested());
    await story.until(requestFailed);
    await settled();
    expect(reasonOf(story, adminRequests.config)).toBe(reason);
    expect(config(story).loaded).toBe(false);
  });
});

describe('saving the server configuration', () => {
  it('ADM-05 ADM-06 sends what differs, and loads it again', async () => {
    const story = await opened(bodyWith([DESCRIPTION, 'Another']));
    const [{ value }] = sent('config-post');
    const text = value[0]!.tuple[1] as string;
    story.dispatch(configDrafted({ path: DESCRIPTION, value: text }));
    expect(changes(story)).toEqual([{ path: DESCRIPTION, before: 'Another', after: text }]);
    const post = answer('config-post');
    const again = answer('config');
    story.dispatch(configPushRequested());
    await story.until(configPushSettled);
    post.done();
    again.done();
    expect(config(story).outcome).toEqual({ taken: [DESCRIPTION], missing: [] });
    expect(changes(story)).toEqual([]);
  });

  it('sends nothing where nothing differs', async () => {
    const story = await opened();
    story.dispatch(configDrafted({ path: NAME, value: 'Mine' }));
    story.dispatch(configDraftUndone({ path: NAME }));
    story.dispatch(configPushRequested());
    await settled();
    expect(story.all(requestFailed)).toEqual([]);
    expect(story.all(configPushSettled)).toEqual([]);
  });

  it('ADM-06 resets a value by its subkey, and loads it again', async () => {
    const story = await opened();
    const gone = answer('config-delete-value');
    const again = answer('config');
    story.dispatch(configDefaultRequested({ path: PRIMARY }));
    await story.until(configPushSettled);
    gone.done();
    again.done();
    expect(reasonOf(story, adminRequests.push)).toBeNull();
  });

  it('sends a single map as a whole, and does not touch the draft', async () => {
    const story = await opened();
    story.dispatch(configDrafted({ path: NAME, value: 'Mine' }));
    const post = answer('config-post-primary-frontend');
    const value = { name: 'home-fe', ref: '1.0' };
    nock(ORIGIN)
      .get(CONFIG)
      .reply(200, bodyWith([PRIMARY, value]));
    story.dispatch(configValuePushRequested({ path: PRIMARY, value }));
    await story.until(configPushSettled);
    post.done();
    expect(config(story).outcome).toEqual({ taken: [PRIMARY], missing: [] });
    expect(changes(story).map(({ path }) => path)).toEqual([NAME]);
    expect(config(story).changedMeanwhile).toEqual([]);
  });

  it('keeps the draft if it is refused half-way, and says which parts were accepted', async () => {
    const story = await opened();
    story.dispatch(configDrafted({ path: NAME, value: 'Mine' }));
    story.dispatch(configDrafted({ path: CAPTCHA, value: true }));
    nock(ORIGIN)
      .post(CONFIG)
      .reply(500, { errors: { detail: 'Internal server error' } });
    nock(ORIGIN)
      .get(CONFIG)
      .reply(200, bodyWith([CAPTCHA, true]));
    story.dispatch(configPushRequested());
    await story.until(requestFailed);
    expect(config(story).outcome).toEqual({ taken: [CAPTCHA], missing: [NAME] });
    expect(changes(story)).toEqual([{ path: NAME, before: 'Home', after: 'Mine' }]);
    expect(config(story).changedMeanwhile).toEqual([]);
    expect(reasonOf(story, adminRequests.push)).toBe('Internal server error');
  });

  it('keeps the draft if the connection fails', async () => {
    const story = await opened();
    story.dispatch(configDrafted({ path: NAME, value: 'Mine' }));
    nock(ORIGIN).post(CONFIG).replyWithError('gone');
    nock(ORIGIN).get(CONFIG).reply(403, { error: 'Invalid credentials.' });
    story.dispatch(configPushRequested());
    await story.until(requestFailed);
    expect(config(story).outcome).toBeNull();
    expect(changes(story)).toEqual([{ path: NAME, before: 'Home', after: 'Mine' }]);
  });

  it('detects and keeps what another administrator has changed', async () => {
    const story = await opened();
    story.dispatch(configDrafted({ path: NAME, value: 'Mine' }));
    const fresh = bodyWith([NAME, 'Mine'], [LIMIT, 42]);
    nock(ORIGIN)
      .post(CONFIG, {
        configs: [{ group: ':pleroma', key: ':instance', value: [{ tuple: [':name', 'Mine'] }] }],
      })
      .reply(200, { configs: [], need_reboot: false });
    nock(ORIGIN).get(CONFIG).reply(200, fresh);
    story.dispatch(configPushRequested());
    await story.until(configPushSettled);
    expect(config(story).changedMeanwhile).toEqual([LIMIT]);
    expect(draftedValue(story, LIMIT)).toBe(42);
    expect(changes(story)).toEqual([]);
  });

  it('loads the configuration again before saving, with the draft on top', async () => {
    const story = await opened();
    story.dispatch(configDrafted({ path: NAME, value: 'Mine' }));
    nock(ORIGIN)
      .get(CONFIG)
      .reply(200, bodyWith([NAME, 'Theirs']));
    story.dispatch(adminConfigRequested());
    await settled();
    await story.until({ match: () => config(story).changedMeanwhile.length > 0 });
    expect(config(story).changedMeanwhile).toEqual([NAME]);
    expect(changes(story)).toEqual([{ path: NAME, before: 'Theirs', after: 'Mine' }]);
    story.dispatch(configDraftDropped());
    expect(draftedValue(story, NAME)).toBe('Theirs');
  });
});

describe('a restart of the server', () => {
  it('is offered once the server requires it, and ends when the server is back', async () => {
    const story = await opened();
    nock(ORIGIN)
      .post(CONFIG)
      .reply(200, fixtureBody('admin/config-post-needs-reboot') as object);
    answer('config');
    story.dispatch(configValuePushRequested({ path: LIMIT, value: 500 }));
    await story.until(configPushSettled);
    expect(config(story).needsReboot).toBe(true);

    nock(ORIGIN).get('/api/v1/pleroma/admin/restart').reply(200, {});
    story.dispatch(restartRequested());
    await settled();
    answer('config');
    await time.pass(6_000);
    await story.until(restarted);
    expect(config(story).needsReboot).toBe(false);
    await story.until(requestEnded);
  });

  it('reports if it is not allowed', async () => {
    const story = await opened();
    nock(ORIGIN).get('/api/v1/pleroma/admin/restart').reply(403, { error: 'Not allowed' });
    story.dispatch(restartRequested());
    await story.until(requestFailed);
    expect(reasonOf(story, adminRequests.restart)).toBe('Not allowed');
  });
});

describe('the export', () => {
  it('holds what is offered, as the server takes it, and neither the draft nor the rest', async () => {
    const files: string[] = [];
    nock(ORIGIN)
      .get(CONFIG)
      .reply(
        200,
        bodyWith([[':pleroma', ':instance', ':secret_of_another'], 'SECRET'], [NAME, 'Reedbank']),
      );
    answer('config-descriptions');
    const story = replay(adminConfigSaga, {
      before: [userTokenReceived({ userToken: 'TOKEN-admin' }), signedIn({ role: 'admin' })],
      context: {
        page: {
          saveFile: (name: string, _type: string, text: string) => {
            files.push(name, text);
          },
        },
      },
    });
    story.dispatch(adminConfigRequested());
    await story.until(adminConfigReceived);
    story.dispatch(configDrafted({ path: NAME, value: 'Not yet' }));
    story.dispatch(configExportRequested());
    const [name, text = ''] = files;
    expect(name).toBe('configuration.json');
    const { configs } = JSON.parse(text) as { configs: WireEntry[] };
    const instance = configs.find(({ key }) => key === ':instance');
    expect(instance?.value).toContainEqual({ tuple: [':name', 'Reedbank'] });
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('Not yet');
  });
});

describe('the need of a restart', () => {
  const NEED = '/api/v1/pleroma/admin/need_reboot';
  const openAs = (role: 'admin' | 'moderator', family: 'pleroma' | 'mastodon' = 'pleroma') => {
    const story = replay(adminConfigSaga, {
      family,
      before: [userTokenReceived({ userToken: 'TOKEN-admin' }), signedIn({ role })],
    });
    story.dispatch(rebootNeedOpened());
    return story;
  };

  it('is asked for without the whole configuration', async () => {
    nock(ORIGIN).get(NEED).reply(200, { need_reboot: true });
    const story = openAs('admin');
    await story.until(rebootNeedReceived);
    expect(config(story)).toMatchObject({ needsReboot: true, loaded: false });
  });

  it('is not known from an answer that says nothing of it', async () => {
    nock(ORIGIN).get(NEED).reply(200, ['yes']);
    const story = openAs('admin');
    await story.until(rebootNeedReceived);
    expect(config(story).needsReboot).toBe(false);
  });

  it('is not asked for without the right, or where there is no such call', async () => {
    for (const story of [openAs('moderator'), openAs('admin', 'mastodon')]) {
      await settled();
      expect(story.all(rebootNeedReceived)).toEqual([]);
      expect(reasonOf(story, adminRequests.rebootNeed)).toBeNull();
    }
  });
});
