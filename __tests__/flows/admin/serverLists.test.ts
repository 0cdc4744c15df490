/** Administrators follow relays, keep mail and addresses from signing up, and hosts from drafts. */
import nock from 'nock';
import {
  EMAIL_CHECK,
  listChangeRequest,
  listRequest,
  nameFor,
  type ChangedAddress,
  type ServerListKind,
} from '@/domain/admin/serverLists';
import type { ServerFamily } from '@/domain/session/instance';
import { serverListsSaga } from '@/sagas/admin/serverLists';
import { selectRequest } from '@/selectors/engine/requests';
import { selectIsEmailBlocked, selectServerList } from '@/selectors/admin/serverLists';
import {
  addressChanged,
  addressChangeRequested,
  emailChecked,
  emailCheckRequested,
  nameAdded,
  nameAddRequested,
  nameRemoved,
  nameRemoveRequested,
  serverListOpened,
  serverListReceived,
} from '@/slices/admin/serverLists';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const RELAY = '/api/v1/pleroma/admin/relay';
const MAIL = '/api/v1/admin/email_domain_blocks';
const ADDRESSES = '/api/v1/admin/ip_blocks';
const created_at = '2026-03-01T08:00:00.000Z';
const none = { severity: 'sign_up_block', comment: '', days: 0 } as const;

async function open(family: ServerFamily, kind: ServerListKind) {
  const story = replay(serverListsSaga, {
    family,
    before: [
      instanceConfigured({ instance: { family, backendVersion: '0.20.2' } }),
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn(family === 'pleroma' ? { role: 'admin' } : { permissions: 1 }),
    ],
  });
  story.dispatch(serverListOpened({ kind }));
  await settled();
  return {
    ...story,
    names: () => selectServerList(story.state(), kind),
    failure: () => selectRequest(story.state(), listChangeRequest(kind)).reason,
  };
}

it('relays are listed, followed once and unfollowed', async () => {
  server()
    .get(RELAY)
    .reply(200, {
      relays: [{ actor: 'https://one.example/actor', followed_back: true }, 'https://old.example/'],
    });
  const story = await open('pleroma', 'relays');
  expect(story.names()).toMatchObject([
    { name: 'https://one.example/actor', followsBack: true },
    { name: 'https://old.example/', followsBack: null },
  ]);
  const wanted = { ...none, name: 'https://two.example/actor' };
  server()
    .post(RELAY, { relay_url: wanted.name })
    .reply(200, { actor: wanted.name, followed_back: false });
  story.dispatch(nameAddRequested({ kind: 'relays', wanted }));
  story.dispatch(nameAddRequested({ kind: 'relays', wanted }));
  await story.until(nameAdded);
  await settled();
  story.dispatch(nameAddRequested({ kind: 'relays', wanted }));
  await settled();
  expect(story.names()).toHaveLength(3);
  server().delete(RELAY, { relay_url: wanted.name }).reply(200, wanted.name);
  story.dispatch(nameRemoveRequested({ kind: 'relays', id: wanted.name }));
  await story.until(nameRemoved);
  expect(story.names()).toHaveLength(2);
  expect(nock.isDone()).toBe(true);
});

it('mail providers come with the attempts of the last days, in pages', async () => {
  const row = (id: string, domain: string) => ({
    id,
    domain,
    created_at,
    history: [
      { day: '1', accounts: '1', uses: '2' },
      { day: '2', accounts: '0', uses: '3' },
    ],
  });
  server()
    .get(MAIL)
    .query({ limit: 200 })
    .reply(200, [row('2', 'b.example')], {
      link: `<${ORIGIN}${MAIL}?max_id=2>; rel="next"`,
    });
  server()
    .get(MAIL)
    .query({ limit: 200, max_id: '2' })
    .reply(200, [row('1', 'a.example')]);
  const story = await open('mastodon', 'mail');
  await settled();
  expect(story.names()).toMatchObject([
    { id: '2', name: 'b.example', attempts: 5, since: created_at },
    { id: '1', name: 'a.example' },
  ]);
});

it('mail addresses are known by their fingerprints alone', async () => {
  const path = '/api/v1/admin/canonical_email_blocks';
  const row = { id: '9', canonical_email_hash: 'f'.repeat(64) };
  server()
    .get(path)
    .query({ limit: 200 })
    .reply(200, [{ id: '8' }]);
  const story = await open('mastodon', 'emails');
  expect(story.names()).toEqual([]);
  server().post(path, { email: 'eve@mail.example' }).reply(200, row);
  const wanted = { ...none, name: 'eve@mail.example' };
  story.dispatch(nameAddRequested({ kind: 'emails', wanted }));
  await story.until(nameAdded);
  expect(story.names()).toMatchObject([{ id: '9', name: row.canonical_email_hash }]);
  expect(JSON.stringify(story.state())).not.toContain('eve@');
  server().delete(`${path}/9`).reply(200, {});
  story.dispatch(nameRemoveRequested({ kind: 'emails', id: '9' }));
  await story.until(nameRemoved);
  expect(story.names()).toEqual([]);
});

