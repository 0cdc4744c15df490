/** The standalone posts of the world: everyday remarks, and at least one of every kind. */
import { DAY, HOUR, MINUTE } from '../state/clock';
import { addPoll, vote } from '../state/polls';
import type { Random } from '../state/random';
import type { ContentType, PostVisibility } from '../state/types';
import type { World } from '../state/world';
import type { Cast } from './cast';
import { foreign, formatted, hard } from './foreign';
import type { Gallery } from './gallery';
import type { Promised, Script } from './script';
import { bookNames, essay, remark, sentence, subjects } from './sentences';

export interface Workshop {
  world: World;
  script: Script;
  cast: Cast;
  gallery: Gallery;
  random: Random;
  /** A random time in the days before the end, more likely late than early. */
  moment(): number;
  /** All posts promised so far, to react to. */
  posts: Promised[];
}

export function createMoments(random: Random, end: number): () => number {
  const span = 45 * DAY;
  return () => end - Math.floor(span * random.next() ** 2.2) - random.between(1, 50) * 1_000;
}

export function seedRemarks(shop: Workshop, count: number): void {
  const { script, cast, random, posts } = shop;
  for (let turn = 0; turn < count; turn += 1) {
    const author = random.pick(cast.writers);
    const text = remark(random);
    const subject = random.chance(0.07) ? random.pick(subjects) : '';
    const visibility = everydayVisibility(random, author.host === null, author.locked);
    posts.push(script.post(shop.moment(), () => ({ author, text, subject, visibility })));
  }
}

function everydayVisibility(random: Random, isLocal: boolean, isLocked: boolean): PostVisibility {
  if (isLocked && random.chance(0.6)) return 'private';
  const dice = random.next();
  if (dice < 0.05) return 'unlisted';
  if (dice < 0.09) return 'private';
  return isLocal && dice < 0.11 ? 'local' : 'public';
}

export function seedForeign(shop: Workshop): void {
  const { script, cast, posts } = shop;
  for (const { author, language, texts } of foreign) {
    const person = cast.named(author);
    for (const text of texts) {
      posts.push(script.post(shop.moment(), () => ({ author: person, text, language })));
      posts.push(
        script.post(shop.moment(), () => ({
          author: person,
          text,
          language,
          subject: text.slice(0, 24),
        })),
      );
    }
  }
}

export function seedHardTexts(shop: Workshop): void {
  const { script, cast, random, posts, world } = shop;
  const twelve = cast.writers.filter((person) => person.isActive && person.nickname !== 'carol');
  const names = twelve
    .slice(0, 12)
    .map((person) =>
      person.host === null ? `@${person.nickname}` : `@${person.nickname}@${person.host}`,
    );
  const texts = [
    ...hard,
    essay(random, 5_000),
    `${names.join(' ')} who is coming to the bridge on Sunday?`,
  ];
  for (const text of texts) {
    const author = random.pick(
      cast.writers.filter((person) => person.host === null && person.isActive),
    );
    posts.push(script.post(shop.moment(), () => ({ author, text })));
  }
  for (const { contentType, text } of [...formatted, ...formatted]) {
    const author = cast.named('bob');
    const type: ContentType = world.dialect === 'mastodon' ? 'text/plain' : contentType;
    posts.push(script.post(shop.moment(), () => ({ author, text, contentType: type })));
  }
}

export function seedCards(shop: Workshop): void {
  const { script, cast, random, gallery, posts } = shop;
  for (let turn = 1; turn <= 24; turn += 1) {
    const author = random.pick(cast.writers);
    const url = `https://papers.example/article/${String(turn)}`;
    const title =
      turn % 6 === 0
        ? 'An uncommonly long headline that goes on and on about bread, bridges, boats and what the weather does to all three of them'
        : `${random.pick(bookNames)}, and what became of it`;
    const card = {
      url,
      title,
      description: turn % 4 === 0 ? '' : sentence(random),
      image: turn % 3 === 0 ? null : gallery.photo(random.between(0, 30)).file,
    };
    posts.push(script.post(shop.moment(), () => ({ author, text: `Worth a look: ${url}`, card })));
  }
}

