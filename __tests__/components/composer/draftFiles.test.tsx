/** The attachments of a draft: shown, described, reordered, dropped, pasted and refused. */
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftFile } from '@/domain/composer/draft';
import type { RefusedFile, UploadFailure } from '@/domain/composer/upload';
import { onShelf } from '@/lib/files/fileShelf';
import { submitRequested } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { onlineChanged } from '@/slices/realtime/realtime';
import { windowResized } from '@/slices/session/interface';
import {
  filesChosen,
  filesLeftOut,
  filesRefused,
  filesShown,
  fileNotStored,
  thumbnailReceived,
  shrinkRequested,
  uploadFailed,
  uploadProcessing,
  uploadProgressed,
  uploadQueued,
  uploadStarted,
  uploadStopped,
} from '@/slices/composer/uploads';
import { body, form, has, showComposer, typed } from '@support/composer/composer';
import { someFile } from '@support/composer/drafts';

const target = 'new';
const some = (...names: string[]): DraftFile[] =>
  names.map((name) => someFile({ id: name, name: `${name}.png` }));
const withFiles = (...files: DraftFile[]) => typed({ text: 'Frogs', files });
const onItsWay = someFile({ id: 'f1', attachment: null });
const rows = () => within(form().getByRole('list', { name: 'Files' })).getAllByRole('listitem');
const inRow = (at: number) => within(rows()[at]!);
const edits = (dispatched: readonly { type: string }[]) => dispatched.filter(draftEdited.match);
const filesOf = (action: ReturnType<typeof draftEdited> | undefined) =>
  action?.payload.change.files?.map(({ id }) => id);