describe('the question whether a mail address is blocked', () => {
  const path = '/api/v1/admin/canonical_email_blocks';
  const ask = emailCheckRequested({ email: 'eve@mail.example' });
  const openEmails = async () => {
    server().get(path).query({ limit: 200 }).reply(200, []);
    return open('mastodon', 'emails');
  };

  it('is answered by the rows that match it, and keeps no address', async () => {
    const story = await openEmails();
    const rows = [{ id: '9', canonical_email_hash: 'f'.repeat(64) }];
    server().post(`${path}/test`, { email: 'eve@mail.example' }).reply(200, rows);
    story.dispatch(ask);
    story.dispatch(ask);
    await story.until(emailChecked);
    expect(selectIsEmailBlocked(story.state())).toBe(true);
    server().post(`${path}/test`).reply(200, []);
    story.dispatch(ask);
    expect(selectIsEmailBlocked(story.state())).toBeUndefined();
    await settled();
    expect(selectIsEmailBlocked(story.state())).toBe(false);
    expect(JSON.stringify(story.state())).not.toContain('eve@');
  });

  it('has no answer when the server refuses it, which is told', async () => {
    const story = await openEmails();
    server().post(`${path}/test`).reply(403, { error: 'This action is not allowed' });
    story.dispatch(ask);
    await settled();
    expect(selectIsEmailBlocked(story.state())).toBeUndefined();
    expect(selectRequest(story.state(), EMAIL_CHECK).reason).toBe('This action is not allowed');
  });
});

it.each([
  ['headerBlocks', 'header_blocks'],
  ['headerAllows', 'header_allows'],
] as const)('%s of GoToSocial are listed, added and removed', async (kind, path) => {
  const at = `/api/v1/admin/${path}`;
  const row = { id: 'H1', header: 'User-Agent', regex: 'bad: bot', created_at };
  server()
    .get(at)
    .reply(200, [row, { id: 'H0', header: 'User-Agent' }]);
  const story = await open('gotosocial', kind);
  expect(story.names()).toMatchObject([{ id: 'H1', name: 'User-Agent: bad: bot' }]);
  server()
    .post(at, { header: 'Via', regex: '^x' })
    .reply(200, { ...row, id: 'H2', header: 'Via', regex: '^x' });
  story.dispatch(nameAddRequested({ kind, wanted: { ...none, name: 'Via: ^x' } }));
  await story.until(nameAdded);
  server().delete(`${at}/H1`).reply(202, {});
  story.dispatch(nameRemoveRequested({ kind, id: 'H1' }));
  await story.until(nameRemoved);
  expect(story.names()).toMatchObject([{ name: 'Via: ^x' }]);
});

it('hosts of which no drafts come are listed on GoToSocial, and drafts may come again', async () => {
  const path = '/api/v1/admin/domain_permission_excludes';
  const row = { id: 'E1', domain: 'a.example', created_at, private_comment: 'Ours' };
  server().get(path).query({ limit: 200 }).reply(200, [row]);
  const story = await open('gotosocial', 'excludes');
  expect(story.names()).toMatchObject([{ name: 'a.example', comment: 'Ours', since: created_at }]);
  server()
    .post(path, { domain: 'b.example' })
    .reply(200, { ...row, id: 'E2', domain: 'b.example' });
  const wanted = { ...none, name: 'b.example' };
  story.dispatch(nameAddRequested({ kind: 'excludes', wanted }));
  await story.until(nameAdded);
  server().delete(`${path}/E1`).reply(200, row);
  story.dispatch(nameRemoveRequested({ kind: 'excludes', id: 'E1' }));
  await story.until(nameRemoved);
  expect(story.names()).toMatchObject([{ name: 'b.example' }]);
});

it('addresses are blocked for a time, and a lost answer is looked up', async () => {
  const query = { limit: 200 };
  server().get(ADDRESSES).query(query).reply(200, []);
  const story = await open('mastodon', 'addresses');
  const wanted = { name: '192.0.2.0/24', severity: 'no_access', comment: 'Bots', days: 7 } as const;
  const row = {
    id: '4',
    ip: wanted.name,
    severity: 'no_access',
    comment: 'Bots',
    created_at,
    expires_at: '2026-03-08T08:00:00.000Z',
  };
  server()
    .post(ADDRESSES, {
      ip: wanted.name,
      severity: 'no_access',
      comment: 'Bots',
      expires_in: 604_800,
    })
    .reply(502, 'Bad gateway');
  server().get(ADDRESSES).query(query).reply(200, [row]);
  story.dispatch(nameAddRequested({ kind: 'addresses', wanted }));
  await clock.passSeconds(5);
  expect(story.names()).toMatchObject([
    { id: '4', severity: 'no_access', comment: 'Bots', expiresAt: row.expires_at },
  ]);
  expect(story.failure()).toBeNull();
  server().delete(`${ADDRESSES}/4`).reply(404, { error: 'Record not found' });
  story.dispatch(nameRemoveRequested({ kind: 'addresses', id: '4' }));
  await story.until(nameRemoved);
  expect(story.names()).toEqual([]);
});