export function seedPolls(shop: Workshop): void {
  const { world, script, cast, random, posts } = shop;
  const questions = [
    { text: 'Tea or coffee?', options: ['Tea', 'Coffee', 'Water'], multiple: false },
    {
      text: 'Which bridges shall I draw?',
      options: ['The iron one', 'The stone one', 'The rope one', 'None :leaf:'],
      multiple: true,
    },
    { text: 'A very short poll', options: ['Yes', 'No'], multiple: false },
  ];
  for (let turn = 0; turn < 21; turn += 1) {
    const question = questions[turn % questions.length];
    if (!question) continue;
    const author = random.pick(cast.writers);
    const at = turn < 3 ? script.end - random.between(20, 90) * MINUTE : shop.moment();
    const isShort = turn % questions.length === 2;
    const voters = random.sample(cast.writers, random.between(2, 30));
    const choices = voters.map(() => random.between(0, question.options.length - 1));
    posts.push(
      script.post(at, () => {
        const poll = addPoll(world, {
          ...question,
          author,
          expiresAt: at + (isShort ? 10 * MINUTE : 3 * DAY),
        });
        voters.forEach((person, index) => {
          if (person.id !== author.id) vote(poll, person, [choices[index] ?? 0]);
        });
        return { author, text: question.text, pollId: poll.id };
      }),
    );
  }
}

export function seedPictures(shop: Workshop): void {
  const { script, cast, random, gallery, posts } = shop;
  const counts = [
    ...Array.from({ length: 96 }, (_, index) => [1, 1, 1, 2, 3, 4, 5][index % 7] ?? 1),
    16,
  ];
  counts.forEach((count, turn) => {
    const author = random.pick(cast.writers);
    const at =
      turn < 4 || count === 16 ? script.end - random.between(5, 300) * MINUTE : shop.moment();
    const text = turn % 9 === 0 ? '' : `${sentence(random)} #photography`;
    const sensitive = turn % 8 === 0;
    const subject = turn % 16 === 0 ? random.pick(subjects) : '';
    const pictures = Array.from({ length: count }, () => random.between(0, 39));
    const isDescribed = turn % 3 !== 0;
    posts.push(
      script.post(at, () => ({
        author,
        text,
        sensitive,
        subject,
        mediaIds: pictures.map((picture) => gallery.attach(author, picture, isDescribed)),
      })),
    );
  });
  for (let turn = 0; turn < 24; turn += 1) {
    const author = random.pick(cast.writers);
    const kind = turn % 2 === 0 ? 'video' : 'audio';
    const text =
      kind === 'video' ? 'The sun over the marsh, moving.' : 'A tune from the attic radio.';
    posts.push(
      script.post(shop.moment(), () => ({
        author,
        text,
        mediaIds: [gallery.attachOther(author, kind, turn % 3 === 0)],
      })),
    );
  }
}

export function seedPrivatePosts(shop: Workshop): void {
  const { script, cast, random, posts } = shop;
  const alice = cast.named('alice');
  const bob = cast.named('bob');
  const partners = [bob, cast.named('greta'), cast.named('ben', 'hill.example')];
  for (const partner of partners) {
    let parent: Promised | null = null;
    for (let turn = 0; turn < 6; turn += 1) {
      const author = turn % 2 === 0 ? partner : alice;
      const to = author === alice ? partner : alice;
      const at = script.end - 3 * DAY + turn * 7 * HOUR + random.between(1, 90) * MINUTE;
      const before: Promised | null = parent;
      const name = to.host === null ? `@${to.nickname}` : `@${to.nickname}@${to.host}`;
      const text = `${name} ${turn === 0 ? 'shall we meet at the bridge?' : sentence(random)}`;
      parent = script.post(at, () => ({
        author,
        text,
        visibility: 'direct',
        replyTo: before?.post ?? null,
      }));
    }
  }
  for (let turn = 0; turn < 12; turn += 1) {
    const text = `${sentence(random)} (among friends)`;
    posts.push(script.post(shop.moment(), () => ({ author: bob, text, visibility: 'private' })));
  }
}
