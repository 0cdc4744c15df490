/**
 * Opens the details of a file: it is looked at, changed, replaced, and described as it was before;
 * what is sent has no notes of cameras.
 */
import { completeDraft } from '@/domain/composer/draft';
import { missingFileFacts, type FileFacts } from '@/domain/composer/picture/fileFacts';
import { noEdits } from '@/domain/composer/picture/pictureEdits';
import { fileKey } from '@/domain/composer/upload';
import { putOnShelf } from '@/lib/files/fileShelf';
import { DESCRIPTIONS } from '@/sagas/composer/uploads/descriptionMemory';
import type { FileTools } from '@/sagas/engine/context';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectPictureEditor } from '@/selectors/composer/pictureEditor';
import { selectUploads } from '@/selectors/composer/uploads';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { jobUpdated } from '@/slices/composer/outbox';
import {
  fileDetailsClosed,
  fileDetailsOpened,
  fileInspected,
  fileReplaceRequested,
  pictureEditRequested,
  posterChosen,
  trimCancelled,
  trimOpened,
  trimProgressed,
  trimRequested,
} from '@/slices/composer/pictureEditor';
import {
  descriptionRecalled,
  filesRefused,
  shrinkRequested,
  uploadFailed,
} from '@/slices/composer/uploads';
import { dialogOpened } from '@/slices/engine/dialogs';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { someDraft, someJob } from '@support/composer/drafts';
import { choose, filesSaga, picture, uploadServer } from '@support/composer/uploads';
import { fakeStorage, noFileTools } from '@support/context';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();

const facts: FileFacts = {
  picture: { url: 'data:image/webp;base64,AAAA', width: 40, height: 20 },
  uneditable: null,
  details: 'place',
};

function begin(tools: Partial<FileTools> = {}, instance = {}, kept: Record<string, unknown> = {}) {
  const server = uploadServer();
  const disk = fakeStorage(kept);
  const story = replay(filesSaga, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      instanceConfigured({ instance }),
    ],
    context: {
      net: { fetch: server.fetch },
      storage: { database: disk.storage },
      services: { files: async () => ({ ...noFileTools, ...tools }) },
    },
  });
  const files = () => selectDraft(story.state(), 'new').files;
  const editor = () => selectPictureEditor(story.state());
  const add = async (...names: string[]) => {
    story.dispatch(choose(names.map((name) => picture(name))));
    await settled();
  };
  const place = (at = 0) => ({ target: 'new', part: 0, fileId: files()[at]?.id ?? '' });
  return { server, disk, story, files, editor, add, place };
}

const changed = new Blob(['changed'], { type: 'image/webp' });
const chosen = (name: string, size = 10) => ({
  handle: putOnShelf(picture(name, size)),
  name,
  type: 'image/png',
  size,
});

describe('the details of a file', () => {
  it('tell what it is, unless they were closed meanwhile', async () => {
    const { story, editor, add, place } = begin({ inspect: async () => facts });
    await add('a.png');
    const { fileId } = place();
    story.dispatch(fileDetailsOpened({ fileId }));
    expect(editor()).toEqual({ fileId, facts: null, phase: 'open' });
    await story.until(fileInspected);
    expect(editor().facts).toEqual(facts);
    story.dispatch(fileDetailsOpened({ fileId }));
    story.dispatch(fileDetailsClosed());
    await settled();
    expect(editor()).toEqual({ fileId: null, facts: null, phase: 'open' });
  });

  it('say so if the file is not here, or cannot be looked at', async () => {
    const { story, editor, add, place } = begin({ inspect: () => Promise.reject(new Error('No')) });
    await add('a.png');
    for (const fileId of ['posted m1', place().fileId]) {
      story.dispatch(fileDetailsOpened({ fileId }));
      await settled();
      expect(editor().facts).toEqual(missingFileFacts);
    }
  });
});

