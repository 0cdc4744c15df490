/** The relationships between people, and the data of the demo accounts: lists, chats, requests. */
import { DAY, HOUR, MINUTE } from '../state/clock';
import { chatWith, readChat, sendMessage } from '../state/chats';
import { filterOf } from '../state/filters';
import { notify } from '../state/notifications';
import { acceptFollow, follow } from '../state/people';
import type { Person } from '../state/types';
import type { Workshop } from './posts';
import { reply, sentence } from './sentences';

/**
 * The number of Alice's followers with a notification; those about the others are deleted by now.
 */
const FOLLOWS_TOLD = 6;
/** Accounts that nobody follows and who follow nobody. */
const loners = new Set(['newbie', 'rita', 'uma', 'dora']);

export function seedFollows({ world, cast, random }: Workshop, start: number): void {
  world.clock.stopAt(start);
  const alice = cast.named('alice');
  const bob = cast.named('bob');
  const carol = cast.named('carol');
  const social = cast.everyone.filter(
    (person) => !(person.host === null && loners.has(person.nickname)),
  );
  const join = (follower: Person, following: Person) => {
    if (follower === following || follower.following.has(following.id)) return;
    acceptFollow(world, follower, following);
  };
  for (const person of social) {
    if (person === carol) continue;
    random.sample(social, random.between(6, 18)).forEach((other) => {
      if (other !== carol) join(person, other);
    });
  }
  random.sample(social, 34).forEach((other) => {
    if (other !== carol) join(alice, other);
  });
  const followers = random.sample(social, 40);
  followers.forEach((other) => {
    join(other, alice);
  });
  for (const { id } of followers.slice(0, FOLLOWS_TOLD)) {
    notify(world, alice, { type: 'follow', accountId: id });
  }
  join(alice, bob);
  join(bob, alice);
  join(carol, bob);
  join(bob, carol);
  alice.subscribed.add(cast.named('greta').id);
  join(alice, cast.named('greta'));
}

/** Runs after the posts; adds requests, mutes, blocks, lists, chats and announcements. */
export function seedDemoAccounts(shop: Workshop): void {
  const { world, script, cast, random } = shop;
  const alice = cast.named('alice');
  const carol = cast.named('carol');
  script.act(script.end - 2 * DAY, () => {
    for (const name of ['alice', 'greta', 'hugo', 'lars']) follow(world, cast.named(name), carol);
    alice.mutes.set(cast.named('kira').id, { notifications: true, expiresAt: null });
    alice.blocks.add(cast.named('nils').id);
    alice.following.delete(cast.named('nils').id);
    alice.privateNotes.set(cast.named('bob').id, 'Has my ladder.');
    for (const title of ['Friends', 'Bakers', 'Empty list']) {
      const id = world.ids.serial('list');
      const members = title === 'Empty list' ? [] : random.sample([...alice.following], 6);
      world.lists.set(id, { id, ownerId: alice.id, title, members: new Set(members) });
    }
    const context = ['home', 'notifications', 'public', 'thread'];
    alice.filters.push(filterOf(world, { phrase: 'spreadsheet', context, action: 'warn' }));
  });
  script.act(script.end - 30 * MINUTE, () => {
    for (const person of cast.locals) {
      person.notifications.slice(0, -12).forEach((notification) => {
        notification.seen = true;
      });
    }
  });
  if (world.dialect === 'pleroma') seedChats(shop);
  script.act(script.end - 5 * DAY, () => {
    seedAnnouncements(shop);
  });
}

function seedChats({ world, script, cast, random }: Workshop): void {
  const alice = cast.named('alice');
  const partners: readonly [name: string, messages: number][] = [
    ['bob', 62],
    ['greta', 9],
    ['hugo', 3],
    ['layla', 5],
    ['haruka', 2],
  ];
  for (const [name, count] of partners) {
    const partner = cast.named(name);
    for (let turn = 0; turn < count; turn += 1) {
      const author = random.chance(0.5) ? alice : partner;
      const other = author === alice ? partner : alice;
      const text = random.chance(0.2) ? `${reply(random)} :leaf:` : sentence(random);
      script.act(script.end - (count - turn) * HOUR - random.between(1, 50) * MINUTE, () => {
        const chat = chatWith(world, author, other);
        sendMessage(world, chat, { text, mediaId: null, idempotencyKey: null });
        const own = chatWith(world, alice, partner);
        if (turn < count - 2) readChat(own, own.messages.at(-1)?.id ?? '');
      });
    }
  }
}

function seedAnnouncements({ world }: Workshop): void {
  const now = world.clock.now();
  world.announcements.push(
    {
      id: world.ids.flake(),
      source:
        'Welcome to the **embedded instance**. Everything here is made up. https://example.com :leaf:',
      html: 'Welcome to the **embedded instance**. Everything here is made up. <a href="https://example.com" rel="ugc">https://example.com</a> :leaf:',
      allDay: false,
      startsAt: null,
      endsAt: null,
      publishedAt: now,
    },
    {
      id: world.ids.flake(),
      source: 'Maintenance window soon\nTea will be served',
      html: 'Maintenance window soon<br>Tea will be served',
      allDay: true,
      startsAt: now,
      endsAt: now + 30 * DAY,
      publishedAt: now,
    },
  );
}
