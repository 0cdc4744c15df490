/**
 * Files of drafts: checked, stored, uploaded two at a time, awaited, and resumed after a reload.
 */
import type { Action } from '@reduxjs/toolkit';
import { selectDraft } from '@/selectors/composer/drafts';
import {
  selectFileRoom,
  selectHasMissingFiles,
  selectUploading,
  selectUploads,
} from '@/selectors/composer/uploads';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  draftEdited,
  draftSaved,
  draftsRestored,
  fileUploaded,
  postConfirmed,
} from '@/slices/composer/drafts';
import { onlineChanged } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import { onShelf } from '@/lib/files/fileShelf';
import { chatDraft } from '@/domain/composer/draft';
import { fileKey } from '@/domain/composer/upload';
import {
  filesLeftOut,
  filesRefused,
  filesShown,
  thumbnailReceived,
  shrinkFailed,
  shrinkRequested,
  uploadFailed,
  uploadQueued,
  uploadStopped,
} from '@/slices/composer/uploads';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage, noFileTools } from '@support/context';
import { someDraft, someFile } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { attachment } from '@support/composer/postingServer';
import { fixtureBody } from '@support/fixtures';
import { choose, filesSaga, picture, uploadServer } from '@support/composer/uploads';

const clock = useStoppedClock();
const signIn = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];

type Replayed = Parameters<typeof replay>[1];

type Known = ReturnType<typeof uploadServer>['media'];

function begin({
  before = [],
  context = {},
  known = {},
}: NonNullable<Replayed> & { known?: Known } = {}) {
  const server = uploadServer();
  Object.assign(server.media, known);
  const disk = fakeStorage();
  const story = replay(filesSaga, {
    before: [...signIn, ...before],
    context: {
      ...context,
      net: { fetch: server.fetch, ...context.net },
      storage: { database: disk.storage, ...context.storage },
    },
  });
  const files = () => selectDraft(story.state(), 'new').files;
  const phases = () => files().map(({ id }) => selectUploads(story.state()).uploads[id]?.phase);
  return { server, disk, story, files, phases };
}

