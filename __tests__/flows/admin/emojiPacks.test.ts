/** Administration of emoji packs, against recorded answers. */
import nock from 'nock';
import { emojiPath, packDataOf, type EmojiPackAction } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { putOnShelf } from '@/lib/files/fileShelf';
import { emojiPacksSaga } from '@/sagas/admin/emojiPacks';
import { selectEmojiPacks } from '@/selectors/admin/emojiPacks';
import { selectRequest } from '@/selectors/engine/requests';
import {
  emojiPackActionDone,
  emojiPackActionRequested,
  emojiFilesReceived,
  emojiPackOpened,
  emojiPacksReceived,
  emojiPacksRequested,
  remotePacksReceived,
  remotePacksRequested,
} from '@/slices/admin/emojiPacks';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, replayFixture } from '@support/fixtures';

type Story = ReturnType<typeof replay>;

const EMOJI = '/api/v1/pleroma/emoji';
const answer = (name: string) => replayFixture(`admin/${name}`);
const start = (as = 'admin'): Story =>
  replay(emojiPacksSaga, {
    before: [userTokenReceived({ userToken: `TOKEN-${as}` }), signedIn()],
  });
const packs = (story: Story) => selectEmojiPacks(story.state()).packs ?? {};
const wirePack = (files: Record<string, string>, count?: number) => ({
  files,
  pack: { 'share-files': true, license: 'CC0' },
  ...(count === undefined ? {} : { files_count: count }),
});
const list = (...names: [string, object][]) =>
  nock(ORIGIN)
    .get(`${EMOJI}/packs`)
    .query({ page: 1, page_size: 50 })
    .reply(200, { packs: Object.fromEntries(names), count: names.length });

/** Opens the page with a pack "kitchen" that contains a kettle. */
async function opened(as?: string): Promise<Story> {
  list(['kitchen', wirePack({ kettle: 'kettle.png' })]);
  const story = start(as);
  story.dispatch(emojiPacksRequested());
  await story.until(emojiPacksReceived);
  return story;
}

const deed = (story: Story, wanted: EmojiPackAction) => {
  story.dispatch(emojiPackActionRequested({ deed: wanted }));
};
const done = async (story: Story, wanted: EmojiPackAction) => {
  deed(story, wanted);
  await story.until({ match: (action) => emojiPackActionDone.match(action) });
};
const refused = async (story: Story, wanted: EmojiPackAction) => {
  deed(story, wanted);
  await story.until(requestFailed);
  return selectRequest(story.state(), adminRequests.emojiPackAction).reason;
};

it('emoji packs are listed with their emoji', async () => {
  nock(ORIGIN)
    .get(`${EMOJI}/packs`)
    .query({ page: 1, page_size: 50 })
    .reply(200, fixtureBody('admin/emoji-packs') as object);
  const story = start();
  story.dispatch(emojiPacksRequested());
  await story.until(emojiPacksReceived);
  expect(packs(story)).toEqual({
    testpack: {
      name: 'testpack',
      description: 'test pack',
      homepage: 'http://example.com',
      license: 'CC0',
      fallbackSrc: '',
      shareFiles: true,
      files: {
        heart_test: 'heart_test.png',
        smiley_test: 'smiley_test.png',
        wide_test: 'wide_test.png',
      },
      filesCount: 3,
      checksum: '9496CC414BDB72573753954E3D4974CB1C2FB5348761C55165F18CFD692EDE90',
      canDownload: true,
    },
  });
});

it('emoji packs are loaded page by page, with all files of the opened one', async () => {
  const page = (at: number, body: object) =>
    nock(ORIGIN).get(`${EMOJI}/packs`).query({ page: at, page_size: 50 }).reply(200, body);
  page(1, { packs: { a: wirePack({ one: '1.png' }, 3) }, count: 2 });
  page(2, { packs: { b: wirePack({}) }, count: 2 });
  const story = start();
  story.dispatch(emojiPacksRequested());
  await story.until(emojiPacksReceived);
  expect(Object.keys(packs(story))).toEqual(['a', 'b']);
  const files = (at: number, body: object) =>
    nock(ORIGIN)
      .get(`${EMOJI}/pack`)
      .query({ name: 'a', page: at, page_size: 30 })
      .reply(200, body);
  files(1, wirePack({ one: '1.png', two: '2.png' }, 3));
  files(2, wirePack({ three: '3.png' }, 3));
  story.dispatch(emojiPackOpened({ name: 'a' }));
  await story.until(emojiFilesReceived);
  expect(packs(story).a?.files).toEqual({ one: '1.png', two: '2.png', three: '3.png' });
});

