/** The rules about filtered notifications and their requests, as servers send them, or damaged. */
import fc from 'fast-check';
import { decodeNotificationPolicy } from '@/api/decode/notifications/notificationPolicy';
import { decodeNotificationRequests } from '@/api/decode/notifications/notificationRequest';
import { decodeNotification } from '@/api/decode/notifications/notification';
import { isRefusal } from '@/api/decode/engine/refusal';
import { policyGroupNames, policyTreatments } from '@/domain/notifications/notificationPolicy';
import { damagedCopies } from '@support/engine/api/damage';
import * as shapes from '@support/engine/api/shapes';
import { wireNotification, wireStatus, wireUser } from '@support/wire';

const policy = {
  for_not_following: 'filter',
  for_not_followers: 'accept',
  for_new_accounts: 'drop',
  for_private_mentions: 'filter',
  for_limited_accounts: 'filter',
  summary: { pending_requests_count: 3, pending_notifications_count: 8 },
};
const request = {
  id: '112456967201894256',
  created_at: '2026-05-17T14:45:41.171Z',
  updated_at: '2026-05-18T14:45:41.171Z',
  notifications_count: '2',
  account: wireUser({ id: 'u2' }),
  last_status: wireStatus({ id: 's2' }),
};

describe('the policy', () => {
  it('is read', () => {
    expect(decodeNotificationPolicy(policy)).toEqual({
      rules: {
        notFollowing: 'filter',
        notFollowers: 'accept',
        newAccounts: 'drop',
        privateMentions: 'filter',
        limitedAccounts: 'filter',
      },
      waiting: 3,
    });
  });

  it.each([{}, [], null, 'x', { filter_not_following: true }])('is refused in %j', (wire) => {
    expect(isRefusal(decodeNotificationPolicy(wire))).toBe(true);
  });

  it('has only rules that this client knows, however it is damaged', () => {
    fc.assert(
      fc.property(damagedCopies(policy), (copy) => {
        const read = decodeNotificationPolicy(copy);
        if (isRefusal(read)) return;
        expect(Object.keys(read.rules)).toEqual(policyGroupNames);
        for (const rule of Object.values(read.rules)) {
          expect([null, ...policyTreatments]).toContain(rule);
        }
        expect(read.waiting).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('requests', () => {
  it('are read with their person and last post', () => {
    const { requests, entities } = decodeNotificationRequests([request]);
    expect(requests).toEqual([
      {
        id: '112456967201894256',
        userId: 'u2',
        count: 2,
        updatedAt: '2026-05-18T14:45:41.171Z',
        lastStatusId: 's2',
      },
    ]);
    expect(entities.users.map(({ id }) => id)).toContain('u2');
  });

  it('are kept without those that cannot be read', () => {
    const wires = [null, { ...request, account: {} }, { ...request, id: null }, request, 7];
    expect(decodeNotificationRequests(wires).requests).toHaveLength(1);
  });

  it('are whole or left out, however they are damaged', () => {
    fc.assert(
      fc.property(damagedCopies(request), (copy) => {
        const { requests, entities } = decodeNotificationRequests([copy]);
        expect(shapes.flaws(entities, shapes.entities)).toEqual([]);
        for (const { id, userId, count } of requests) {
          expect([typeof id, typeof userId]).toEqual(['string', 'string']);
          expect(Number.isInteger(count) && count >= 0).toBe(true);
        }
      }),
    );
  });
});

describe('what the server tells in its own name', () => {
  const notices = [
    {
      type: 'severed_relationships',
      event: {
        id: '1',
        type: 'account_suspension',
        purged: false,
        target_name: 'loud@far.example',
        followers_count: 2,
        following_count: 1,
      },
    },
    { type: 'moderation_warning', moderation_warning: { id: '2', action: 'silence', text: 'No' } },
    { type: 'annual_report', annual_report: { year: 2026 } },
  ];

  it.each([
    [notices[0], ['account_suspension', 'loud@far.example', 2, 1]],
    [notices[1], ['silence', 'No', 0, 0]],
    [notices[2], ['', '2026', 0, 0]],
    [{ type: 'moderation_warning', moderation_warning: null }, ['', '', 0, 0]],
  ])('%j is read', (parts, [reason, subject, followers, following]) => {
    const read = decodeNotification({ ...wireNotification(), status: null, ...parts });
    if (isRefusal(read)) throw new Error(read.why);
    expect(read.notification).toMatchObject({
      type: 'notice',
      notice: { reason, subject, followers, following },
    });
  });

  it('is whole or refused, however it is damaged', () => {
    const wires = notices.map((parts) => ({ ...wireNotification(), status: null, ...parts }));
    fc.assert(
      fc.property(fc.constantFrom(...wires).chain(damagedCopies), (copy) => {
        const read = decodeNotification(copy);
        if (isRefusal(read)) return;
        expect(shapes.flaws(read.notification, shapes.notification)).toEqual([]);
      }),
    );
  });
});