describe('a changed picture', () => {
  it('is stored before it takes the place of the old one, keeps the words, and is uploaded', async () => {
    const { server, disk, story, files, add, place } = begin({ edit: async () => changed });
    await add('a.png', 'b.png');
    server.arriving[0]?.take('m1');
    await settled();
    const [before] = files();
    const words = files().map((file, at) =>
      at === 0 ? { ...file, description: 'A frog', focus: { x: 1, y: 0 } } : file,
    );
    story.dispatch(draftEdited({ target: 'new', change: { files: words } }));
    const edits = { ...noEdits, turns: 1 };
    story.dispatch(pictureEditRequested({ ...place(), edits }));
    await settled();
    const [after, other] = files();
    expect(after).toMatchObject({
      name: 'a.webp',
      type: 'image/webp',
      size: 7,
      description: 'A frog',
      focus: { x: 0, y: -1 },
      attachment: null,
    });
    expect(after?.id).not.toBe(before?.id);
    expect(other?.name).toBe('b.png');
    expect(disk.table.get(fileKey(after?.id ?? ''))).toBe(changed);
    const saved = story
      .all(draftSaved)
      .findIndex(({ payload }) => payload.draft.files[0]?.id === after?.id);
    expect(saved).toBeGreaterThan(0);
    server.arriving.at(-1)?.take('m9');
    await settled();
    expect(server.arriving.at(-1)?.file.name).toBe('a.webp');
    expect(files()[0]?.attachment?.id).toBe('m9');
  });

  it('aborts the upload of the old one', async () => {
    const { server, story, add, place } = begin({ edit: async () => changed });
    await add('a.png');
    story.dispatch(pictureEditRequested({ ...place(), edits: { ...noEdits, turns: 2 } }));
    await settled();
    expect(server.arriving[0]?.signal?.aborted).toBe(true);
    expect(server.arriving[1]?.file.name).toBe('a.webp');
  });

  it.each<[string, FileTools['edit']]>([
    ['too large', async () => null],
    ['broken', () => Promise.reject(new Error('No memory'))],
  ])('that is %s leaves the file as it was, and says so', async (_why, edit) => {
    const { story, files, editor, add, place } = begin({ edit });
    await add('a.png');
    const before = files();
    story.dispatch(pictureEditRequested({ ...place(), edits: { ...noEdits, turns: 1 } }));
    expect(editor().phase).toBe('working');
    await settled();
    expect(editor().phase).toBe('failed');
    expect(files()).toEqual(before);
  });

  it('has at most the bytes that the server takes for pictures', async () => {
    const edit = jest.fn<ReturnType<FileTools['edit']>, Parameters<FileTools['edit']>>();
    edit.mockResolvedValue(changed);
    const { story, add, place } = begin({ edit }, { pictureLimit: 900 });
    await add('a.png');
    story.dispatch(pictureEditRequested({ ...place(), edits: noEdits }));
    await settled();
    expect(edit.mock.calls[0]?.[2]).toBe(900);
  });
});

describe('a file in the place of another', () => {
  it('keeps the description and the place, not the focal point, and stays open', async () => {
    const { story, files, add, place } = begin();
    await add('a.png', 'b.png');
    const words = files().map((file) => ({
      ...file,
      description: 'A frog',
      focus: { x: 1, y: 1 },
    }));
    story.dispatch(draftEdited({ target: 'new', change: { files: words } }));
    story.dispatch(fileReplaceRequested({ ...place(), file: chosen('c.png') }));
    await settled();
    const [first] = files();
    expect(files().map(({ name, description }) => [name, description])).toEqual([
      ['c.png', 'A frog'],
      ['b.png', 'A frog'],
    ]);
    expect(first).not.toHaveProperty('focus');
    expect(story.all(dialogOpened).at(-1)?.payload).toEqual({
      kind: 'fileDetails',
      props: { target: 'new', part: 0, fileId: first?.id },
    });
  });

  it('is refused as any other would be', async () => {
    const { story, files, add, place } = begin({}, { pictureLimit: 50 });
    await add('a.png');
    story.dispatch(fileReplaceRequested({ ...place(), file: chosen('large.png', 51) }));
    await settled();
    expect(story.all(filesRefused)[0]?.payload.files).toMatchObject([
      { name: 'large.png', why: 'file_too_big' },
    ]);
    expect(files().map(({ name }) => name)).toEqual(['a.png']);
  });

  it('comes too late for a file that was removed', async () => {
    const { story, files, add, place } = begin();
    await add('a.png');
    const there = place();
    story.dispatch(draftEdited({ target: 'new', change: { files: [] } }));
    story.dispatch(fileReplaceRequested({ ...there, file: chosen('c.png') }));
    await settled();
    expect(files()).toEqual([]);
    expect(story.all(dialogOpened)).toEqual([]);
  });
});

