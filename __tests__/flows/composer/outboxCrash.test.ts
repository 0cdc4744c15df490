/**
 * The page dies while a post is being sent: before or after any write to storage and any call. A
 * page that is opened afterwards always finishes the post; the server has it once, and no text or
 * file is lost.
 */
import { fileKey, newFileId } from '@/domain/composer/upload';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { draftSaved, postRequested } from '@/slices/composer/drafts';
import { jobStopped } from '@/slices/composer/outbox';
import { settingChanged } from '@/slices/session/config';
import { settled, useStoppedClock } from '@support/clock';
import { browser, type Moment } from '@support/composer/dyingPage';
import { someDraft, someFile } from '@support/composer/drafts';
import { POST } from '@support/composer/postingServer';

const clock = useStoppedClock();
const target = 'new';
const draft = someDraft({
  text: 'Look, a frog',
  subject: 'Pond',
  files: [someFile({ id: 'f1', description: 'A frog' }), someFile({ id: 'f2' })],
});

/** The storage after a page on which the draft was written: the same for each test. */
let written: Record<string, unknown> | undefined;

async function write(): Promise<Record<string, unknown>> {
  const { disk, open } = browser(true);
  const page = open(null);
  await clock.pass(1_000);
  page.store.dispatch(draftSaved({ target, draft }));
  await clock.pass(1_000);
  page.close();
  await settled();
  return Object.fromEntries(disk.table);
}

/** Opens a browser in which the draft was written, and posts it on a second page. */
async function send(remembersKeys: boolean, diesAt: Moment | null) {
  if (written) await clock.pass(2_000);
  written ??= await write();
  const world = browser(remembersKeys, written);
  const page = world.open(diesAt);
  await clock.pass(1_000);
  page.store.dispatch(postRequested({ target }));
  await clock.pass(1_000);
  return { world, page };
}

/** All moments of a run in which nothing goes wrong, but for those that leave the same. */
const moments: Moment[] = [
  'before write 1',
  'after write 1',
  'after write 2',
  'after write 3',
  'after call 1',
  'after write 4',
  'after write 5',
  'before write 6',
  'after write 6',
  'after write 7',
  'after write 8',
  'after write 9',
];

const onServer = ({ server }: ReturnType<typeof browser>) =>
  server.posts().map(({ spoiler_text, media_attachments }) => ({
    subject: spoiler_text,
    files: media_attachments?.map(({ id, description }) => [id, description]),
  }));

const whole = {
  subject: 'Pond',
  files: [
    ['m-f1', 'A frog'],
    ['m-f2', null],
  ],
};

it('every moment at which a page can die is covered', async () => {
  const { world, page } = await send(true, null);
  page.close();
  await settled();
  expect(onServer(world)).toEqual([whole]);
  expect(moments).toEqual(expect.arrayContaining(world.tellingMoments()));
  expect(world.moments).toContain('after call 2');
});

describe.each([
  ['a server that remembers keys', true],
  ['one that does not', false],
])('on %s', (_kind, remembersKeys) => {
  it.each(moments)('a page that dies %s loses nothing', async (moment) => {
    const { world } = await send(remembersKeys, moment);
    const page = world.open(null);
    await clock.pass(1_000);
    const { text } = selectDraft(page.store.getState(), target);
    const { busy } = selectSending(page.store.getState(), target);
    // The draft is there to be posted again, or being sent, or done.
    if (text !== '' && !busy) page.store.dispatch(postRequested({ target }));
    expect(text !== '' || onServer(world).length === 1).toBe(true);
    await clock.passSeconds(40);
    expect(world.server.texts()).toEqual(['Look, a frog']);
    expect(onServer(world)).toEqual([whole]);
    expect(selectDraft(page.store.getState(), target)).toMatchObject({ text: '', files: [] });
    expect([...world.disk.table.keys()].filter((key) => key.startsWith('job '))).toEqual([]);
    page.close();
    await settled();
    const last = world.open(null);
    await clock.passSeconds(20);
    expect(selectDraft(last.store.getState(), target).text).toBe('');
    expect(world.server.called(POST).length).toBeGreaterThan(0);
    expect(world.server.texts()).toHaveLength(1);
    last.close();
  });
});

/** Opens a browser in which a post waits for its writer to think better of it. */
async function hold(diesAt: Moment | null) {
  if (written) await clock.pass(2_000);
  written ??= await write();
  const world = browser(true, written);
  const page = world.open(diesAt);
  await clock.pass(1_000);
  page.store.dispatch(settingChanged({ name: 'postUndoSeconds', value: 10 }));
  page.store.dispatch(postRequested({ target }));
  await clock.pass(1_000);
  return { world, page };
}

const heldMoments: Moment[] = [
  'before write 1',
  'after write 1',
  'after write 2',
  'after write 3',
  'before write 4',
  'after write 4',
  'after write 5',
  'after call 1',
  'after write 6',
  'after write 7',
  'after call 2',
  'after write 8',
  'after write 9',
  'after write 10',
];

