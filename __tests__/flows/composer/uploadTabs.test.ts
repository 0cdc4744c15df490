/** Files of a draft that several tabs know: each is uploaded once in the browser. */
import type { Draft } from '@/domain/composer/draft';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { tabDraftsSaga } from '@/sagas/composer/drafts/tabDrafts';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectUploads } from '@/selectors/composer/uploads';
import { draftEdited, draftsRestored } from '@/slices/composer/drafts';
import { uploadQueued, uploadStopped } from '@/slices/composer/uploads';
import { useStoppedClock } from '@support/clock';
import { someDraft, someFile } from '@support/composer/drafts';
import { attachment } from '@support/composer/postingServer';
import { choose, filesSaga, picture, uploadServer } from '@support/composer/uploads';
import { fakeStorage } from '@support/context';
import { fakeBrowser, type Tab } from '@support/realtime/tabs';

const clock = useStoppedClock();

function newBrowser() {
  const browser = fakeBrowser();
  const server = uploadServer();
  const { storage: database } = fakeStorage();
  /** A tab that has read these drafts from storage. */
  const open = async (kept: Record<string, Draft> = {}, visible = true): Promise<Tab> => {
    const tab = browser.open({
      before: [draftsRestored(kept)],
      sagas: [draftsSaga, tabDraftsSaga, filesSaga],
      visible,
      context: { net: { fetch: server.fetch }, storage: { database } },
    });
    await clock.pass(1_000);
    return tab;
  };
  return { ...browser, open, server };
}

const draftOf = ({ story }: Tab) => selectDraft(story.state(), 'new');
const sentOf = (tab: Tab) => draftOf(tab).files.map(({ attachment }) => attachment?.id);
const phasesOf = (tab: Tab) =>
  draftOf(tab).files.map(({ id }) => selectUploads(tab.story.state()).uploads[id]?.phase);

/** One tab uploads files; the other was opened meanwhile, with the draft as it is stored. */
async function opened(names = ['a.png']) {
  const browser = newBrowser();
  const one = await browser.open();
  one.story.dispatch(choose(names.map((name) => picture(name))));
  await clock.pass(300);
  const other = await browser.open({ new: draftOf(one) });
  return { ...browser, one, other };
}

it('a tab that is opened while another one uploads does not upload the file again', async () => {
  const { one, other, server } = await opened(['a.png', 'b.png', 'c.png']);
  expect(server.arriving.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
  server.arriving[0]?.take('m1');
  server.arriving[1]?.take('m2');
  await clock.pass(1_000);
  server.arriving[2]?.take('m3');
  await clock.pass(1_000);
  expect(server.arriving).toHaveLength(3);
  for (const tab of [one, other]) expect(sentOf(tab)).toEqual(['m1', 'm2', 'm3']);
});

it('a file goes on in a tab that waited for the one that is gone, and in one of them only', async () => {
  const { one, other, open, server } = await opened();
  const third = await open({ new: draftOf(one) });
  const fourth = await open({ new: draftOf(one) }, false);
  one.close();
  await clock.pass(1_000);
  expect(server.arriving).toHaveLength(2);
  server.arriving[1]?.take('m1');
  await clock.pass(2_000);
  expect(server.arriving).toHaveLength(2);
  for (const tab of [other, third, fourth]) expect(sentOf(tab)).toEqual(['m1']);
});

it('a file that was added while all were open goes on in one of two windows when its tab is gone', async () => {
  const { open, server } = newBrowser();
  const one = await open();
  const [other, third] = [await open(), await open()];
  one.story.dispatch(choose([picture('a.png')]));
  await clock.pass(300);
  one.close();
  await clock.pass(1_000);
  expect(server.arriving).toHaveLength(2);
  server.arriving[1]?.take('m1');
  await clock.pass(2_000);
  expect(server.arriving).toHaveLength(2);
  for (const tab of [other, third]) expect(sentOf(tab)).toEqual(['m1']);
});

it('a file that was refused is not tried by the other tab of itself', async () => {
  const { one, other, server } = await opened();
  server.arriving[0]?.answer(413, { error: 'file_too_large' });
  await clock.pass(2_000);
  expect(server.arriving).toHaveLength(1);
  expect([one, other].map(phasesOf)).toEqual([['failed'], ['failed']]);
  // It is tried again where the reader asks for it.
  const [file] = draftOf(other).files;
  other.story.dispatch(uploadQueued({ fileId: file!.id }));
  await clock.pass(300);
  expect(server.arriving).toHaveLength(2);
});

it('a file that was stopped stays stopped in the other tab', async () => {
  const { one, other, server } = await opened();
  one.story.dispatch(uploadStopped({ fileId: draftOf(one).files[0]!.id }));
  await clock.pass(2_000);
  expect(server.arriving).toHaveLength(1);
  expect([one, other].map(phasesOf)).toEqual([['stopped'], ['stopped']]);
});

it('a file that was removed meanwhile is not uploaded', async () => {
  const { one, other, server } = await opened();
  one.story.dispatch(draftEdited({ target: 'new', change: { files: [] } }));
  await clock.pass(2_000);
  expect(server.arriving).toHaveLength(1);
  expect(draftOf(other).files).toEqual([]);
});

it('files that the server has deleted since are uploaded again by one of the tabs that come back', async () => {
  const { open, server } = newBrowser();
  const first = await open();
  first.story.dispatch(choose([picture('a.png')]));
  await clock.pass(300);
  server.arriving[0]?.take('old');
  await clock.pass(300);
  const [file] = draftOf(first).files;
  first.close();
  const old = someDraft({ files: [someFile({ ...file })], changedAt: 1 - 7 * 24 * 3_600_000 });
  const tabs = [await open({ new: old }), await open({ new: old })];
  await clock.pass(1_000);
  expect(server.arriving).toHaveLength(2);
  server.arriving[1]?.take('new');
  server.media['/api/v1/media/new'] = [{ status: 200, body: attachment('new') }];
  await clock.pass(2_000);
  tabs.push(await open({ new: { ...draftOf(tabs[0]!), changedAt: old.changedAt } }));
  await clock.pass(2_000);
  expect(server.arriving).toHaveLength(2);
  for (const tab of tabs) expect(sentOf(tab)).toEqual(['new']);
});
