/**
 * The page dies while a chain of posts is being sent: before or after any write to storage and any
 * call. Pages that are opened afterwards always finish it: each post is on the server once, in order,
 * and answers the one before.
 */
import fc from 'fast-check';
import { MOST_PARTS } from '@/domain/composer/chain/chain';
import type { Draft } from '@/domain/composer/draft';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { draftSaved, postRequested } from '@/slices/composer/drafts';
import { settled, useStoppedClock } from '@support/clock';
import { browser, type Moment } from '@support/composer/dyingPage';
import { someDraft, someFile, somePart } from '@support/composer/drafts';
import { POST, type Mishap } from '@support/composer/postingServer';

const clock = useStoppedClock();
const target = 'new';
/** As many as a chain can have. */
const words = Array.from({ length: MOST_PARTS }, (_each, at) => `Part ${at + 1}`);

/** A chain of so many posts, the second with a described file. */
const chainOf = (count: number): Draft => {
  const files = [someFile({ id: 'f1', description: 'A frog' })];
  const parts = words
    .slice(1, count)
    .map((text, at) => somePart({ text, ...(at === 0 && { files }) }));
  return someDraft({ text: words[0]!, parts });
};

type World = ReturnType<typeof browser>;

/** The posts on the server: the text of each, its place among them, and that of the answered one. */
const threadOn = ({ server }: World): [string | undefined, number][] =>
  server
    .posts()
    .map(({ in_reply_to_id }, at, all) => [
      server.texts()[at],
      all.findIndex(({ id }) => id === in_reply_to_id),
    ]);

const whole = (count: number): [string, number][] =>
  words.slice(0, count).map((text, at) => [text, at - 1]);

/** The texts that are in the form. */
const formOf = (page: ReturnType<World['open']>): string[] => {
  const { text, parts } = selectDraft(page.store.getState(), target);
  return [text, ...parts.map((part) => part.text)].filter((each) => each !== '');
};

async function begin(draft: Draft, remembersKeys: boolean, diesAt: Moment | null) {
  const world = browser(remembersKeys);
  const page = world.open(diesAt);
  await clock.pass(1_000);
  page.store.dispatch(draftSaved({ target, draft }));
  await clock.pass(1_000);
  page.store.dispatch(postRequested({ target }));
  await clock.pass(1_000);
  return { world, page };
}

/** Longer than all waiting between tries of a chain. */
const PATIENCE = 120;

const isBusy = (page: ReturnType<World['open']>): boolean =>
  !page.isDead() && selectSending(page.store.getState(), target).busy;

/** Lets the page work for as long as it does. */
async function workOn(page: ReturnType<World['open']>) {
  await clock.pass(1_000);
  for (let passed = 1; passed < PATIENCE && isBusy(page); passed += 1) await clock.pass(1_000);
}

/** Presses “Post” where the page does not go on by itself. */
async function finish(page: ReturnType<World['open']>) {
  if (formOf(page).length > 0 && !isBusy(page)) page.store.dispatch(postRequested({ target }));
  await workOn(page);
}

const moments = (count: number): Moment[] =>
  Array.from({ length: 7 * count + 8 }, (_each, at) => at + 1).flatMap((at): Moment[] => [
    `before write ${at}`,
    `after write ${at}`,
    ...(at <= count + 1 ? ([`before call ${at}`, `after call ${at}`] as const) : []),
  ]);

it.each([1, 2, 3, MOST_PARTS])('every moment of a chain of %d is covered', async (count) => {
  const { world, page } = await begin(chainOf(count), true, null);
  page.close();
  await settled();
  expect(threadOn(world)).toEqual(whole(count));
  const known = moments(count);
  expect([...new Set(world.moments)].filter((moment) => !known.includes(moment))).toEqual([]);
  expect(world.moments).toContain(`after call ${count}`);
});

/** Dies at a moment, perhaps once more, and is finished on another page. */
async function survives(
  count: number,
  remembersKeys: boolean,
  moment: Moment,
  again: Moment | null,
) {
  const { world, page } = await begin(chainOf(count), remembersKeys, moment);
  page.close();
  await settled();
  if (again) {
    const second = world.open(again);
    await clock.pass(1_000);
    await finish(second);
    second.close();
    // The ids of each page begin anew here, and only the time tells them apart.
    await clock.pass(1_000);
  }
  const last = world.open(null);
  await clock.pass(1_000);
  const found = new Set([...world.server.texts(), ...formOf(last)]);
  // A page that dies before the draft is stored has not promised anything.
  if (found.size > 0) {
    expect([...found].toSorted()).toEqual(words.slice(0, count).toSorted());
    await finish(last);
    expect(threadOn(world)).toEqual(whole(count));
    const files = world.server.posts()[1]?.media_attachments;
    if (count > 1) expect(files).toMatchObject([{ description: 'A frog' }]);
  }
  expect(formOf(last)).toEqual([]);
  expect([...world.disk.table.keys()].filter((key) => key.startsWith('job '))).toEqual([]);
  last.close();
  await settled();
}

const anyChain = fc.integer({ min: 1, max: MOST_PARTS });
const RUNS = process.env.LINNET_LONG === undefined ? 12 : 200;
const LONGEST = RUNS * 3_000;

it(
  'a page that dies at any moment loses no post and doubles none',
  async () => {
    const death = anyChain.chain((count) =>
      fc.record({
        count: fc.constant(count),
        remembersKeys: fc.boolean(),
        moment: fc.constantFrom(...moments(count)),
        again: fc.option(fc.constantFrom(...moments(count)), { nil: null }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(death, ({ count, remembersKeys, moment, again }) =>
        survives(count, remembersKeys, moment, again),
      ),
      { numRuns: RUNS },
    );
  },
  LONGEST,
);

// Between the calls of the first post and those of the second, on a server that cannot help.
it.each([
  'after call 1',
  'before write 8',
  'after write 8',
  'before write 9',
  'after write 9',
  'before write 10',
  'after write 10',
  'before call 2',
  'after call 2',
] as const)('a page that dies %s of a chain goes on with the next post', (moment) =>
  survives(2, false, moment, null),
);

it('a server that fails at any call gets each post once, or the writer has the rest', async () => {
  const mishap = fc.constantFrom<Mishap>(
    'fine',
    'lost',
    'gone',
    { status: 502 },
    { status: 429 },
    {
      status: 422,
      body: { error: 'Too many frogs' },
    },
  );
  await fc.assert(
    fc.asyncProperty(anyChain, fc.array(mishap, { maxLength: 6 }), async (count, mishaps) => {
      const world = browser(true);
      world.server.fail(POST, ...mishaps);
      const page = world.open(null);
      await clock.pass(1_000);
      page.store.dispatch(draftSaved({ target, draft: chainOf(count) }));
      page.store.dispatch(postRequested({ target }));
      await workOn(page);
      const sent = world.server.texts();
      expect(threadOn(world)).toEqual(whole(count).slice(0, sent.length));
      expect(formOf(page)).toEqual(words.slice(sent.length, count));
      for (let tries = 0; tries < mishaps.length && formOf(page).length > 0; tries += 1) {
        page.store.dispatch(postRequested({ target }));
        await workOn(page);
      }
      expect(threadOn(world)).toEqual(whole(count));
      page.close();
      await settled();
    }),
    { numRuns: RUNS / 2 },
  );
});