it('every moment of the wait at which a page can die is covered', async () => {
  const { world, page } = await hold(null);
  await clock.passSeconds(10);
  expect(onServer(world)).toEqual([whole]);
  page.close();
  await settled();
  expect(heldMoments).toEqual(expect.arrayContaining(world.tellingMoments()));
});

it.each(heldMoments)(
  'a post that can be undone goes out once if its page dies %s',
  async (moment) => {
    const { world, page } = await hold(moment);
    await clock.passSeconds(10);
    page.close();
    await settled();
    const next = world.open(null);
    await clock.pass(1_000);
    const { text } = selectDraft(next.store.getState(), target);
    const { busy } = selectSending(next.store.getState(), target);
    expect(text !== '' || onServer(world).length === 1).toBe(true);
    if (text !== '' && !busy) next.store.dispatch(postRequested({ target }));
    await clock.passSeconds(40);
    expect(onServer(world)).toEqual([whole]);
    expect(selectDraft(next.store.getState(), target).text).toBe('');
    next.close();
  },
);

/** Writes a post that waits, and thinks better of it. */
async function undo(diesAt: Moment | null) {
  const { world, page } = await hold(diesAt);
  const [id] = Object.keys(page.store.getState().outbox ?? {});
  if (id !== undefined && !page.isDead()) page.store.dispatch(jobStopped({ id }));
  await clock.pass(1_000);
  const isUndone = !page.isDead();
  page.close();
  await settled();
  return { world, isUndone };
}

const undoneMoments: Moment[] = [
  'before write 1',
  'after write 1',
  'after write 2',
  'after write 3',
  'before write 4',
  'after write 4',
];

it('every moment of a post that is undone is covered', async () => {
  const { world } = await undo(null);
  expect(undoneMoments).toEqual(expect.arrayContaining(world.tellingMoments()));
});

it.each([...undoneMoments, 'afterwards'] as const)(
  'a post that was undone does not go out if its page dies %s',
  async (moment) => {
    const { world, isUndone } = await undo(moment === 'afterwards' ? null : moment);
    expect(isUndone).toBe(moment === 'afterwards');
    const next = world.open(null);
    await clock.passSeconds(40);
    const { text, subject, files } = selectDraft(next.store.getState(), target);
    if (isUndone) {
      expect(onServer(world)).toEqual([]);
      expect({ text, subject, files: files.map((file) => [file.id, file.description]) }).toEqual({
        text: draft.text,
        subject: draft.subject,
        files: [
          ['f1', 'A frog'],
          ['f2', ''],
        ],
      });
    } else expect(text === '' ? onServer(world) : [whole]).toEqual([whole]);
    next.close();
  },
);

it('a page that dies during uploads sends its files with the post', async () => {
  const world = browser(true);
  const id = newFileId(clock.now(), 'frog');
  world.disk.table.set(fileKey(id), new Blob(['frog']));
  const first = world.open(null);
  await clock.pass(1_000);
  const files = [someFile({ id, attachment: null, description: 'A frog' })];
  first.store.dispatch(draftSaved({ target, draft: { ...draft, files } }));
  first.store.dispatch(postRequested({ target }));
  await clock.pass(1_000);
  expect(selectSending(first.store.getState(), target)).toMatchObject({ phase: 'uploading' });
  first.close();
  await settled();
  const second = world.open(null);
  await clock.passSeconds(5);
  expect(selectSending(second.store.getState(), target).failure).toBeNull();
  expect(world.server.posts()).toMatchObject([{ media_attachments: [{ description: 'A frog' }] }]);
  expect(selectDraft(second.store.getState(), target)).toMatchObject({ text: '', files: [] });
  second.close();
});

it('a direct reply to a whole conversation stays that, in the draft and in the job', async () => {
  const reply = 'reply s1';
  const world = browser(true);
  const page = world.open('before call 1');
  await clock.pass(1_000);
  const words = { text: 'Under us', visibility: 'direct', conversationId: '7' } as const;
  page.store.dispatch(draftSaved({ target: reply, draft: someDraft(words) }));
  await clock.pass(1_000);
  page.store.dispatch(postRequested({ target: reply }));
  await clock.pass(1_000);
  expect(page.isDead()).toBe(true);
  const kept = [...world.disk.table].filter(([key]) => key.startsWith('job '));
  expect(kept).toMatchObject([[expect.anything(), { job: { draft: words } }]]);
  const next = world.open(null);
  await clock.pass(0);
  expect(selectDraft(next.store.getState(), reply)).toMatchObject(words);
  await clock.passSeconds(20);
  expect(world.server.posts()).toMatchObject([{ in_reply_to_id: 's1', visibility: 'direct' }]);
  next.close();
});
