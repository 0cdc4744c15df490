/** Staff of the embedded instance handle reports. */
import { decodeNotifications } from '@/api/decode/notifications/notification';
import { createNotifications } from '@/demo/state/notificationSamples';
import { findByAcct } from '@/demo/state/people';
import { useInstance } from '@support/engine/demo';

const stage = useInstance({ family: 'pleroma' });
const PATH = '/api/v1/pleroma/admin/reports';
const LIST = '/api/v1/notifications?limit=1&include_types[]=pleroma:report';

const newest = async () =>
  decodeNotifications((await stage.get(LIST, 'admin')).body).notifications[0]?.report;

const decide = (as: string, id: string | undefined, state: string) =>
  stage.ask('PATCH', PATH, { as, json: { reports: [{ id, state }] } });

beforeEach(() => {
  const world = stage.instance().world();
  const admin = findByAcct(world, 'admin');
  if (admin) createNotifications(world, admin, { type: 'pleroma:report', count: 1 });
});

describe('a report', () => {
  it.each(['closed', 'resolved'])('becomes %s, and is reopened', async (state) => {
    const id = (await newest())?.id;
    const answer = await decide('admin', id, state);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await newest()).toMatchObject({ id, state });
    expect((await stage.get(`${PATH}/${id}`, 'admin')).body).toMatchObject({ id, state });
    await decide('admin', id, 'open');
    expect(await newest()).toMatchObject({ id, state: 'open' });
  });

  it('is hidden from people other than staff', async () => {
    const id = (await newest())?.id;
    expect((await decide('alice', id, 'closed')).status).toBe(403);
    expect((await stage.get(`${PATH}/${id}`, 'alice')).status).toBe(403);
    expect(await newest()).toMatchObject({ state: 'open' });
  });

  it.each([
    ['that is not there', 'nope', 'closed', 'not_found'],
    ['in a state that is none', null, 'forgotten', 'Unsupported state'],
  ])('cannot be changed with %s', async (_what, named, state, error) => {
    const id = named ?? (await newest())?.id;
    const answer = await decide('admin', id, state);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([{ id, error }]);
    expect((await stage.get(`${PATH}/nope`, 'admin')).status).toBe(404);
  });
});