describe('an attachment of a draft', () => {
  it('shows its name, size and description, and opens in the viewer', () => {
    const { dispatched } = showComposer({
      before: [withFiles(someFile({ id: 'f1', size: 1_536, description: 'A frog' }))],
    });
    expect(form().getByRole('textbox', { name: 'Media description' })).toHaveValue('A frog');
    expect(form().getByText('frog.png')).toBeVisible();
    expect(form().getByText('1.50 KiB')).toBeVisible();
    expect(form().getByRole('group', { name: 'File 1 of 1: frog.png' })).toBeVisible();
    expect(dispatched).toContainEqual(filesShown({ fileIds: ['f1'] }));
  });

  it('POST-30 has a single-line description, in which Enter does not send the post', async () => {
    const { dispatched } = showComposer({ before: [withFiles(...some('a'))] });
    const field = form().getByRole('textbox', { name: 'Media description' });
    await userEvent.click(field);
    await userEvent.paste('A frog\non a stone');
    expect(edits(dispatched).at(-1)?.payload.change.files?.[0]?.description).not.toContain('\n');
    await userEvent.type(field, '{Enter}');
    expect(dispatched.filter(submitRequested.match)).toEqual([]);
  });

  it('shows its upload progress and can be cancelled', async () => {
    const { dispatch, dispatched } = showComposer({ before: [withFiles(onItsWay)] });
    expect(form().getByText('Waiting to upload')).toBeVisible();
    dispatch(onlineChanged(false));
    expect(form().getByText('Waiting for a connection')).toBeVisible();
    dispatch(uploadStarted({ fileId: 'f1' }));
    dispatch(uploadProgressed({ fileId: 'f1', part: 0.42 }));
    expect(form().getByRole('progressbar', { name: 'Uploading frog.png' })).toHaveValue(0.42);
    expect(form().getByText('42%')).toBeVisible();
    dispatch(uploadProcessing({ fileId: 'f1' }));
    expect(form().getByText('Processing on the server…')).toBeVisible();
    await userEvent.click(form().getByRole('button', { name: 'Cancel upload' }));
    expect(dispatched).toContainEqual(uploadStopped({ fileId: 'f1' }));
    expect(form().getByText('Upload cancelled')).toBeVisible();
    await userEvent.click(form().getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(uploadQueued({ fileId: 'f1' }));
  });

  const troubles: [UploadFailure, string][] = [
    [{ kind: 'other', detail: 'Too green' }, 'Upload failed: Too green'],
    [{ kind: 'other', detail: '' }, 'Upload failed. Try again later'],
    [{ kind: 'tooLarge' }, 'Upload failed. The file is too big for this server'],
    [
      { kind: 'gone' },
      'Upload failed. This browser no longer has the file. Remove it and add it again.',
    ],
  ];
  it.each(troubles)('POST-27 shows why its upload failed: %j', (trouble, text) => {
    const { dispatch } = showComposer({ before: [withFiles(onItsWay)] });
    dispatch(uploadFailed({ fileId: 'f1', failure: trouble }));
    expect(form().getByRole('alert')).toHaveTextContent(text);
    const again = trouble.kind === 'gone' ? 0 : 1;
    expect(form().queryAllByRole('button', { name: 'Retry' })).toHaveLength(again);
  });

  it('is previewed from the local file, as a picture or as audio', () => {
    const sound = someFile({ id: 'f2', name: 'song.ogg', type: 'audio/ogg', attachment: null });
    const { dispatch, container } = showComposer({ before: [withFiles(onItsWay, sound)] });
    expect(container.querySelector('li img')).toBeNull();
    const url = 'data:image/webp;base64,AAAA';
    dispatch(
      thumbnailReceived({ fileId: 'f1', thumbnail: { kind: 'picture', url, width: 3, height: 2 } }),
    );
    expect(container.querySelector('li img')).toHaveAttribute('src', url);
    dispatch(
      thumbnailReceived({ fileId: 'f2', thumbnail: { kind: 'sound', peaks: [0, 1], seconds: 61 } }),
    );
    expect(container.querySelectorAll('li rect')).toHaveLength(2);
    expect(screen.getByText('1:01')).toBeInTheDocument();
  });

  it('that the browser cannot store has a warning until it is uploaded', () => {
    const text = /This browser can't store files/;
    const { dispatch } = showComposer({ before: [withFiles(onItsWay)] });
    expect(form().queryByText(text)).toBeNull();
    dispatch(fileNotStored({ fileId: 'f1' }));
    expect(form().getByText(text)).toBeVisible();
    dispatch(withFiles(someFile({ id: 'f1' })));
    expect(form().queryByText(text)).toBeNull();
  });
});

describe('the details of an attachment', () => {
  it('open by a button of its row, which has the focus again when its file was replaced', async () => {
    const { dispatch, dispatched } = showComposer({ before: [withFiles(...some('a', 'b'))] });
    await userEvent.click(inRow(1).getByRole('button', { name: 'Describe and edit' }));
    const props = { target, part: 0, fileId: 'b' };
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'fileDetails', props }));
    dispatch(withFiles(...some('a', 'c')));
    expect(inRow(1).getByRole('button', { name: 'Describe and edit' })).toHaveFocus();
  });

  it('POST-28 come after the limits of the server, which are told with the first file', () => {
    const limits = { general: 99 * 1024 * 1024, avatar: 1, background: 1, banner: 1 };
    const { dispatch } = showComposer({
      before: [has({ maxAttachments: 4, uploadlimit: limits }), withFiles(...some('a'))],
    });
    const told = () =>
      [...form().getByText(/^Up to|^Other files/).parentElement!.children].map(
        ({ textContent }) => textContent,
      );
    expect(told()).toEqual(['1 of 4 files', 'Up to 99.00 MiB each']);
    dispatch(
      has({ pictureLimit: 16 * 1024 * 1024, pixelLimit: 33_177_600, maxAttachments: 1_000 }),
    );
    expect(told()).toEqual([
      'Images up to 16.00 MiB',
      'Other files up to 99.00 MiB',
      'Images up to 33.2 megapixels',
    ]);
  });
});

