/** Groups of notifications, as Mastodon sends them, or damaged. */
import fc from 'fast-check';
import { decodeNotifications } from '@/api/decode/notifications/notification';
import { withoutGroups } from '@/api/decode/notifications/notificationGroups';
import { damagedCopies } from '@support/engine/api/damage';
import * as shapes from '@support/engine/api/shapes';
import { wireStatus, wireUser } from '@support/wire';

const person = (id: string) => wireUser({ id, acct: id, username: id });
const answer = {
  accounts: [person('u2'), person('u3')],
  statuses: [wireStatus({ id: 's1' })],
  notification_groups: [
    {
      group_key: 'favourite-s1-479000',
      notifications_count: 27,
      type: 'favourite',
      most_recent_notification_id: 196014,
      page_min_id: '196001',
      page_max_id: '196014',
      latest_page_notification_at: '2026-11-20T08:59:56.743Z',
      sample_account_ids: ['u2', 'u3'],
      status_id: 's1',
    },
    {
      group_key: 'ungrouped-195990',
      notifications_count: 1,
      type: 'mention',
      most_recent_notification_id: 195990,
      page_min_id: '195990',
      page_max_id: '195990',
      latest_page_notification_at: '2026-11-20T08:16:32.112Z',
      sample_account_ids: ['u3'],
      status_id: 's1',
    },
  ],
};
const read = (wire: unknown) => decodeNotifications(withoutGroups(wire));
const [likes, mention] = answer.notification_groups;

it('are read with their people and post, single ones as such', () => {
  const { notifications, entities, refusals } = read(answer);
  expect(refusals).toEqual([]);
  expect(notifications).toMatchObject([
    {
      id: '196014',
      type: 'like',
      createdAt: '2026-11-20T08:59:56.743Z',
      userId: 'u2',
      statusId: 's1',
      groupKey: 'favourite-s1-479000',
      group: { count: 27, userIds: ['u2', 'u3'] },
    },
    { id: '195990', type: 'mention', userId: 'u3', statusId: 's1' },
  ]);
  expect(notifications[1]).not.toHaveProperty('group');
  expect(notifications[1]).not.toHaveProperty('groupKey');
  expect(entities.users.map(({ id }) => id)).toEqual(expect.arrayContaining(['u2', 'u3']));
});

it('are named by the number of the newest where it stands alone', () => {
  const one = { ...likes, page_max_id: undefined };
  expect(read({ ...answer, notification_groups: [one] }).notifications[0]?.id).toBe('196014');
});

it('keep their number when some of their people are missing', () => {
  const { notifications } = read({ ...answer, accounts: [person('u3')] });
  expect(notifications[0]).toMatchObject({
    userId: 'u3',
    group: { count: 27, userIds: ['u3'] },
  });
});

it.each([
  ['all of their people are', { ...answer, accounts: [] }],
  ['their post is', { ...answer, statuses: [] }],
])('are refused one by one when %s missing', (_what, wire) => {
  expect(read(wire).notifications).toEqual([]);
  expect(read(wire).refusals).toHaveLength(2);
});

it.each([{}, null, [], { notification_groups: 'x' }])('are not found in %j', (wire) => {
  expect(withoutGroups(wire)).toBeNull();
});

it('are whole or left out, however they are damaged', () => {
  fc.assert(
    fc.property(damagedCopies({ ...answer, notification_groups: [likes, mention] }), (copy) => {
      const { notifications, entities } = read(copy);
      expect(shapes.flaws(entities, shapes.entities)).toEqual([]);
      for (const one of notifications) expect(shapes.flaws(one, shapes.notification)).toEqual([]);
    }),
  );
});
