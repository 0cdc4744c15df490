/** Posts that refer to others: threads (some fifteen deep), quotes, repeats, reactions. */
import { HOUR, MINUTE } from '../state/clock';
import { bookmark, favourite, react, readReaction, repeat } from '../state/statusToggles';
import type { Person } from '../state/types';
import type { Workshop } from './posts';
import type { Promised } from './script';
import { remark, reply, sentence, subjects } from './sentences';

const DEEP = 15;
const EMOJI = ['🔥', '🐱', '👍', '❤️', '👩🏽‍🚀', 'leaf', 'kettle', '🎉', '😮'] as const;

/** People who take part in conversations. */
function talkers({ cast }: Workshop): Person[] {
  return cast.writers.filter((person) => person.isActive && !person.locked);
}

const handle = (person: Person): string =>
  person.host === null ? `@${person.nickname}` : `@${person.nickname}@${person.host}`;

export function seedThreads(shop: Workshop): void {
  const { script, cast, random } = shop;
  const alice = cast.named('alice');
  for (let turn = 0; turn < 8; turn += 1) {
    const people = [alice, ...random.sample(talkers(shop), 4)];
    const at = turn === 0 ? script.end - 20 * HOUR : shop.moment() - DEEP * HOUR;
    chain(shop, { people, at, depth: DEEP, subject: turn % 3 === 0 ? random.pick(subjects) : '' });
  }
  for (let turn = 0; turn < 55; turn += 1) {
    const people = random.sample(talkers(shop), 4);
    chain(shop, { people, at: shop.moment() - 5 * HOUR, depth: random.between(2, 6), subject: '' });
  }
}

/** A long chain of replies with a few branches. */
function chain(
  shop: Workshop,
  { people, at, depth, subject }: { people: Person[]; at: number; depth: number; subject: string },
): void {
  const { random } = shop;
  let time = at;
  let parent: Promised | null = null;
  let before: Person | null = null;
  for (let level = 0; level < depth; level += 1) {
    const author: Person = people[level % people.length] ?? shop.cast.named('bob');
    const next: Promised = answer(shop, { author, to: before, parent, at: time, subject });
    if (level > 0 && random.chance(0.3)) {
      const other = random.pick(people);
      answer(shop, { author: other, to: author, parent: next, at: time + 3 * MINUTE, subject });
    }
    parent = next;
    before = author;
    time += random.between(2, 50) * MINUTE;
  }
}

function answer(
  shop: Workshop,
  data: { author: Person; to: Person | null; parent: Promised | null; at: number; subject: string },
): Promised {
  const { script, random } = shop;
  const { author, to, parent, at } = data;
  const words = parent ? reply(random) : remark(random);
  const text = to && to !== author ? `${handle(to)} ${words}` : words;
  const subject = parent && data.subject !== '' ? `re: ${data.subject}` : data.subject;
  const promised = script.post(at, () => {
    if (parent && !parent.post) return null;
    return { author, text, subject, replyTo: parent?.post ?? null };
  });
  shop.posts.push(promised);
  return promised;
}

const isOpen = (promised: Promised): boolean =>
  promised.post?.visibility === 'public' || promised.post?.visibility === 'unlisted';

export function seedQuotes(shop: Workshop): void {
  const { script, random, posts } = shop;
  const quoted = random.sample(posts, 45);
  const authors = random.sample(talkers(shop), 20);
  const quotes = quoted.map((target) => {
    const author = random.pick(authors);
    const text = random.chance(0.3) ? 'So true' : sentence(random);
    return script.post(script.later(target.at, random.between(5, 600) * MINUTE), () =>
      isOpen(target) ? { author, text, quoteOf: target.post } : null,
    );
  });
  posts.push(...quotes);
}

export function seedRepeats(shop: Workshop, count: number): void {
  const { world, script, random, posts } = shop;
  const people = talkers(shop);
  for (const target of random.sample(posts, count)) {
    const person = random.pick(people);
    script.count += 1;
    script.act(script.later(target.at, random.between(3, 900) * MINUTE), () => {
      if (target.post && isOpen(target) && target.post.authorId !== person.id) {
        repeat(world, person, target.post);
      }
    });
  }
}

export function seedReactions(shop: Workshop): void {
  const { world, script, cast, random, posts } = shop;
  const people = cast.writers.filter((person) => person.isActive);
  for (const target of posts) {
    const fans = random.chance(0.35) ? random.sample(people, random.between(1, 6)) : [];
    fans.forEach((person) => {
      script.act(script.later(target.at, random.between(1, 300) * MINUTE), () => {
        if (target.post && isOpen(target)) favourite(world, person, target.post);
      });
    });
    if (!random.chance(0.12) || world.dialect === 'mastodon') continue;
    for (const name of random.sample(EMOJI, random.between(1, 4))) {
      const emoji = readReaction(world, name);
      random.sample(people, random.between(1, 4)).forEach((person) => {
        script.act(script.later(target.at, random.between(1, 300) * MINUTE), () => {
          if (target.post && emoji && isOpen(target)) react(world, person, target.post, emoji);
        });
      });
    }
  }
  const alice = cast.named('alice');
  for (const target of random.sample(posts, 60)) {
    script.act(script.end - random.between(1, 4_000) * MINUTE, () => {
      if (target.post && isOpen(target)) bookmark(world, alice, target.post);
    });
  }
}