describe('the order of attachments', () => {
  it('changes by buttons, which keep the focus', async () => {
    const { dispatch, dispatched } = showComposer({ before: [withFiles(...some('a', 'b', 'c'))] });
    await userEvent.click(inRow(1).getByRole('button', { name: 'Move later' }));
    expect(filesOf(edits(dispatched).at(-1))).toEqual(['a', 'c', 'b']);
    dispatch(withFiles(...some('a', 'c', 'b')));
    expect(inRow(2).getByRole('button', { name: 'Move later' })).toHaveFocus();
    expect(form().getByText('b.png is now file 3 of 3')).toBeInTheDocument();
    await userEvent.click(inRow(2).getByRole('button', { name: 'Move earlier' }));
    expect(filesOf(edits(dispatched).at(-1))).toEqual(['a', 'b', 'c']);
  });

  it('cannot change beyond its ends', async () => {
    const { dispatched } = showComposer({ before: [withFiles(...some('a', 'b'))] });
    const first = inRow(0).getByRole('button', { name: 'Move earlier' });
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(first);
    await userEvent.click(inRow(1).getByRole('button', { name: 'Move later' }));
    expect(edits(dispatched)).toEqual([]);
  });

  it('has no buttons for a single attachment', () => {
    showComposer({ before: [withFiles(...some('a'))] });
    expect(form().queryByRole('button', { name: 'Move later' })).toBeNull();
  });

  it('stays after a removal, with the focus on the neighbour', async () => {
    const { dispatch, dispatched } = showComposer({ before: [withFiles(...some('a', 'b'))] });
    await userEvent.click(inRow(0).getByRole('button', { name: 'Remove attachment' }));
    expect(filesOf(edits(dispatched).at(-1))).toEqual(['b']);
    dispatch(withFiles(...some('b')));
    const last = form().getByRole('button', { name: 'Remove attachment' });
    expect(last).toHaveFocus();
    await userEvent.click(last);
    expect(body()).toHaveFocus();
  });
});