describe('the picture of a video', () => {
  it('is drawn anew and stored, and stays as long as the draft has the video', async () => {
    const edit = jest.fn<ReturnType<FileTools['edit']>, Parameters<FileTools['edit']>>();
    edit.mockResolvedValue(changed);
    const { disk, story, files, add, place } = begin({ edit });
    await add('a.png', 'b.png');
    story.dispatch(posterChosen({ ...place(), file: chosen('frame.png') }));
    await settled();
    expect(edit.mock.calls[0]?.slice(1)).toEqual([noEdits, 500_000]);
    const poster = files()[0]?.poster ?? '';
    expect(disk.table.get(fileKey(poster))).toBe(changed);
    expect(files()[1]?.poster).toBeUndefined();
    await clock.pass(10_000);
    expect(disk.table.has(fileKey(poster))).toBe(true);
    story.dispatch(draftEdited({ target: 'new', change: { files: [] } }));
    await clock.pass(10_000);
    expect(disk.table.has(fileKey(poster))).toBe(false);
  });

  it('that cannot be drawn, or comes after the video is gone, changes nothing', async () => {
    const { story, files, editor, add, place } = begin();
    await add('a.png');
    const there = place();
    story.dispatch(posterChosen({ ...there, file: chosen('frame.png') }));
    await settled();
    expect(editor().phase).toBe('failed');
    expect(files()[0]?.poster).toBeUndefined();
    story.dispatch(fileReplaceRequested({ ...there, file: chosen('c.png') }));
    story.dispatch(posterChosen({ ...there, file: chosen('frame.png') }));
    await settled();
    expect(files().map(({ name, poster }) => [name, poster])).toEqual([['c.png', undefined]]);
  });

  it('does not stay with another file in its place', async () => {
    const { story, files, add, place } = begin({ edit: async () => changed });
    await add('a.png');
    story.dispatch(posterChosen({ ...place(), file: chosen('frame.png') }));
    await settled();
    expect(files()[0]?.poster).toEqual(expect.any(String));
    story.dispatch(fileReplaceRequested({ ...place(), file: chosen('c.png') }));
    await settled();
    expect(files()[0]?.poster).toBeUndefined();
  });
});

