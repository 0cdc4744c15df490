/** The embedded Mastodon groups notifications as the real one does; the other families do not. */
import { decodeNotifications } from '@/api/decode/notifications/notification';
import { withoutGroups } from '@/api/decode/notifications/notificationGroups';
import { findByAcct } from '@/demo/state/people';
import { notify } from '@/demo/state/notifications';
import { publish } from '@/demo/state/posts';
import { useInstance } from '@support/engine/demo';

const PATH = '/api/v2/notifications';
const as = 'newbie';

interface Answer {
  notification_groups: {
    group_key: string;
    notifications_count: number;
    sample_account_ids: string[];
    page_max_id: string;
  }[];
}

describe('on Mastodon', () => {
  const stage = useInstance({ family: 'mastodon', strict: true });

  /** Ten people favourite two posts in turn. */
  const happen = () => {
    const world = stage.instance().world();
    const newbie = findByAcct(world, as)!;
    const others = [...world.people.values()].filter((one) => one !== newbie && one.isActive);
    const posts = ['Hello', 'Again'].map((text) => publish(world, { author: newbie, text }));
    for (const [at, { id: accountId }] of others.slice(0, 20).entries()) {
      notify(world, newbie, { type: 'favourite', accountId, postId: posts[at % 2]!.id });
    }
  };
  const groups = async (query = '') =>
    (await stage.get(`${PATH}?${query}`, as)).body as unknown as Answer;

  it('has each group once on a page, with its number and a few of its people', async () => {
    happen();
    const answer = await groups('limit=2');
    const { notifications, refusals } = decodeNotifications(withoutGroups(answer));
    expect(refusals).toEqual([]);
    expect(
      notifications.map(({ type, group }) => [type, group?.count, group?.userIds.length]),
    ).toEqual([
      ['like', 10, 8],
      ['like', 10, 8],
    ]);
    const [newest, other] = answer.notification_groups;
    const older = await groups(`limit=2&max_id=${other!.page_max_id}`);
    // The group comes again with what is older.
    expect(older.notification_groups[0]).toMatchObject({
      group_key: newest!.group_key,
      notifications_count: 9,
    });
  });

  it('groups only what it is asked to, tells all people, counts, and dismisses', async () => {
    happen();
    const apart = await groups('limit=2&grouped_types[]=follow');
    expect(apart.notification_groups.map(({ notifications_count }) => notifications_count)).toEqual(
      [1, 1],
    );
    const [group] = (await groups('limit=1')).notification_groups;
    const path = `${PATH}/${group!.group_key}`;
    const first = await stage.get(`${path}/accounts?limit=6`, as);
    expect(first.body).toHaveLength(6);
    const next = /max_id=(\d+)/.exec(first.headers.get('link') ?? '')?.[1];
    expect((await stage.get(`${path}/accounts?limit=6&max_id=${next}`, as)).body).toHaveLength(
      group!.notifications_count - 6,
    );
    const counted = async () =>
      ((await stage.get(`${PATH}/unread_count`, as)).body as unknown as { count: number }).count;
    const before = await counted();
    await stage.ask('POST', `${path}/dismiss`, { as });
    expect(await counted()).toBe(before - 1);
    expect((await groups('limit=1')).notification_groups[0]?.group_key).not.toBe(group!.group_key);
  });
});

describe.each(['pleroma', 'akkoma', 'gotosocial'] as const)('on %s', (family) => {
  const stage = useInstance({ family });

  it('there are none', async () => {
    expect((await stage.get(PATH, 'admin')).status).toBe(404);
  });
});
