/** Notifications of the embedded instance: every type in each family, listed, streamed and read. */
import { dialects } from '@/demo/options';
import type { Dialect } from '@/demo/options';
import { decodeFrame } from '@/api/frames';
import { decodeNotifications } from '@/api/decode/notifications/notification';
import { createManyNotifications } from '@/demo/state/manyNotifications';
import { createNotifications } from '@/demo/state/notificationSamples';
import { findByAcct } from '@/demo/state/people';
import { useInstance } from '@support/engine/demo';

const common = ['mention', 'favourite', 'reblog', 'follow', 'follow_request', 'poll'];
const PLEROMA_TYPES = [...common, 'move', 'pleroma:emoji_reaction', 'pleroma:report'];
const MASTODON_TYPES = [
  'quote',
  'quoted_update',
  'severed_relationships',
  'moderation_warning',
  'annual_report',
  'collection_update',
];
const types: Record<Dialect, readonly string[]> = {
  pleroma: [...PLEROMA_TYPES, 'status', 'pleroma:chat_mention'],
  akkoma: PLEROMA_TYPES,
  mastodon: [...common, 'status', 'update', 'admin.sign_up', 'admin.report', ...MASTODON_TYPES],
};
const LIST = '/api/v1/notifications';

interface Row {
  id: string;
  type: string;
}

describe.each(dialects)('notifications of %s', (family) => {
  const stage = useInstance({ family });
  const rows = async (query: string, as = 'admin'): Promise<Row[]> =>
    (await stage.get(`${LIST}?${query}`, as)).body as unknown as Row[];

  const happen = (type: string, count = 1): string[] => {
    const world = stage.instance().world();
    const admin = findByAcct(world, 'admin');
    const ids = admin && createNotifications(world, admin, { type, count });
    if (!ids) throw new Error(`${type} does not happen`);
    return ids;
  };

  it.each(types[family])('include a %s, in the list and through the socket', async (type) => {
    const ear = await stage.listen(
      `/api/v1/streaming?stream=user&access_token=${stage.token('admin')}`,
    );
    const [id] = happen(type);
    await ear.until(({ event, payload }) => event === 'notification' && (payload as Row).id === id);
    const asked = family === 'mastodon' ? '' : `&include_types[]=${type}`;
    const [row] = await rows(`limit=1${asked}`);
    expect(row).toMatchObject({ id, type });
    const { notifications, refusals } = decodeNotifications([row]);
    expect(refusals).toEqual([]);
    expect(notifications[0]?.type === 'unknown').toBe(type === 'collection_update');
  });

  it('are paged, and removed when they are dismissed', async () => {
    happen('favourite', 25);
    const types = family === 'mastodon' ? 'types[]=favourite' : 'include_types[]=favourite';
    const first = await rows(`limit=20&${types}`);
    expect(first).toHaveLength(20);
    const next = await rows(`limit=20&max_id=${first.at(-1)?.id ?? ''}&${types}`);
    expect(next.length).toBeGreaterThanOrEqual(5);
    const [gone] = first;
    await stage.ask('POST', `${LIST}/${gone?.id ?? ''}/dismiss`, { as: 'admin' });
    expect((await rows(`limit=20&${types}`)).map(({ id }) => id)).not.toContain(gone?.id);
  });

  it('exist in large numbers when requested', async () => {
    const world = stage.instance().world();
    const newbie = findByAcct(world, 'newbie');
    if (!newbie) throw new Error('The world lacks people');
    const ids = createManyNotifications(world, newbie, 2_000);
    expect(newbie.notifications.map(({ id }) => id)).toEqual(ids);
    const first = await rows('limit=20', 'newbie');
    expect(first.map(({ id }) => id)).toEqual(ids.slice(-20).reverse());
    const usual = family === 'mastodon' ? 4 : 5;
    expect(new Set(newbie.notifications.map(({ type }) => type)).size).toBe(usual);
    expect(decodeNotifications(first)).toMatchObject({ refusals: [] });
  });

  it('are sent to staff when somebody is reported', async () => {
    const bob = (await stage.get('/api/v1/accounts/lookup?acct=bob')).body as { id: string };
    await stage.ask('POST', '/api/v1/reports', {
      as: 'alice',
      json: { account_id: bob.id, comment: 'Too loud', status_ids: [] },
    });
    const asked = family === 'mastodon' ? '' : '&include_types[]=pleroma:report';
    const { notifications } = decodeNotifications(await rows(`limit=1${asked}`));
    expect(notifications).toMatchObject([
      { type: 'pleroma:report', report: { html: 'Too loud', reportedUserId: bob.id } },
    ]);
  });

  it('include an approved follow request, and no denied one', async () => {
    happen('follow_request', 2);
    const asked = await rows('limit=2');
    const [denied, approved] = decodeNotifications(asked).notifications;
    expect([denied?.type, approved?.type]).toEqual(['follow_request', 'follow_request']);
    const answer = (userId = '', verb: string) =>
      stage.ask('POST', `/api/v1/follow_requests/${userId}/${verb}`, { as: 'admin' });
    expect((await answer(approved?.userId, 'authorize')).body).toMatchObject({ followed_by: true });
    expect((await answer(denied?.userId, 'reject')).body).toMatchObject({ followed_by: false });
    const left = decodeNotifications(await rows('limit=20')).notifications;
    const about = (userId?: string) => left.filter((entry) => entry.userId === userId);
    expect(about(approved?.userId).map(({ type }) => type)).toContain('follow');
    expect(left.some(({ type }) => type === 'follow_request')).toBe(false);
  });

  it("are read up to one, which the reader's other devices are told", async () => {
    happen('follow', 2);
    const ear = await stage.listen(
      `/api/v1/streaming?stream=user&access_token=${stage.token('admin')}`,
    );
    const [newest] = await rows('limit=1');
    const id = newest?.id ?? '';
    if (family === 'mastodon') {
      const json = { notifications: { last_read_id: id } };
      const answer = await stage.ask('POST', '/api/v1/markers', { as: 'admin', json });
      expect(answer.body).toMatchObject({ notifications: { last_read_id: id } });
    } else {
      const json = { max_id: id };
      await stage.ask('POST', '/api/v1/pleroma/notifications/read', { as: 'admin', json });
      const { notifications } = decodeNotifications(await rows('limit=5'));
      expect(notifications.every(({ seen }) => seen)).toBe(true);
    }
    const marker = await stage.get('/api/v1/markers?timeline[]=notifications', 'admin');
    expect(marker.body).toMatchObject({ notifications: { last_read_id: id } });
    if (family !== 'pleroma') return;
    await ear.until(({ event }) => event === 'marker');
    const told = ear.raw.map((text) => decodeFrame(text)).find(({ event }) => event === 'marker');
    expect(told).toMatchObject({ event: 'marker', lastReadNotificationId: id });
  });
});