describe('the description of a file that was sent before', () => {
  const hash: FileTools['hash'] = async (file) => `hash of ${String(file.size)} bytes`;

  it('is filled in when the same bytes are added again, and goes with the account', async () => {
    const { disk, story, files, add } = begin({ hash });
    await add('a.png');
    const sent = completeDraft(someDraft({ files: [{ ...files()[0]!, description: ' A frog ' }] }));
    story.dispatch(jobUpdated(someJob({ draft: sent, phase: 'describing' })));
    await settled();
    expect(disk.table.has(DESCRIPTIONS)).toBe(false);
    story.dispatch(jobUpdated(someJob({ draft: sent, phase: 'sending' })));
    await settled();
    story.dispatch(choose([picture('copy.png'), picture('other.png', 11)]));
    await settled();
    expect(files().map(({ name, description }) => [name, description])).toEqual([
      ['a.png', ''],
      ['copy.png', 'A frog'],
      ['other.png', ''],
    ]);
    const copy = files()[1]?.id ?? '';
    expect(story.all(descriptionRecalled).map(({ payload }) => payload)).toEqual([
      { fileId: copy, text: 'A frog' },
    ]);
    expect(selectUploads(story.state()).recalled[copy]).toBe('A frog');
    story.dispatch(loggedOut('wish'));
    await settled();
    expect(disk.table.has(DESCRIPTIONS)).toBe(false);
  });

  it('does not replace words that are there, and its loss harms nothing', async () => {
    const known = { [DESCRIPTIONS]: [{ hash: 'hash of 10 bytes', text: 'A frog' }] };
    const slow: FileTools['hash'] = () => Promise.reject(new Error('No'));
    const { files, add } = begin({ hash: slow }, {}, known);
    await add('a.png');
    expect(files()[0]?.description).toBe('');
  });
});

describe('what is sent', () => {
  it('has no notes of cameras', async () => {
    const clean: FileTools['clean'] = async () => new Blob(['bare'], { type: 'image/png' });
    const { server, add } = begin({ clean });
    await add('a.png');
    expect(await server.arriving[0]?.file.text()).toBe('bare');
  });

  it('is nothing at all if the notes cannot be taken out', async () => {
    const { server, story, add } = begin({ clean: () => Promise.reject(new Error('No code')) });
    await add('a.png');
    expect(server.arriving).toEqual([]);
    expect(story.all(uploadFailed)[0]?.payload.failure).toMatchObject({ kind: 'other' });
  });

  it('has no more pixels than the server takes: it is refused first, and can be made smaller', async () => {
    const measure: FileTools['measure'] = async (file) => ({ width: 100, height: file.size });
    const shrink = jest.fn<ReturnType<FileTools['shrink']>, Parameters<FileTools['shrink']>>();
    shrink.mockResolvedValue(picture('small', 4));
    const { story, files } = begin({ measure, shrink }, { pixelLimit: 900, pictureLimit: 5_000 });
    story.dispatch(choose([picture('fits.png', 9), picture('vast.png', 10)]));
    await settled();
    expect(files().map(({ name }) => name)).toEqual(['fits.png']);
    const [refused] = story.all(filesRefused)[0]?.payload.files ?? [];
    expect(refused).toMatchObject({ why: 'too_many_pixels', pixels: 1_000, most: 900 });
    story.dispatch(shrinkRequested({ target: 'new', handle: refused?.handle ?? '' }));
    await settled();
    expect(shrink.mock.calls[0]?.slice(1)).toEqual([5_000, 900]);
    expect(files().map(({ name }) => name)).toEqual(['fits.png', 'vast.png']);
  });
});

