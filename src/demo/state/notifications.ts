/** Creates notifications, except for people who do not want them. */
import { compareIds } from './ids';
import {
  policyRules,
  type Notification,
  type PolicyRuleName,
  type Treatment,
} from './notification';
import type { Person } from './types';
import type { World } from './world';
import { announce } from './world';

/** For each person, as many as a client may hold. */
const MAX_KEPT = 2_000;

export function notify(
  world: World,
  person: Person,
  data: Pick<Notification, 'type' | 'accountId'> &
    Partial<Pick<Notification, 'postId' | 'targetId' | 'emoji' | 'message' | 'report'>>,
): void {
  if (person.host !== null || !person.isActive || data.accountId === person.id) {
    if (data.type !== 'poll') return;
  }
  if (person.host !== null || isSpared(world, person, data)) return;
  const treatment = treatmentOf(world, person, data);
  if (treatment === 'drop') return;
  const notification: Notification = {
    id: world.ids.serial('notification'),
    createdAt: world.clock.now(),
    postId: null,
    targetId: null,
    emoji: null,
    message: null,
    report: null,
    seen: false,
    ...data,
  };
  if (treatment === 'filter') {
    keepApart(world, person, notification);
    return;
  }
  if (notification.report) world.reports.set(notification.report.id, notification.report);
  person.notifications.push(notification);
  if (person.notifications.length > MAX_KEPT) person.notifications.shift();
  announce(world, { type: 'notified', person, notification });
}

function isSpared(
  world: World,
  person: Person,
  data: Pick<Notification, 'type' | 'accountId'> & Partial<Pick<Notification, 'postId'>>,
): boolean {
  const other = world.people.get(data.accountId);
  if (!other || person.blocks.has(other.id)) return true;
  if (other.host !== null && person.domainBlocks.has(other.host)) return true;
  if (person.mutes.get(other.id)?.notifications === true) return true;
  const post =
    data.postId === undefined || data.postId === null ? null : world.posts.get(data.postId);
  if (post && person.mutedContexts.has(post.context)) return true;
  return person.flags.blockFromStrangers && !person.following.has(other.id);
}

export function withdraw(person: Person, fits: (notification: Notification) => boolean): void {
  person.notifications = person.notifications.filter((notification) => !fits(notification));
}

/** Marks all up to this one as read; the person's other clients are informed. */
export function readUpTo(world: World, person: Person, lastId: string): Notification[] {
  const unread = person.notifications.filter(
    ({ seen, id }) => !seen && compareIds(id, lastId) <= 0,
  );
  unread.forEach((notification) => {
    notification.seen = true;
  });
  const version = (person.marker?.version ?? -1) + 1;
  person.marker = { lastReadId: lastId, version, updatedAt: world.clock.now() };
  announce(world, { type: 'read', person });
  return unread;
}

/** Notifies the staff of reports and of new accounts. */
export function tellStaff(
  world: World,
  data: Pick<Notification, 'type' | 'accountId'> & Partial<Pick<Notification, 'report'>>,
): void {
  for (const person of world.people.values()) {
    if (person.host === null && person.role !== null) notify(world, person, data);
  }
}

export const unseenCount = (person: Person): number =>
  person.notifications.filter((notification) => !notification.seen).length;

const NEW = 30 * 86_400_000;
/** Sent whatever the policy is. */
const always: readonly string[] = ['poll', 'update', 'admin.report', 'admin.sign_up'];

type Facts = Pick<Notification, 'type' | 'accountId'> & Partial<Pick<Notification, 'postId'>>;

function treatmentOf(world: World, person: Person, facts: Facts): Treatment {
  const { notificationPolicy: policy } = person;
  const other = world.people.get(facts.accountId);
  if (!policy || !other || always.includes(facts.type)) return 'accept';
  if (person.acceptedFrom?.has(other.id)) return 'accept';
  const post = facts.postId == null ? undefined : world.posts.get(facts.postId);
  const follows = person.following.has(other.id);
  const fits: Record<PolicyRuleName, boolean> = {
    for_not_following: !follows,
    for_not_followers: !person.followers.has(other.id),
    for_new_accounts: !follows && world.clock.now() - other.createdAt < NEW,
    for_private_mentions: !follows && facts.type === 'mention' && post?.visibility === 'direct',
    for_limited_accounts: false,
  };
  const given = policyRules.map((name) => (fits[name] ? (policy[name] ?? 'accept') : 'accept'));
  if (given.includes('drop')) return 'drop';
  return given.includes('filter') ? 'filter' : 'accept';
}

function keepApart(world: World, person: Person, notification: Notification): void {
  const { accountId, createdAt } = notification;
  person.notificationRequests ??= [];
  let request = person.notificationRequests.find((one) => one.accountId === accountId);
  if (!request) {
    const id = world.ids.serial('request');
    request = { id, accountId, createdAt, updatedAt: createdAt, notifications: [] };
    person.notificationRequests.push(request);
  }
  request.updatedAt = createdAt;
  request.notifications.push(notification);
}

/** Returns false if there is no such request. */
export function answerRequest(
  world: World,
  person: Person,
  id: string,
  answer: 'accept' | 'dismiss',
): boolean {
  const request = person.notificationRequests?.find((one) => one.id === id);
  if (!request) return false;
  person.notificationRequests = person.notificationRequests?.filter((one) => one !== request);
  if (answer === 'dismiss') return true;
  person.acceptedFrom = new Set([...(person.acceptedFrom ?? []), request.accountId]);
  person.notifications = [...person.notifications, ...request.notifications].sort((a, b) =>
    compareIds(a.id, b.id),
  );
  announce(world, { type: 'merged', person });
  return true;
}
