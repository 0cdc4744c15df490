/** The embedded Mastodon keeps notifications of strangers apart, as its owner wants. */
import { decodeNotificationPolicy } from '@/api/decode/notifications/notificationPolicy';
import { decodeNotificationRequests } from '@/api/decode/notifications/notificationRequest';
import { isRefusal } from '@/api/decode/engine/refusal';
import { createNotifications } from '@/demo/state/notificationSamples';
import { findByAcct } from '@/demo/state/people';
import { useInstance } from '@support/engine/demo';

const POLICY = '/api/v2/notifications/policy';
const REQUESTS = '/api/v1/notifications/requests';
const as = 'newbie';

interface Row {
  id: string;
  account: { id: string };
}

describe('on Mastodon', () => {
  const stage = useInstance({ family: 'mastodon', strict: true });
  const follows = (count: number) => {
    const world = stage.instance().world();
    const newbie = findByAcct(world, as);
    if (newbie) createNotifications(world, newbie, { type: 'favourite', count });
  };
  const rows = async (path: string) => (await stage.get(path, as)).body as unknown as Row[];
  const filter = (treatment: string) =>
    stage.ask('PATCH', POLICY, { as, json: { for_not_following: treatment } });

  it('filters, counts, shows, accepts and dismisses', async () => {
    const { body } = await filter('filter');
    const policy = decodeNotificationPolicy(body);
    expect(isRefusal(policy) ? policy.why : policy.rules.notFollowing).toBe('filter');
    const before = await rows('/api/v1/notifications?limit=1');
    follows(3);
    expect(await rows('/api/v1/notifications?limit=1')).toEqual(before);
    const waiting = await rows(REQUESTS);
    const { requests } = decodeNotificationRequests(waiting);
    expect(requests.length).toBeGreaterThan(0);
    expect((await stage.get(POLICY, as)).body).toMatchObject({
      summary: { pending_requests_count: waiting.length },
    });
    const [first, ...others] = waiting;
    const held = `account_id=${first?.account.id ?? ''}&include_filtered=true&limit=1`;
    const [shown] = await rows(`/api/v1/notifications?${held}`);
    const ear = await stage.listen(`/api/v1/streaming?stream=user&access_token=${stage.token(as)}`);
    await stage.ask('POST', `${REQUESTS}/${first?.id ?? ''}/accept`, { as });
    await ear.until(({ event }) => event === 'notifications_merged');
    const ids = (await rows('/api/v1/notifications?limit=40')).map(({ id }) => id);
    expect(ids).toContain(shown?.id);
    await stage.ask('POST', `${REQUESTS}/dismiss`, {
      as,
      json: { id: others.map(({ id }) => id) },
    });
    expect(await rows(REQUESTS)).toEqual([]);
    const gone = await stage.ask('POST', `${REQUESTS}/${first?.id ?? ''}/dismiss`, { as });
    expect(gone.status).toBe(404);
  });

  it('throws away what is to be ignored', async () => {
    await filter('drop');
    const before = await rows('/api/v1/notifications?limit=1');
    follows(2);
    expect(await rows('/api/v1/notifications?limit=1')).toEqual(before);
    expect(await rows(REQUESTS)).toEqual([]);
  });
});

describe.each(['pleroma', 'akkoma', 'gotosocial', 'hollo'] as const)('on %s', (family) => {
  const stage = useInstance({ family });

  it('there is no such thing', async () => {
    expect((await stage.get(POLICY, as)).status).toBe(404);
    // Pleroma looks for a notification with that id.
    expect([403, 404]).toContain((await stage.get(REQUESTS, as)).status);
  });
});