describe('uploading', () => {
  it('POST-06 POST-25 sends the file as the reader, in the field `file`, and counts as uploading until all are there', async () => {
    const { server, story, files } = begin();
    story.dispatch(choose([picture('a.png'), picture('b.png')]));
    await settled();
    expect(
      server.arriving.map(({ path, token, file }) => [path, token, file.name, file.type]),
    ).toEqual([
      ['/api/v1/media', 'Bearer TOKEN-mia', 'a.png', 'image/png'],
      ['/api/v1/media', 'Bearer TOKEN-mia', 'b.png', 'image/png'],
    ]);
    expect(selectUploading(story.state(), 'new')).toBe(true);
    server.arriving[0]?.answer(200, fixtureBody('media/upload-image-v1'));
    await settled();
    expect(selectUploading(story.state(), 'new')).toBe(true);
    server.arriving[1]?.take('m2');
    await settled();
    expect(selectUploading(story.state(), 'new')).toBe(false);
    expect(files().map((file) => file.attachment?.id)).toEqual(['969', 'm2']);
  });

  it('sends two at a time, in order, and shows the progress of each', async () => {
    const { server, story, files, phases } = begin();
    story.dispatch(choose(['a', 'b', 'c', 'd'].map((name) => picture(name))));
    await settled();
    expect(server.arriving.map(({ file }) => file.name)).toEqual(['a', 'b']);
    expect(phases()).toEqual(['sending', 'sending', 'waiting', 'waiting']);
    server.arriving[1]?.tell(0.25);
    server.arriving[1]?.tell(0.5);
    await clock.pass(100);
    const [, second] = files();
    expect(selectUploads(story.state()).uploads[second?.id ?? '']?.part).toBe(0.5);
    server.arriving[1]?.take('m2');
    await settled();
    expect(server.arriving.map(({ file }) => file.name)).toEqual(['a', 'b', 'c']);
  });

  it('stores each file in this browser, so that it is sent after a reload', async () => {
    const { server, disk, story, files } = begin();
    story.dispatch(choose([picture('a.png')]));
    await settled();
    const [file] = files();
    expect(disk.table.get(fileKey(file?.id ?? ''))).toBeInstanceOf(File);

    const reloaded = uploadServer();
    const after = replay(filesSaga, {
      before: [draftsRestored({ new: someDraft({ files: files() }) }), ...signIn],
      context: { net: { fetch: reloaded.fetch }, storage: { database: disk.storage } },
    });
    await clock.pass(500);
    expect(reloaded.arriving.map((one) => one.file.name)).toEqual(['a.png']);
    reloaded.arriving[0]?.take('m1');
    await after.until(fileUploaded);
    expect(after.state().drafts.new?.files[0]?.attachment?.id).toBe('m1');
    expect(server.arriving[0]?.key).not.toBe(reloaded.arriving[0]?.key);
  });

  it('shows the description that the server found in the file, unless one was typed meanwhile', async () => {
    const { server, story, files } = begin();
    story.dispatch(choose([picture('a'), picture('b')]));
    await settled();
    const described = files().map((file, at) =>
      at === 0 ? { ...file, description: 'Mine' } : file,
    );
    story.dispatch(draftEdited({ target: 'new', change: { files: described } }));
    server.arriving[0]?.take('m1', 'Theirs');
    server.arriving[1]?.take('m2', 'Theirs');
    await settled();
    expect(files().map(({ description }) => description)).toEqual(['Mine', 'Theirs']);
  });

  it('waits for the network, and repeats interrupted uploads', async () => {
    const { server, story, files, phases } = begin({ before: [onlineChanged(false)] });
    story.dispatch(choose([picture()]));
    await settled();
    expect(server.arriving).toEqual([]);
    story.dispatch(onlineChanged(true));
    await settled();
    story.dispatch(onlineChanged(false));
    server.arriving[0]?.drop();
    await clock.pass(60_000);
    server.arriving.slice(1).forEach(({ drop }) => drop());
    await clock.pass(60_000);
    server.arriving.slice(2).forEach(({ drop }) => drop());
    await settled();
    expect(phases()).toEqual(['waiting']);
    const before = server.arriving.length;
    story.dispatch(onlineChanged(true));
    await settled();
    server.arriving[before]?.take('m1');
    await settled();
    expect(files()[0]?.attachment?.id).toBe('m1');
  });

  it('does not affect four other files when one fails, which can be retried', async () => {
    const { server, story, files, phases } = begin();
    story.dispatch(choose(['a', 'b', 'c', 'd', 'e'].map((name) => picture(name))));
    for (let at = 0; at < 5; at += 1) {
      await settled();
      if (at === 2) server.arriving[at]?.answer(422, { error: 'Too green' });
      else server.arriving[at]?.take(`m${String(at)}`);
    }
    await settled();
    expect(files().map((file) => file.attachment?.id ?? null)).toEqual([
      'm0',
      'm1',
      null,
      'm3',
      'm4',
    ]);
    expect(phases()[2]).toBe('failed');
    expect(story.all(uploadFailed).map(({ payload }) => payload.failure)).toEqual([
      { kind: 'other', detail: 'Too green' },
    ]);
    expect(selectUploading(story.state(), 'new')).toBe(false);
    expect(selectHasMissingFiles(story.state(), 'new')).toBe(true);

    story.dispatch(uploadQueued({ fileId: files()[2]?.id ?? '' }));
    await settled();
    server.arriving[5]?.take('m2');
    await settled();
    expect(files().map((file) => file.attachment?.id)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
    expect(selectHasMissingFiles(story.state(), 'new')).toBe(false);
  });

  it.each([
    [413, { errors: { detail: 'Internal server error' } }],
    [400, { error: 'file_too_large' }],
  ])('reports that the server found the file too large: %s', async (status, body) => {
    const { server, story } = begin();
    story.dispatch(choose([picture()]));
    await settled();
    server.arriving[0]?.answer(status, body);
    await story.until(uploadFailed);
    expect(story.all(uploadFailed)[0]?.payload.failure).toEqual({ kind: 'tooLarge' });
  });

  it('stops when it is cancelled or removed, and aborts its request', async () => {
    const { server, story, files, phases } = begin();
    story.dispatch(choose([picture('a'), picture('b'), picture('c')]));
    await settled();
    const [first, second] = files();
    story.dispatch(uploadStopped({ fileId: first?.id ?? '' }));
    await settled();
    expect(server.arriving[0]?.signal?.aborted).toBe(true);
    expect(phases()).toEqual(['stopped', 'sending', 'sending']);
    const left = files().filter(({ id }) => id !== second?.id);
    story.dispatch(draftEdited({ target: 'new', change: { files: left } }));
    await settled();
    expect(server.arriving[1]?.signal?.aborted).toBe(true);
    expect(server.arriving[2]?.signal?.aborted).toBe(false);
    story.dispatch(uploadQueued({ fileId: first?.id ?? '' }));
    await settled();
    expect(server.arriving.map(({ file }) => file.name)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('of a file that is no longer stored reports that', async () => {
    const lost = someFile({ id: 'f9', attachment: null });
    const { story } = begin({ before: [draftsRestored({ new: someDraft({ files: [lost] }) })] });
    await clock.pass(500);
    await story.until(uploadFailed);
    expect(story.all(uploadFailed)[0]?.payload).toEqual({
      fileId: 'f9',
      failure: { kind: 'gone' },
    });
  });
});

describe('the files of an old draft', () => {
  const HOUR = 3_600_000;
  const left = (hours: number) =>
    draftsRestored({
      new: someDraft({
        changedAt: Date.parse('2026-11-20T12:00:00.000Z') - hours * HOUR,
        files: [someFile({ id: 'f1' }), someFile({ id: 'f2' }), someFile({ id: 'f3' })],
      }),
    });
  const disk = () =>
    fakeStorage({ [fileKey('f1')]: picture('a.png'), [fileKey('f2')]: picture('b.png') });
  const known = { '/api/v1/media/m-f2': [{ status: 200, body: attachment('m-f2', '') }] };

  it('are sent again if the server has deleted them', async () => {
    const { server, story, files } = begin({
      before: [left(30)],
      context: { storage: { database: disk().storage } },
      known,
    });
    await clock.passSeconds(60);
    expect(server.arriving.map(({ file }) => file.name)).toEqual(['frog.png']);
    server.arriving[0]?.take('m9');
    await story.until(fileUploaded);
    expect(files().map((file) => file.attachment?.id)).toEqual(['m9', 'm-f2', 'm-f3']);
  });

  it('are not checked for a recent draft', async () => {
    const { server } = begin({
      before: [left(1)],
      context: { storage: { database: disk().storage } },
      known,
    });
    await clock.passSeconds(60);
    expect(server.arriving).toEqual([]);
  });
});

describe('a file that the server processes', () => {
  const before = [instanceConfigured({ instance: { family: 'mastodon' } })];
  const working = { ...attachment('m1', ''), url: null, preview_url: null };

  it('is polled until it is ready', async () => {
    const { server, story, files, phases } = begin({ before });
    server.media['/api/v1/media/m1'] = [
      { status: 206, body: working },
      { status: 503, body: { error: 'Busy' } },
      { status: 200, body: attachment('m1', '') },
    ];
    story.dispatch(choose([picture()]));
    await settled();
    expect(server.arriving[0]?.path).toBe('/api/v2/media');
    server.arriving[0]?.answer(202, working);
    await settled();
    expect(phases()).toEqual(['processing']);
    expect(selectUploading(story.state(), 'new')).toBe(true);
    await clock.passSeconds(20);
    expect(files()[0]?.attachment).toMatchObject({ id: 'm1' });
  });

  it('is uploaded synchronously if the server has no such call, which is remembered for a day', async () => {
    const { server, story, files } = begin({ before });
    story.dispatch(choose([picture('a.png')]));
    await settled();
    server.arriving[0]?.answer(404, { error: 'Not found' });
    await settled();
    server.arriving[1]?.take('m1');
    await settled();
    expect(files()[0]?.attachment).toMatchObject({ id: 'm1' });
    story.dispatch(choose([picture('b.png')]));
    await settled();
    expect(server.arriving.map(({ path }) => path)).toEqual([
      '/api/v2/media',
      '/api/v1/media',
      '/api/v1/media',
    ]);
  });

  it('shows the reason if processing fails', async () => {
    const { server, story } = begin({ before });
    server.media['/api/v1/media/m1'] = [{ status: 422, body: { error: 'Not a film' } }];
    story.dispatch(choose([picture()]));
    await settled();
    server.arriving[0]?.answer(202, working);
    await clock.passSeconds(2);
    expect(story.all(uploadFailed)[0]?.payload.failure).toEqual({
      kind: 'other',
      detail: 'Not a film',
    });
  });
});

describe('a file that cannot be uploaded', () => {
  it('is refused before anything is sent, with its size and the limit', async () => {
    const limits = { general: 100, avatar: 1, background: 1, banner: 1 };
    const { server, story, files } = begin({
      before: [instanceConfigured({ instance: { uploadlimit: limits, pictureLimit: 50 } })],
    });
    const film = new File([new Uint8Array(80)], 'film.webm', { type: 'video/webm' });
    story.dispatch(choose([picture('small', 50), picture('large', 51), film]));
    await settled();
    expect(files().map(({ name }) => name)).toEqual(['small', 'film.webm']);
    expect(story.all(filesRefused)[0]?.payload.files).toMatchObject([
      { name: 'large', size: 51, why: 'file_too_big', allowed: 50 },
    ]);
    // A picture is cleaned of its notes first.
    expect(server.arriving.map(({ file }) => file.name)).toEqual(['film.webm', 'small']);
  });

  it('POST-07 POST-26 is no longer shown once the post is sent', async () => {
    const limits = { general: 100, avatar: 1, background: 1, banner: 1 };
    const { story } = begin({
      before: [instanceConfigured({ instance: { uploadlimit: limits, maxAttachments: 1 } })],
    });
    story.dispatch(choose([picture('large.png', 101), picture('a.png'), picture('b.png')]));
    await settled();
    const told = () => {
      const { refused, leftOut } = selectUploads(story.state());
      return { refused: refused.new?.length, leftOut: leftOut.new };
    };
    expect(told()).toEqual({ refused: 1, leftOut: 1 });
    story.dispatch(postConfirmed({ target: 'reply s1', statusId: 's8' }));
    expect(told()).toEqual({ refused: 1, leftOut: 1 });
    const { handle } = story.all(filesRefused)[0]!.payload.files[0]!;
    expect(onShelf(handle)).not.toBeNull();
    story.dispatch(postConfirmed({ target: 'new', statusId: 's9' }));
    expect(told().refused).toBeUndefined();
    expect(told().leftOut ?? 0).toBe(0);
    expect(onShelf(handle)).toBeNull();
  });

  it('may have a type that the server does not list, or be empty', async () => {
    const { story, files } = begin({
      before: [instanceConfigured({ instance: { mediaTypes: ['image/png'] } })],
    });
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const unknown = new File(['x'], 'thing.frog', { type: '' });
    story.dispatch(choose([picture('a.png'), text, unknown, picture('nothing.png', 0)]));
    await settled();
    expect(files().map(({ name }) => name)).toEqual(['a.png', 'thing.frog']);
    expect(story.all(filesRefused)[0]?.payload.files).toMatchObject([
      { name: 'notes.txt', why: 'type' },
      { name: 'nothing.png', why: 'empty' },
    ]);
  });

  it('POST-28 may exceed the number of files of a post', async () => {
    const { story, files } = begin({
      before: [instanceConfigured({ instance: { maxAttachments: 3 } })],
    });
    story.dispatch(choose([picture('a'), picture('b')]));
    await settled();
    story.dispatch(choose([picture('c'), picture('d'), picture('e')]));
    await settled();
    expect(files().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(story.all(filesLeftOut)[0]?.payload).toEqual({ target: 'new', count: 2 });
    story.dispatch(choose([picture('f')]));
    await settled();
    expect(files().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('may exceed the single file of a chat message', async () => {
    const target = chatDraft('u2');
    const limits = { general: 20, avatar: 1, background: 1, banner: 1 };
    const { story } = begin({
      before: [instanceConfigured({ instance: { uploadlimit: limits, maxAttachments: 4 } })],
    });
    const names = () => selectDraft(story.state(), target).files.map(({ name }) => name);
    story.dispatch(choose([picture('huge', 21), picture('a'), picture('b')], target));
    await settled();
    expect(names()).toEqual(['a']);
    expect(selectFileRoom(story.state(), target)).toBe(0);
    expect(story.all(filesLeftOut)[0]?.payload).toEqual({ target, count: 1 });
    expect(story.all(filesRefused)[0]?.payload.files).toMatchObject([
      { name: 'huge', why: 'file_too_big', allowed: 20 },
    ]);
    story.dispatch(choose([picture('c')], target));
    await settled();
    expect(names()).toEqual(['a']);
  });

  it('can be replaced by a smaller picture', async () => {
    const limits = { general: 100, avatar: 1, background: 1, banner: 1 };
    const asked: [number, number][] = [];
    const tools = {
      shrink: (file: Blob, most: number) => {
        asked.push([file.size, most]);
        return Promise.resolve(asked.length > 1 ? new Blob(['tiny'], { type: file.type }) : null);
      },
    };
    const { server, story, files } = begin({
      before: [instanceConfigured({ instance: { uploadlimit: limits } })],
      context: { services: { files: async () => ({ ...noFileTools, ...tools }) } },
    });
    story.dispatch(choose([picture('large.png', 500)]));
    await settled();
    const { handle } = story.all(filesRefused)[0]!.payload.files[0]!;
    story.dispatch(shrinkRequested({ target: 'new', handle }));
    await story.until(shrinkFailed);
    expect(selectUploads(story.state()).refused.new).toMatchObject([{ handle, shrinking: false }]);
    story.dispatch(shrinkRequested({ target: 'new', handle }));
    await settled();
    expect(asked).toEqual([
      [500, 100],
      [500, 100],
    ]);
    expect(selectUploads(story.state()).refused).toEqual({});
    expect(files()).toMatchObject([{ name: 'large.png', type: 'image/png', size: 4 }]);
    expect(server.arriving).toHaveLength(1);
  });
});

describe('a large picture', () => {
  const LARGE = 400_000;
  const asked: string[] = [];
  const files = {
    ...noFileTools,
    compress: (file: Blob, as: string) => {
      asked.push(as);
      return Promise.resolve(file.size > 350_000 ? new Blob(['tiny'], { type: as }) : null);
    },
  };
  const sent = async (name: string, ...before: Action[]) => {
    asked.length = 0;
    const { server, story } = begin({
      before,
      context: { services: { files: async () => files } },
    });
    story.dispatch(choose([picture(name, LARGE)]));
    await settled();
    const [first] = server.arriving;
    return [first?.file.name, first?.file.type, first?.file.size];
  };
  const set = (name: 'imageCompression' | 'alwaysUseJpeg', value: boolean) =>
    settingChanged({ name, value });

  it('is compressed, unless the sender wants the original [imageCompression]', async () => {
    expect(await sent('pond.of.mine.PNG')).toEqual(['pond.of.mine.webp', 'image/webp', 4]);
    const whole = ['pond.png', 'image/png', LARGE];
    expect(await sent('pond.png', set('imageCompression', false))).toEqual(whole);
    expect(asked).toEqual([]);
  });

  it('becomes a JPEG if the sender or the server requires that [alwaysUseJpeg]', async () => {
    const jpeg = ['pond.jpg', 'image/jpeg', 4];
    expect(await sent('pond.png', set('alwaysUseJpeg', true))).toEqual(jpeg);
    const taken = instanceConfigured({ instance: { mediaTypes: ['image/png', 'image/jpeg'] } });
    expect(await sent('pond.png', taken)).toEqual(jpeg);
  });

  it('is sent unchanged if compression gains nothing, or fails', async () => {
    const { server, story } = begin({ context: { services: { files: async () => files } } });
    story.dispatch(choose([picture('small.png', 320_000)]));
    await settled();
    expect(server.arriving[0]?.file).toMatchObject({ name: 'small.png', size: 320_000 });
    const broken = { ...files, compress: () => Promise.reject(new Error('No canvas')) };
    const other = begin({ context: { services: { files: async () => broken } } });
    other.story.dispatch(choose([picture('large.png', LARGE)]));
    await settled();
    expect(other.server.arriving[0]?.file).toMatchObject({ name: 'large.png', size: LARGE });
    expect(other.story.context.logged.map(({ level }) => level)).toEqual(['warning']);
  });
});

describe('the thumbnail of a file', () => {
  it('is created once, when a form shows it', async () => {
    const look = { kind: 'picture', url: 'data:image/png;base64,', width: 3, height: 2 } as const;
    let looks = 0;
    const tools = {
      makeThumbnail: () => {
        looks += 1;
        return Promise.resolve(look);
      },
    };
    const { story, files } = begin({
      context: { services: { files: async () => ({ ...noFileTools, ...tools }) } },
    });
    story.dispatch(choose([picture()]));
    await settled();
    const fileIds = files().map(({ id }) => id);
    story.dispatch(filesShown({ fileIds: [...fileIds, 'unknown'] }));
    await story.until(thumbnailReceived);
    story.dispatch(filesShown({ fileIds }));
    await settled();
    expect(selectUploads(story.state()).thumbnails).toEqual({ [fileIds[0] ?? '']: look });
    expect(looks).toBe(1);
  });
});

describe('a draft that gets a file', () => {
  it('is stored with a new key once, when the file is added, and not when it has been uploaded', async () => {
    const { server, story } = begin();
    story.dispatch(choose([picture()]));
    await settled();
    server.arriving[0]?.take('m1');
    await settled();
    expect(story.all(draftSaved)).toHaveLength(1);
  });
});
