/** New profile pictures: previewed, cropped, and kept in memory only as long as they are needed. */
import type { Thumbnail } from '@/domain/composer/upload';
import { onShelf, putOnShelf } from '@/lib/files/fileShelf';
import type { FileTools } from '@/sagas/engine/context';
import { profileEditorSaga } from '@/sagas/settings/profileEditor';
import { selectProfileEditor } from '@/selectors/settings/profileEditor';
import { instanceConfigured } from '@/slices/session/config';
import {
  profileChangesDiscarded,
  profileCroppingEnded,
  profileCroppingStarted,
  profilePictureCropped,
  profilePictureChangeDiscarded,
  profilePicturePicked,
  profilePictureRefused,
  profilePictureChanged,
} from '@/slices/settings/profileEditor';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { noFileTools } from '@support/context';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';

const uploadlimit = { general: 1_000, avatar: 100, background: 300, banner: 200 };
const look: Thumbnail = {
  kind: 'picture',
  url: 'data:image/webp;base64,',
  width: 640,
  height: 480,
};
const box = { x: 80, y: 0, width: 480, height: 480 };

function begin(tools: Partial<FileTools> = {}, family: 'pleroma' | 'mastodon' = 'pleroma') {
  const story = replay(profileEditorSaga, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      instanceConfigured({ instance: { family, backendName: family, uploadlimit } }),
      signedIn(),
    ],
    context: {
      services: {
        files: async () => ({ ...noFileTools, makeThumbnail: async () => look, ...tools }),
      },
    },
  });
  const pick = async (size = 50, type = 'image/png') => {
    const handle = putOnShelf(new Blob(['x'.repeat(size)], { type }));
    const file = { handle, name: 'holiday.of.mine.png', type, size };
    story.dispatch(profilePicturePicked({ picture: 'avatar', file }));
    await settled();
    return file;
  };
  return { story, pick, editor: () => selectProfileEditor(story.state()) };
}

describe('a picture that was chosen', () => {
  it('is shown for cropping, with its size', async () => {
    const { story, pick, editor } = begin();
    const file = await pick();
    await story.until(profileCroppingStarted);
    expect(editor().cropping).toEqual({ picture: 'avatar', file, width: 640, height: 480 });
  });

  it('is refused where the browser cannot read it', async () => {
    const { story, pick, editor } = begin({ makeThumbnail: async () => null });
    const file = await pick();
    await story.until(profilePictureRefused);
    expect(editor().faults).toEqual({ avatar: { kind: 'no_picture' } });
    expect(editor().cropping).toBeNull();
    expect(onShelf(file.handle)).toBeNull();
  });

  it("is cropped to the server's size, and the original released", async () => {
    const asked: unknown[] = [];
    const { story, pick, editor } = begin({
      cut: async (file, part, limits) => {
        asked.push(file.size, part, limits);
        return new Blob(['part'], { type: 'image/png' });
      },
    });
    const file = await pick(500);
    story.dispatch(profilePictureCropped({ box }));
    await story.until(profilePictureChanged);
    expect(asked).toEqual([500, box, { widest: 800, most: 100 }]);
    const wish = editor().pictures.avatar;
    expect(wish).toMatchObject({
      kind: 'file',
      file: { name: 'holiday.of.mine.png', type: 'image/png', size: 4 },
    });
    expect(editor().cropping).toBeNull();
    expect(onShelf(file.handle)).toBeNull();
    const part = wish?.kind === 'file' ? wish.file.handle : '';
    expect(onShelf(part)?.size).toBe(4);
    story.dispatch(profilePictureChangeDiscarded({ picture: 'avatar' }));
    expect(onShelf(part)).toBeNull();
  });

  it.each([
    ['comes to nothing', async () => null],
    ['fails', async () => Promise.reject(new Error('no canvas'))],
  ])('shows that cropping %s', async (_how, cut) => {
    const { story, pick, editor } = begin({ cut });
    await pick();
    story.dispatch(profilePictureCropped({ box }));
    await story.until(profilePictureRefused);
    expect(editor().faults).toEqual({ avatar: { kind: 'uncroppable' } });
    expect(editor()).toMatchObject({ cropping: null, pictures: {} });
  });

  it('is used unchanged if it is small enough, and refused with both sizes if not', async () => {
    const { story, pick, editor } = begin();
    const file = await pick(100, 'image/gif');
    story.dispatch(profilePictureCropped({ box: null }));
    await story.until(profilePictureChanged);
    expect(editor().pictures.avatar).toEqual({ kind: 'file', file });
    expect(onShelf(file.handle)?.size).toBe(100);

    const large = await pick(101);
    story.dispatch(profilePictureCropped({ box: null }));
    await story.until(profilePictureRefused);
    expect(editor().faults.avatar).toEqual({ kind: 'too_large', size: 101, most: 100 });
    expect(editor().pictures.avatar).toEqual({ kind: 'file', file });
    expect(onShelf(large.handle)).toBeNull();
  });

  it('may have any size if the server names no limit', async () => {
    const { story, pick, editor } = begin({}, 'mastodon');
    const file = await pick(5_000);
    story.dispatch(profilePictureCropped({ box: null }));
    await story.until(profilePictureChanged);
    expect(editor().pictures.avatar).toEqual({ kind: 'file', file });
  });

  it.each([
    ['given up', profileCroppingEnded()],
    ['thrown away with the rest', profileChangesDiscarded()],
    ['of somebody who logs out', loggedOut()],
  ])('is released when it is %s', async (_how, end) => {
    const { story, pick } = begin();
    const file = await pick();
    expect(onShelf(file.handle)).not.toBeNull();
    story.dispatch(end);
    await settled();
    expect(onShelf(file.handle)).toBeNull();
  });
});