describe('a video that is cut', () => {
  const facts = { seconds: 8, keys: [0, 4], encodes: false };
  const cut = { from: 4, to: 8, copied: true };
  const shorter = new Blob(['shorter'], { type: 'video/mp4' });
  /** Opens the details of the first of two files, and the wish to cut it. */
  async function opened(tools: Partial<FileTools>) {
    const all = begin({ inspectVideo: async () => facts, ...tools });
    await all.add('pond.mov', 'b.png');
    all.story.dispatch(fileDetailsOpened({ fileId: all.place().fileId }));
    await settled();
    all.story.dispatch(trimOpened({ fileId: all.place().fileId }));
    await settled();
    return all;
  }

  it('is looked at first; where that fails, it cannot be cut', async () => {
    const { editor } = await opened({});
    expect(editor().trim).toEqual({ phase: 'ready', facts, part: 0 });
    for (const inspectVideo of [async () => null, () => Promise.reject(new Error('No'))]) {
      const other = await opened({ inspectVideo });
      expect(other.editor().trim).toMatchObject({ phase: 'impossible', facts: null });
    }
  });

  it('is replaced by the shorter one, which keeps the words', async () => {
    const { server, disk, story, files, place } = await opened({
      trimVideo: async (_file, wish, { onProgress }) => {
        expect(wish).toEqual(cut);
        onProgress(0.5);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return shorter;
      },
    });
    const [before] = files();
    const words = files().with(0, { ...before!, description: 'A pond', poster: 'p1' });
    story.dispatch(draftEdited({ target: 'new', change: { files: words } }));
    story.dispatch(trimRequested({ ...place(), cut }));
    await clock.pass(1_000);
    expect(story.all(trimProgressed)[0]?.payload.part).toBe(0.5);
    const [after, other] = files();
    const { id, ...made } = after!;
    expect(made).toMatchObject({ name: 'pond.mp4', type: 'video/mp4', description: 'A pond' });
    expect(made).toMatchObject({ size: 7, attachment: null });
    expect(made.poster).toBeUndefined();
    expect(other?.name).toBe('b.png');
    expect(disk.table.get(fileKey(id))).toBe(shorter);
    expect(server.arriving.at(-1)?.file.name).toBe('pond.mp4');
  });

  it.each([
    ['cannot be made', async () => null],
    ['fails', () => Promise.reject(new Error('No memory'))],
  ])('stays as it was if the shorter one %s', async (_why, trimVideo) => {
    const { story, files, editor, place } = await opened({ trimVideo });
    const before = files();
    story.dispatch(trimRequested({ ...place(), cut }));
    await settled();
    expect(editor().trim?.phase).toBe('failed');
    expect(files()).toEqual(before);
  });

  it.each([
    ['cancelled', trimCancelled()],
    ['closed', fileDetailsClosed()],
  ])('stays as it was if the work is %s, which ends', async (_how, action) => {
    let signal: AbortSignal | null = null;
    const { story, files, editor, place } = await opened({
      trimVideo: async (_file, _cut, work) => {
        ({ signal } = work);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return shorter;
      },
    });
    const before = files();
    story.dispatch(trimRequested({ ...place(), cut }));
    await settled();
    expect(editor().trim?.phase).toBe('working');
    story.dispatch(action);
    await clock.pass(2_000);
    expect(signal).toMatchObject({ aborted: true });
    expect(files()).toEqual(before);
    expect(editor().trim?.phase).not.toBe('working');
  });

  it('stays away if it was removed meanwhile', async () => {
    const { story, files, place } = await opened({ trimVideo: async () => shorter });
    const given = place();
    story.dispatch(draftEdited({ target: 'new', change: { files: files().slice(1) } }));
    story.dispatch(trimRequested({ ...given, cut }));
    await settled();
    expect(files().map(({ name }) => name)).toEqual(['b.png']);
  });

  it('that is too large is not sent before it is cut, and is checked again then', async () => {
    const film = new File(['x'.repeat(40)], 'pond.mov', { type: 'video/quicktime' });
    const all = begin(
      { inspectVideo: async () => facts, trimVideo: async () => shorter },
      { uploadlimit: { general: 20 } },
    );
    all.story.dispatch(choose([film]));
    await settled();
    const [refused] = all.story.state().uploads?.refused['new'] ?? [];
    expect(refused).toMatchObject({ why: 'file_too_big', allowed: 20 });
    const fileId = refused!.handle;
    all.story.dispatch(fileDetailsOpened({ fileId }));
    all.story.dispatch(trimOpened({ fileId }));
    await settled();
    expect(all.editor().trim).toEqual({ phase: 'ready', facts, part: 0 });
    expect(all.server.arriving).toEqual([]);

    all.story.dispatch(trimRequested({ target: 'new', part: 0, fileId, cut }));
    await settled();
    expect(all.story.state().uploads?.refused['new']).toBeUndefined();
    expect(all.files()).toMatchObject([{ name: 'pond.mp4', type: 'video/mp4', size: 7 }]);
    expect(all.server.arriving.map(({ file }) => file.name)).toEqual(['pond.mp4']);
  });
});