describe('adding attachments', () => {
  afterEach(() => void jest.useRealTimers());

  const png = new File(['green'], 'frog.png', { type: 'image/png' });
  const text = new File(['words'], 'frog.txt', { type: 'text/plain' });
  const chosen = (dispatched: readonly { type: string }[]) => dispatched.filter(filesChosen.match);

  it('accepts several files from the file chooser at once', async () => {
    const { dispatched, container } = showComposer({
      before: [has({ mediaTypes: ['image/png'] })],
    });
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined);
    await userEvent.click(form().getByRole('button', { name: 'Add media' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(input).toHaveAttribute('accept', 'image/png');
    fireEvent.change(input, { target: { files: [png, text] } });
    const [action] = chosen(dispatched);
    expect(action?.payload).toMatchObject({
      target,
      files: [
        { name: 'frog.png', type: 'image/png', size: 5 },
        { name: 'frog.txt', type: 'text/plain', size: 5 },
      ],
    });
    expect(onShelf(action?.payload.files[0]?.handle ?? '')).toBe(png);
  });

  it('offers the camera in a menu where fingers are the pointer', async () => {
    const { dispatch, dispatched, container } = showComposer();
    dispatch(windowResized({ width: 390, height: 844, touch: true }));
    await userEvent.click(form().getByRole('button', { name: 'Add media' }));
    const camera = container.querySelector<HTMLInputElement>('input[capture]')!;
    const opened = jest.spyOn(camera, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Take a photo' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(camera).toHaveAttribute('accept', 'image/*');
    fireEvent.change(camera, { target: { files: [png] } });
    expect(chosen(dispatched)).toHaveLength(1);
    dispatch(has({ mediaTypes: ['audio/ogg'] }));
    expect(container.querySelector('input[capture]')).toBeNull();
  });

  it('POST-28 is disabled when the post is full, and enabled when there is room', async () => {
    const { dispatch, dispatched, container } = showComposer({
      before: [has({ maxAttachments: 2 }), withFiles(...some('a', 'b'))],
    });
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined);
    const add = form().getByRole('button', { name: 'Add media' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    expect(opened).not.toHaveBeenCalled();
    fireEvent.drop(screen.getByRole('form'), { dataTransfer: { types: ['Files'], files: [png] } });
    expect(chosen(dispatched)).toEqual([]);
    dispatch(withFiles(...some('a')));
    expect(add).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    expect(opened).toHaveBeenCalledTimes(1);
    fireEvent.drop(screen.getByRole('form'), { dataTransfer: { types: ['Files'], files: [png] } });
    expect(chosen(dispatched)).toHaveLength(1);
  });

  it('accepts dropped files, with a drop indicator for another half second', () => {
    jest.useFakeTimers();
    const { dispatched } = showComposer();
    const onto = screen.getByRole('form');
    const dataTransfer = { types: ['Files'], files: [png], dropEffect: 'none' };
    expect(fireEvent.dragOver(onto, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
    expect(form().queryByText('Drop files to add them')).toBeNull();
    expect(fireEvent.dragOver(onto, { dataTransfer })).toBe(false);
    expect(form().getByText('Drop files to add them')).toBeVisible();
    const inside = createEvent.dragLeave(onto);
    Object.defineProperty(inside, 'relatedTarget', { value: body() });
    fireEvent(onto, inside);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(form().getByText('Drop files to add them')).toBeVisible();
    fireEvent.drop(onto, { dataTransfer });
    act(() => void jest.advanceTimersByTime(499));
    expect(form().getByText('Drop files to add them')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(form().queryByText('Drop files to add them')).toBeNull();
    expect(chosen(dispatched)).toHaveLength(1);
  });

  it('keeps the page when files are dropped beside the form', () => {
    showComposer();
    const beside = createEvent.drop(document.body);
    Object.defineProperty(beside, 'dataTransfer', { value: { types: ['Files'], files: [png] } });
    fireEvent(document.body, beside);
    expect(beside.defaultPrevented).toBe(true);
  });

  it('accepts pasted pictures, unless there is pasted text as well', () => {
    const { dispatched } = showComposer();
    const paste = (types: string[], files: File[]) =>
      fireEvent.paste(body(), { clipboardData: { types, files, getData: () => '' } });
    expect(paste(['text/plain', 'Files'], [png])).toBe(true);
    expect(paste(['Files'], [text])).toBe(true);
    expect(chosen(dispatched)).toEqual([]);
    expect(paste(['text/html', 'Files'], [png])).toBe(false);
    expect(chosen(dispatched)).toHaveLength(1);
  });
});

describe('a refused attachment', () => {
  const refused = (changes: Partial<RefusedFile> = {}) =>
    filesRefused({
      target,
      files: [
        {
          handle: 'h1',
          name: 'big.png',
          type: 'image/png',
          size: 3 * 1024 * 1024,
          why: 'file_too_big',
          allowed: 1_600_000,
          shrinking: false,
          ...changes,
        } as RefusedFile,
      ],
    });
  const alert = () => form().getByRole('alert');

  it('shows both sizes, and can be resized', async () => {
    const { dispatched } = showComposer({ before: [refused()] });
    expect(alert()).toHaveTextContent('big.png: Upload failed. File too big [3.00 MiB / 1.53 MiB]');
    await userEvent.click(within(alert()).getByRole('button', { name: 'Compress image' }));
    expect(dispatched).toContainEqual(shrinkRequested({ target, handle: 'h1' }));
    expect(within(alert()).getByRole('button', { name: 'Compress image' })).toHaveAttribute(
      'aria-busy',
    );
  });

  it('that is a video offers to trim it', async () => {
    const { dispatched } = showComposer({
      before: [refused({ type: 'video/mp4', name: 'film.mp4' })],
    });
    expect(alert()).toHaveTextContent('film.mp4: Upload failed. File too big');
    await userEvent.click(within(alert()).getByRole('button', { name: 'Trim video' }));
    expect(dispatched).toContainEqual(
      dialogOpened({ kind: 'fileDetails', props: { target, part: 0, fileId: 'h1' } }),
    );
    expect(form().getByRole('textbox', { name: 'Post text' })).toHaveFocus();
  });

  it.each([
    [{ type: 'video/x-matroska', name: 'film.mkv' }, 'film.mkv: Upload failed. File too big'],
    [{ why: 'type' }, "big.png: Upload failed. This server doesn't accept this type of file"],
    [{ why: 'empty' }, 'big.png: Upload failed. The file is empty'],
    [
      { why: 'too_many_pixels', type: 'image/gif', pixels: 40_000_000, most: 33_177_600 },
      'big.png: Upload failed. The image has 40 megapixels, and this server takes up to 33.2',
    ],
  ])('shows its reason and can be dismissed: %j', async (changes, text) => {
    showComposer({ before: [refused(changes as Partial<RefusedFile>)] });
    expect(alert()).toHaveTextContent(text);
    expect(within(alert()).queryByRole('button', { name: 'Compress image' })).toBeNull();
    expect(within(alert()).queryByRole('button', { name: 'Trim video' })).toBeNull();
    await userEvent.click(within(alert()).getByRole('button', { name: 'Dismiss' }));
    expect(form().queryByRole('alert')).toBeNull();
  });

  it('for lack of room is counted', async () => {
    showComposer({ before: [has({ maxAttachments: 4 }), filesLeftOut({ target, count: 2 })] });
    expect(alert()).toHaveTextContent("Posts can have up to 4 files. 2 weren't added.");
    await userEvent.click(within(alert()).getByRole('button', { name: 'Dismiss' }));
    expect(form().queryByRole('alert')).toBeNull();
  });
});
