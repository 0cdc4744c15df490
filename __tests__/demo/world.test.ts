/** The instance's seeded world contains something of every kind; equal seeds give equal worlds. */
import { useInstance } from '@support/engine/demo';
import { createRandom } from '@/demo/state/random';
import { demoAccounts } from '@/demo/seed/demoAccounts';
import type { Post } from '@/demo/state/types';

const HOME = 'https://home.example';
const NOON = () => Date.parse('2026-11-20T12:00:00Z');

const first = useInstance({ origin: HOME, clock: NOON });
const twin = useInstance({ origin: HOME, clock: NOON });
const other = useInstance({ origin: HOME, clock: NOON, seed: 2 });

const world = () => first.instance().world();
const posts = (): Post[] => world().stream;

function depthOf(post: Post): number {
  let depth = 1;
  let parent = post.replyTo;
  while (parent !== null) {
    depth += 1;
    parent = world().posts.get(parent)?.replyTo ?? null;
  }
  return depth;
}

describe('the random generator', () => {
  it('repeats itself for a seed, and a fork is independent of other uses', () => {
    const [a, b] = [createRandom(7), createRandom(7)];
    const numbers = Array.from({ length: 5 }, () => a.next());
    expect(Array.from({ length: 5 }, () => b.next())).toEqual(numbers);
    expect(a.fork('x').next()).toBe(createRandom(7).fork('x').next());
    expect(a.fork('x').next()).not.toBe(a.fork('y').next());
    expect(createRandom(8).next()).not.toBe(numbers[0]);
  });
});

describe('the same seed and time', () => {
  const paths = [
    '/api/v1/timelines/public?limit=40',
    '/api/v1/instance',
    '/api/v1/pleroma/emoji',
    '/api/v1/accounts/alice',
    '/api/v1/accounts/greta/statuses',
  ];

  it('produce exactly the same answers', async () => {
    for (const path of paths) {
      expect((await twin.get(path)).text).toBe((await first.get(path)).text);
    }
    for (const path of ['/api/v1/timelines/home?limit=40', '/api/v1/notifications']) {
      expect((await twin.get(path, 'alice')).text).toBe((await first.get(path, 'alice')).text);
    }
  });

  it('produce other answers with another seed', async () => {
    const path = '/api/v1/timelines/public?limit=40';
    expect((await other.get(path)).text).not.toBe((await first.get(path)).text);
  });

  it('produce the same pictures', async () => {
    const { body } = await first.get('/api/v1/accounts/bob');
    const path = new URL((body as { avatar: string }).avatar).pathname;
    const [mine, theirs] = [await first.get(path), await twin.get(path)];
    expect(mine.headers.get('content-type')).toBe('image/png');
    expect(theirs.headers.get('etag')).toBe(mine.headers.get('etag'));
  });
});

describe('the seeded world', () => {
  it('has about 60 people and 1,500 posts, in the order of their ids and never from the future', () => {
    expect(world().people.size).toBeGreaterThanOrEqual(58);
    expect(Math.abs(posts().length - 1_500)).toBeLessThanOrEqual(30);
    const ids = posts().map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
    expect(posts().every(({ createdAt }) => createdAt <= NOON())).toBe(true);
    const moments = new Set(
      posts()
        .slice(-40)
        .map(({ createdAt }) => createdAt),
    );
    expect(moments.size).toBe(40);
  });

  it('has every account that can log in', () => {
    const names = [...world().people.values()].flatMap(({ host, nickname, password }) =>
      host === null ? `${nickname}/${password ?? ''}` : [],
    );
    demoAccounts.forEach(({ username, password }) => {
      expect(names).toContain(`${username}/${password}`);
    });
  });

  it('has threads fifteen deep', () => {
    expect(Math.max(...posts().map(depthOf))).toBeGreaterThanOrEqual(15);
  });

  const kinds: readonly [kind: string, fits: (post: Post) => boolean, atLeast: number][] = [
    ['with a subject', ({ subject }) => subject !== '', 40],
    ['in HTML', ({ contentType }) => contentType === 'text/html', 2],
    ['in Markdown', ({ contentType }) => contentType === 'text/markdown', 2],
    ['in BBCode', ({ contentType }) => contentType === 'text/bbcode', 2],
    ['with sixteen pictures', ({ mediaIds }) => mediaIds.length === 16, 1],
    ['with a picture', ({ mediaIds }) => mediaIds.length > 0, 80],
    ['sensitive', ({ sensitive }) => sensitive, 8],
    ['with a poll', ({ pollId }) => pollId !== null, 15],
    ['quoting', ({ quoteOf }) => quoteOf !== null, 25],
    ['repeating', ({ repeatOf }) => repeatOf !== null, 80],
    ['with reactions', ({ reactions }) => reactions.length > 0, 60],
    ['with reactions by custom emoji', ({ reactions }) => reactions.some(({ url }) => url), 20],
    ['direct', ({ visibility }) => visibility === 'direct', 10],
    ['for followers', ({ visibility }) => visibility === 'private', 20],
    ['unlisted', ({ visibility }) => visibility === 'unlisted', 10],
    ['local', ({ visibility }) => visibility === 'local', 3],
    ['with twelve mentions', ({ mentions }) => mentions.length >= 12, 1],
    ['of 5,000 characters', ({ source }) => source.length === 5_000, 1],
    ['in Arabic', ({ source }) => /\p{Script=Arabic}/u.test(source), 3],
    ['in Hebrew', ({ source }) => /\p{Script=Hebrew}/u.test(source), 3],
    ['in Japanese', ({ source }) => /\p{Script=Hiragana}/u.test(source), 3],
    ['in Chinese', ({ source }) => /\p{Script=Han}/u.test(source), 3],
    ['with a link preview', ({ card }) => card !== null, 10],
    ['with a long word', ({ source }) => /\S{200}/.test(source), 1],
  ];

  it.each(kinds)('has posts %s', (_kind, fits, atLeast) => {
    expect(posts().filter(fits).length).toBeGreaterThanOrEqual(atLeast);
  });

  it('has pictures, sound and video, with and without descriptions', () => {
    const media = [...world().media.values()];
    for (const kind of ['image', 'audio', 'video'] as const) {
      const some = media.filter((one) => one.kind === kind);
      expect(some.some(({ description }) => description !== '')).toBe(true);
      expect(some.some(({ description }) => description === '')).toBe(true);
    }
  });

  it('has single, multiple and ended polls', () => {
    const polls = [...world().polls.values()];
    expect(polls.some(({ multiple }) => multiple)).toBe(true);
    expect(polls.some(({ multiple, ended }) => !multiple && !ended)).toBe(true);
    expect(polls.some(({ ended }) => ended)).toBe(true);
  });

  it('gives new accounts nothing', async () => {
    expect((await first.get('/api/v1/timelines/home', 'newbie')).text).toBe('[]');
    expect((await first.get('/api/v1/notifications', 'newbie')).text).toBe('[]');
  });
});
