/**
 * The page dies while a changed picture takes the place of the old one: before or after any write to
 * storage and any call. The page that is opened afterwards has one of the two, with its description;
 * it is posted once.
 */
import { noEdits } from '@/domain/composer/picture/pictureEdits';
import { fileKey, newFileId } from '@/domain/composer/upload';
import { selectDraft } from '@/selectors/composer/drafts';
import { draftSaved, postRequested } from '@/slices/composer/drafts';
import { pictureEditRequested } from '@/slices/composer/pictureEditor';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { settled, useStoppedClock } from '@support/clock';
import { someDraft, someFile } from '@support/composer/drafts';
import { browser, storedSession, type Moment } from '@support/composer/dyingPage';

const clock = useStoppedClock();
const target = 'new';

const contents = async (blob: unknown) => (blob instanceof Blob ? blob.text() : null);

/** Opens a browser that has a draft with a picture, and changes the picture. */
async function change(diesAt: Moment | null) {
  const oldId = newFileId(Date.now(), 'old');
  const kept = { [STORAGE_KEY]: storedSession, [fileKey(oldId)]: new Blob(['before']) };
  const edit = async () => new Blob(['after'], { type: 'image/webp' });
  const world = browser(true, kept, { edit });
  const file = someFile({ id: oldId, description: 'A frog' });
  const first = world.open(null);
  await clock.pass(1_000);
  first.store.dispatch(
    draftSaved({
      target,
      draft: someDraft({ text: 'Look', files: [file], changedAt: Date.now() }),
    }),
  );
  await clock.pass(1_000);
  first.close();
  await settled();
  world.moments.length = 0;
  const page = world.open(diesAt);
  await clock.pass(1_000);
  page.store.dispatch(
    pictureEditRequested({ target, part: 0, fileId: oldId, edits: { ...noEdits, turns: 1 } }),
  );
  // Long enough for the old file to be removed.
  await clock.passSeconds(10);
  return { world, page, oldId };
}

const moments = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((count): Moment[] => [
  `before write ${count}`,
  `after write ${count}`,
  ...(count === 1 ? ([`before call ${count}`, `after call ${count}`] as const) : []),
]);

it('every moment at which a page can die is covered', async () => {
  const { world, page, oldId } = await change(null);
  expect(world.moments).toContain('after write 3');
  expect(world.moments).toContain('after call 1');
  expect(world.moments.filter((moment) => !moments.includes(moment))).toEqual([]);
  expect(world.disk.table.has(fileKey(oldId))).toBe(false);
  page.close();
  await settled();
});

it.each(moments)('a page that dies %s loses no picture and doubles none', async (moment) => {
  const { world, oldId, page: dying } = await change(moment);
  dying.close();
  await settled();
  const page = world.open(null);
  await clock.pass(1_000);
  const { files } = selectDraft(page.store.getState(), target);
  expect(files).toHaveLength(1);
  const [file] = files;
  expect(file?.description).toBe('A frog');
  const isOld = file?.id === oldId;
  expect(await contents(world.disk.table.get(fileKey(file?.id ?? '')))).toBe(
    isOld ? 'before' : 'after',
  );
  // An upload that was under way is done again.
  await clock.passSeconds(10);
  page.store.dispatch(postRequested({ target }));
  await clock.passSeconds(20);
  expect(world.server.posts().map(({ media_attachments }) => media_attachments)).toMatchObject([
    [{ description: 'A frog' }],
  ]);
  // The posted one is gone. Another might be in a draft of another tab, and goes when a day old.
  const stored = [...world.disk.table.keys()].filter((key) => key.startsWith('file '));
  expect(stored).not.toContain(fileKey(file?.id ?? ''));
  expect(stored.length).toBeLessThanOrEqual(1);
  page.close();
  await settled();
});