describe('a listed address', () => {
  const row = {
    id: '4',
    ip: '192.0.2.0/24',
    severity: 'no_access',
    comment: 'Bots',
    created_at,
    expires_at: '2026-03-08T08:00:00.000Z',
  };
  const other = { ...row, id: '5', ip: '198.51.100.7/32' };
  const openAddresses = async () => {
    server().get(ADDRESSES).query({ limit: 200 }).reply(200, [other, row]);
    return open('mastodon', 'addresses');
  };
  const change = (changes: Partial<ChangedAddress> = {}) =>
    addressChangeRequested({
      kind: 'addresses',
      id: '4',
      wanted: { severity: 'sign_up_block', comment: 'Less', days: null, ...changes },
    });
  const milder = { severity: 'sign_up_block', comment: 'Less' } as const;

  it.each([
    [null, {}],
    [0, { expires_in: null }],
    [7, { expires_in: 604_800 }],
  ])('is changed in its place, to last %j days', async (days, expires) => {
    const story = await openAddresses();
    server()
      .put(`${ADDRESSES}/4`, { ...milder, ...expires })
      .reply(200, { ...row, ...milder });
    story.dispatch(change({ days }));
    await story.until(addressChanged);
    expect(story.names()).toMatchObject([{ id: '5' }, { id: '4', ...milder }]);
  });

  it('is looked up when the answer to its change is lost', async () => {
    const story = await openAddresses();
    server().put(`${ADDRESSES}/4`).reply(502, 'Bad gateway');
    server()
      .get(ADDRESSES)
      .query({ limit: 200 })
      .reply(200, [other, { ...row, ...milder }]);
    story.dispatch(change());
    await clock.passSeconds(5);
    expect(story.names()).toMatchObject([{ id: '5' }, milder]);
    expect(story.failure()).toBeNull();
  });

  it('is gone where somebody else has removed it, which is told', async () => {
    const story = await openAddresses();
    server().put(`${ADDRESSES}/4`).reply(404, { error: 'Record not found' });
    story.dispatch(change());
    await clock.passSeconds(2);
    expect(story.names()).toMatchObject([{ id: '5' }]);
    expect(story.failure()).toBe('Record not found');
  });
});

it('a refusal is told, and the list stays', async () => {
  server()
    .get(MAIL)
    .query({ limit: 200 })
    .times(2)
    .reply(200, [{ id: '1', domain: 'a.example', created_at }]);
  const story = await open('mastodon', 'mail');
  server().post(MAIL).reply(422, { error: 'Validation failed' });
  story.dispatch(nameAddRequested({ kind: 'mail', wanted: { ...none, name: 'x.example' } }));
  await clock.passSeconds(2);
  expect(story.failure()).toBe('Validation failed');
  expect(story.names()).toHaveLength(1);
});

it.each([
  ['relays', 'pleroma', 200, { relays: 7 }],
  ['relays', 'pleroma', 404, { error: 'Not found' }],
  ['mail', 'mastodon', 200, '<html>'],
  ['emails', 'mastodon', 404, { error: 'Record not found' }],
  ['excludes', 'gotosocial', 200, { error: 'none' }],
  ['headerBlocks', 'gotosocial', 200, { error: 'none' }],
  ['headerAllows', 'gotosocial', 404, { error: 'Not Found' }],
  ['addresses', 'mastodon', 403, { error: 'This action is not allowed' }],
  ['addresses', 'mastodon', 501, ''],
] as const)('%s of %s say so when the answer is %i %j', async (kind, family, status, body) => {
  nock(ORIGIN).persist().get(/admin/).reply(status, body);
  const story = await open(family, kind);
  await clock.passSeconds(4);
  expect(selectRequest(story.state(), listRequest(kind)).reason).not.toBeNull();
  expect(story.all(serverListReceived)).toEqual([]);
});

it.each([
  ['relays', 'https://relay.example/actor', 'https://relay.example/actor'],
  ['relays', 'relay.example', null],
  ['mail', ' Eve@Mail.example ', 'mail.example'],
  ['mail', 'mail', null],
  ['addresses', '2001:DB8::/32', '2001:db8::/32'],
  ['addresses', '192.0.2.1', '192.0.2.1'],
  ['emails', ' Eve@mail.example', 'Eve@mail.example'],
  ['emails', 'mail.example', null],
  ['excludes', 'Far.example', 'far.example'],
  ['excludes', 'https://far.example', null],
  ['headerBlocks', ' User-Agent :  (?i)bad: bot ', 'User-Agent: (?i)bad: bot'],
  ['headerAllows', 'User-Agent:', null],
  ['headerAllows', 'User Agent: x', null],
  ['addresses', 'mail.example', null],
  ['addresses', '', null],
] as const)('%s: %j is %j', (kind, text, name) => {
  expect(nameFor(kind, text)).toBe(name);
});