describe('emoji packs', () => {
  it('are created and deleted', async () => {
    const story = await opened();
    const call = nock(ORIGIN).post(`${EMOJI}/pack`).query({ name: 'garden' }).reply(200, '"ok"');
    list(['kitchen', wirePack({ kettle: 'kettle.png' })], ['garden', wirePack({})]);
    await done(story, { kind: 'create', name: 'garden' });
    call.done();
    expect(Object.keys(packs(story))).toEqual(['kitchen', 'garden']);
    const gone = answer('emoji-pack-delete');
    list(['garden', wirePack({})]);
    deed(story, { kind: 'delete', name: 'kitchen' });
    await story.until({ match: () => !('kitchen' in packs(story)) });
    gone.done();
  });

  it("show the server's error when a change is refused", async () => {
    const story = await opened();
    answer('emoji-pack-create-again');
    expect(await refused(story, { kind: 'create', name: 'kitchen' })).toBe(
      'A pack named "kitchen" already exists',
    );
  });

  it('cannot be changed by others', async () => {
    const story = await opened('alice');
    answer('emoji-pack-create-user');
    expect(await refused(story, { kind: 'create', name: 'x' })).toBe('User is not a staff member.');
  });

  it('get a description, without an empty source, which would break the server', async () => {
    const story = await opened();
    const call = answer('emoji-pack-metadata');
    const data = {
      license: 'CC0',
      homepage: 'https://example.com',
      description: 'Things in the kitchen',
      fallbackSrc: '',
      shareFiles: true,
    };
    await done(story, { kind: 'describe', name: 'kitchen', data });
    call.done();
    expect(packDataOf(packs(story).kitchen!)).toEqual(data);
  });

  it('get a picture from a file or an address, rename it, and lose it', async () => {
    const story = await opened();
    const add = answer('emoji-file-add');
    const file = new File([new Uint8Array(9)], 'loaf.png', { type: 'image/png' });
    const shortcode = 'loaf';
    const target = { name: 'kitchen', shortcode, filename: '' };
    await done(story, { kind: 'addFile', ...target, handle: putOnShelf(file) });
    add.done();
    expect(packs(story).kitchen?.files).toEqual({ loaf: 'loaf.png' });

    const rename = answer('emoji-file-rename');
    const next = { shortcode: 'bread', file: 'bread.png' };
    deed(story, { kind: 'rename', name: 'kitchen', shortcode, next });
    await story.until({ match: () => packs(story).kitchen?.files.bread === 'bread.png' });
    rename.done();

    const remove = answer('emoji-file-delete');
    deed(story, { kind: 'removeFile', name: 'kitchen', shortcode: 'bread' });
    await story.until({ match: () => packs(story).kitchen?.filesCount === 0 });
    remove.done();

    const byAddress = nock(ORIGIN)
      .post(`${EMOJI}/packs/files`, /name="file"\r\n\r\nhttps:\/\/pics\.example\/pan\.png/)
      .query({ name: 'kitchen' })
      .reply(200, { pan: 'pan.png' });
    const url = 'https://pics.example/pan.png';
    deed(story, { kind: 'addUrl', name: 'kitchen', shortcode: 'pan', filename: '', url });
    await story.until({ match: () => packs(story).kitchen?.files.pan === 'pan.png' });
    byAddress.done();
  });

  it('cannot have two files with one shortcode, or change a file that is gone', async () => {
    const story = await opened();
    answer('emoji-file-add-again');
    const target = { name: 'kitchen', shortcode: 'loaf', filename: '' };
    const handle = putOnShelf(new File(['x'], 'loaf.png'));
    expect(await refused(story, { kind: 'addFile', ...target, handle })).toBe(
      'An emoji with the "loaf" shortcode already exists',
    );
    expect(packs(story).kitchen?.files).toEqual({ kettle: 'kettle.png' });
  });
});

describe('emoji packs of a server', () => {
  it('are reloaded, and imported from its folders', async () => {
    const story = await opened();
    const reload = answer('reload-emoji');
    list(['kitchen', wirePack({ kettle: 'kettle.png' })]);
    await done(story, { kind: 'reload' });
    reload.done();
    nock(ORIGIN).get(`${EMOJI}/packs/import`).reply(200, ['cellar']);
    list(['cellar', wirePack({})]);
    deed(story, { kind: 'import' });
    await story.until({ match: () => 'cellar' in packs(story) });
    await story.until({
      match: () => selectEmojiPacks(story.state()).done?.names.includes('cellar') === true,
    });
  });

  it('are listed for another server, and downloaded under another name', async () => {
    const story = await opened();
    const url = 'https://far.example';
    nock(ORIGIN)
      .get(`${EMOJI}/packs/remote`)
      .query({ url, page: 1, page_size: 50 })
      .reply(200, { packs: { trains: wirePack({ tram: 'tram.png' }) }, count: 1 });
    story.dispatch(remotePacksRequested({ url }));
    await story.until(remotePacksReceived);
    expect(selectEmojiPacks(story.state()).remote).toMatchObject({
      url,
      packs: [{ name: 'trains', filesCount: 1 }],
    });
    const download = nock(ORIGIN)
      .post(`${EMOJI}/packs/download`, { url, name: 'trains', as: 'rails' })
      .reply(200, '"ok"');
    list(['rails', wirePack({ tram: 'tram.png' })]);
    await done(story, { kind: 'download', url, name: 'trains', as: 'rails' });
    download.done();
    expect(Object.keys(packs(story))).toEqual(['rails']);
  });

  it('show why another server has none', async () => {
    const story = await opened();
    const url = 'https://far.example';
    nock(ORIGIN)
      .get(`${EMOJI}/packs/remote`)
      .query(true)
      .reply(500, { error: 'The requested instance does not support sharing emoji packs' });
    story.dispatch(remotePacksRequested({ url }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), adminRequests.remotePacks).reason).toBe(
      'The requested instance does not support sharing emoji packs',
    );
  });
});

it('emoji packs may have pictures whose paths contain spaces', () => {
  expect(emojiPath('my pack', 'in/dino walking.gif')).toBe(
    '/emoji/my%20pack/in/dino%20walking.gif',
  );
});
