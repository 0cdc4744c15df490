/**
 * The details of a file: described, its focal point set, its picture cut, turned and blacked out, by
 * pointer, keys and sliders; what is lost on closing is asked for.
 */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDetails } from '@/components/composer/picture/FileDetails';
import type { DraftFile } from '@/domain/composer/draft';
import type { FileFacts } from '@/domain/composer/picture/fileFacts';
import { draftEdited } from '@/slices/composer/drafts';
import {
  fileDetailsClosed,
  fileDetailsOpened,
  fileInspected,
  fileReplaceRequested,
  pictureEditFailed,
  pictureEditRequested,
  posterChosen,
  videoInspected,
  trimCancelled,
  trimFailed,
  trimOpened,
  trimProgressed,
  trimRequested,
} from '@/slices/composer/pictureEditor';
import { windowResized } from '@/slices/session/interface';
import {
  descriptionRecalled,
  filesRefused,
  filesShown,
  refusalsDismissed,
  thumbnailReceived,
} from '@/slices/composer/uploads';
import { has, typed } from '@support/composer/composer';
import { someAttachment, someFile } from '@support/composer/drafts';
import { renderInStore } from '@support/renderInStore';

const place = { target: 'new', part: 0, fileId: 'f1' };
const picture = { url: 'data:image/webp;base64,AAAA', width: 400, height: 200 };
const editable: FileFacts = { picture, uneditable: null, details: 'removed' };

// The page has no layout, and no pointers that are captured.
beforeAll(() => {
  const captured = new WeakSet<Element>();
  Object.assign(Element.prototype, {
    setPointerCapture(this: Element) {
      captured.add(this);
    },
    hasPointerCapture(this: Element) {
      return captured.has(this);
    },
  });
});
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 400, height: 200 } as DOMRect);
});
afterEach(() => void jest.restoreAllMocks());

function open({
  file = {},
  facts = editable,
  family = 'mastodon',
}: {
  file?: Partial<DraftFile>;
  facts?: FileFacts | null;
  family?: 'mastodon' | 'pleroma';
} = {}) {
  const onClose = jest.fn();
  const files = [someFile({ id: 'f1', ...file }), someFile({ id: 'f2', name: 'other.png' })];
  const view = renderInStore(<FileDetails {...place} level={1} onClose={onClose} />, {
    family,
    before: [typed({ files })],
  });
  if (facts) view.dispatch(fileInspected({ fileId: 'f1', facts }));
  const edits = () =>
    view.dispatched.filter(draftEdited.match).map(({ payload }) => payload.change.files?.[0]);
  const applied = () => view.dispatched.filter(pictureEditRequested.match).at(-1)?.payload.edits;
  return { ...view, onClose, edits, applied, files };
}

const button = (name: string) => screen.getByRole('button', { name });
const stage = (name: string) => screen.getByRole('slider', { name });
/** The page's own pointer events have no place. */
const point = (type: string, [clientX, clientY]: [number, number], on: Element) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }));
const drag = (from: [number, number], to: [number, number]) => {
  const on = document.querySelector('[data-tool]')!;
  point('pointerdown', from, on);
  point('pointermove', to, on);
  point('pointerup', to, on);
};
const done = () => userEvent.click(button('Done'));

it('asks what the file is as long as it is open', () => {
  const { dispatched, unmount } = open({ facts: null });
  expect(screen.getByRole('dialog', { name: 'Describe and edit' })).toBeVisible();
  expect(dispatched).toContainEqual(fileDetailsOpened({ fileId: 'f1' }));
  unmount();
  expect(dispatched).toContainEqual(fileDetailsClosed());
});

it('describes the file in a field that keeps to one line, with the other files as they are', async () => {
  const { edits, dispatched, onClose } = open();
  const field = screen.getByRole('textbox', { name: 'Media description' });
  expect(field).toHaveFocus();
  await userEvent.paste('A frog\non a stone');
  expect(edits().at(-1)?.description).toBe('A frog on a stone');
  expect(dispatched.filter(draftEdited.match).at(-1)?.payload.change.files).toHaveLength(2);
  await done();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dispatched.filter(pictureEditRequested.match)).toEqual([]);
});

it('says that the description comes from the last time, until it is changed', () => {
  const { dispatch, files } = open({ file: { description: 'A frog' } });
  const note = 'Description from the last time you sent this file';
  dispatch(descriptionRecalled({ fileId: 'f1', text: 'A frog' }));
  expect(screen.getByText(note)).toBeVisible();
  dispatch(typed({ files: [{ ...files[0]!, description: 'A toad' }] }));
  expect(screen.queryByText(note)).toBeNull();
});

describe('the picture of a video', () => {
  const film: Partial<DraftFile> = {
    type: 'video/webm',
    attachment: { ...someAttachment('m1'), kind: 'video', url: '/a.webm', thumbUrl: '/a.png' },
  };
  const facts: FileFacts = { picture: null, uneditable: 'film', details: 'sent' };
  const region = () => screen.getByRole('region', { name: 'Thumbnail' });

  it('is shown as the server made it, and another one is chosen, shown and removed', async () => {
    const { dispatch, dispatched, edits, files } = open({ file: film, facts });
    expect(region().querySelector('img')).toHaveAttribute('src', '/a.png');
    expect(region()).toHaveTextContent('the server picks a frame of the video');
    const chooser = within(region()).getByLabelText('Choose picture', { selector: 'input' });
    await userEvent.upload(chooser, new File(['frame'], 'frame.png', { type: 'image/png' }));
    expect(dispatched.filter(posterChosen.match)[0]?.payload).toMatchObject({
      ...place,
      file: { type: 'image/png', size: 5 },
    });
    dispatch(typed({ files: [{ ...files[0]!, poster: 'p1' }] }));
    expect(dispatched).toContainEqual(filesShown({ fileIds: ['p1'] }));
    const thumbnail = { kind: 'picture', url: 'data:image/webp;base64,BBBB' } as const;
    dispatch(thumbnailReceived({ fileId: 'p1', thumbnail: { ...thumbnail, width: 4, height: 3 } }));
    expect(region().querySelector('img')).toHaveAttribute('src', thumbnail.url);
    await userEvent.click(button('Remove thumbnail'));
    expect(edits().at(-1)).toMatchObject({ id: 'f1', poster: undefined });
    expect(region()).toHaveFocus();
  });

  it('cannot be a frame that is not there, or of a film that may not be drawn', async () => {
    const { dispatched } = open({ file: film, facts });
    await userEvent.click(button('Use this frame'));
    expect(dispatched).toContainEqual(pictureEditFailed());
    expect(screen.queryByRole('button', { name: 'Use this frame' })).toBeNull();
    expect(button('Choose picture')).toBeVisible();
  });

  it.each([
    ['a server that takes none', { family: 'pleroma', file: film }],
    ['a picture', { file: { type: 'image/png' } }],
  ] as const)('is not offered for %s', (_what, given) => {
    open({ facts, ...given });
    expect(screen.queryByRole('region', { name: 'Thumbnail' })).toBeNull();
  });
});

describe('the length of a video', () => {
  const film: Partial<DraftFile> = {
    type: 'video/mp4',
    attachment: { ...someAttachment('m1'), kind: 'video', url: '/a.mp4', thumbUrl: '/a.png' },
  };
  const facts: FileFacts = { picture: null, uneditable: 'film', details: 'sent' };
  const region = () => within(screen.getByRole('region', { name: 'Trim video' }));
  const press = (name: string) => userEvent.click(region().getByRole('button', { name }));
  const slide = (name: string, value: number) =>
    fireEvent.change(region().getByRole('slider', { name }), { target: { value } });

  async function ready(changes: { encodes?: boolean } = {}) {
    const view = open({ file: film, facts, family: 'pleroma' });
    expect(region().queryByRole('slider')).toBeNull();
    await press('Trim video');
    expect(view.dispatched).toContainEqual(trimOpened({ fileId: 'f1' }));
    expect(screen.getByRole('region', { name: 'Trim video' })).toHaveFocus();
    const found = { seconds: 9.96, keys: [0, 4], encodes: true, ...changes };
    view.dispatch(videoInspected({ fileId: 'f1', facts: found }));
    return view;
  }

  it('is cut by two sliders, which show the place and say what it costs', async () => {
    const { dispatched } = await ready();
    const video = screen.getByLabelText<HTMLVideoElement>('Video');
    slide('Start', 3.6);
    expect(video.currentTime).toBe(3.6);
    expect(region().getByRole('slider', { name: 'Start' })).toHaveAttribute(
      'aria-valuetext',
      '0:03.6',
    );
    expect(region().getByRole('status')).toHaveTextContent('Starts at 0:04.0. The quality stays');
    slide('Start', 1.5);
    slide('End', 0.1);
    expect(region().getByRole('slider', { name: 'End' })).toHaveValue('2');
    expect(region().getByRole('status')).toHaveTextContent('encoded again');
    await done();
    expect(dispatched).toContainEqual(
      trimRequested({ ...place, cut: { from: 1.5, to: 2, copied: false } }),
    );
  });

  it('stays where the range is the whole of it', async () => {
    const { dispatched, onClose } = await ready();
    slide('End', 5);
    slide('End', 10);
    expect(region().queryByRole('status')).toBeNull();
    await done();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dispatched.filter(trimRequested.match)).toEqual([]);
  });

  it('is not thrown away without a question', async () => {
    const { onClose } = await ready();
    slide('End', 5);
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', {
      name: 'Discard the changes to this video?',
    });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('tells its progress, and is cancelled with the range as it was', async () => {
    const { dispatch, dispatched } = await ready();
    slide('End', 5);
    await done();
    dispatch(trimProgressed({ part: 0.4 }));
    expect(region().getByRole('progressbar', { name: 'Trim video' })).toHaveValue(0.4);
    expect(region().getByRole('slider', { name: 'End' })).toBeDisabled();
    await press('Cancel');
    expect(dispatched).toContainEqual(trimCancelled());
    expect(region().getByRole('slider', { name: 'End' })).toHaveValue('5');
    await done();
    dispatch(trimFailed());
    expect(region().getByText(/^Couldn't trim the video/)).toBeVisible();
    expect(region().getByRole('slider', { name: 'End' })).toBeEnabled();
  });

  it('stays where this browser cannot cut it', async () => {
    const { dispatch } = await ready({ encodes: false });
    slide('Start', 6);
    expect(region().getByText("This browser can't trim this video.")).toBeVisible();
    dispatch(trimOpened({ fileId: 'f1' }));
    dispatch(videoInspected({ fileId: 'f1', facts: null }));
    expect(region().getByText("This browser can't trim this video.")).toBeVisible();
    expect(region().queryByRole('slider')).toBeNull();
  });

  it.each<[string, Partial<DraftFile>, FileFacts]>([
    ['a sound', { type: 'audio/mpeg' }, facts],
    ['a format that is not known', { type: 'video/x-msvideo' }, facts],
    ['a video that is on the server only', film, { ...facts, uneditable: 'elsewhere' }],
  ])('is not offered for %s', (_what, file, found) => {
    open({ file, facts: found });
    expect(screen.queryByRole('region', { name: 'Trim video' })).toBeNull();
  });
});

describe('the focal point', () => {
  it('is set by a press and by keys, and shown as cards will cut the picture off', () => {
    const { edits, dispatch, files } = open();
    const control = stage('Set focal point');
    expect(control).toHaveAttribute('aria-valuetext', '50% across and 50% down');
    point('pointerdown', [400, 0], control);
    expect(edits().at(-1)?.focus).toEqual({ x: 1, y: 1 });
    dispatch(typed({ files: [{ ...files[0]!, focus: { x: 1, y: 1 } }] }));
    expect(control).toHaveAttribute('aria-valuetext', '100% across and 0% down');
    const figure = screen.getByText('As cropped in posts').closest('figure')!;
    const boxes = [...figure.querySelectorAll('svg')];
    const parts = boxes.map((box) => box.getAttribute('viewBox')?.split(' ').map(Number));
    expect(parts.map((part) => part?.map(Math.round))).toEqual([
      [44, 0, 356, 200],
      [200, 0, 200, 200],
      [133, 0, 267, 200],
    ]);
    fireEvent.keyDown(control, { key: 'ArrowLeft' });
    expect(edits().at(-1)?.focus).toEqual({ x: 0.9, y: 1 });
    fireEvent.keyDown(control, { key: 'ArrowDown', shiftKey: true });
    expect(edits().at(-1)?.focus).toEqual({ x: 1, y: 0.98 });
  });

  it('is set only once its tool is chosen where fingers scroll', async () => {
    const { dispatch } = open({ facts: null });
    dispatch(windowResized({ width: 390, height: 844, touch: true }));
    dispatch(fileInspected({ fileId: 'f1', facts: editable }));
    expect(screen.queryByRole('slider')).toBeNull();
    await userEvent.click(button('Set focal point'));
    expect(stage('Set focal point')).toBeVisible();
  });

  it('is not offered where the server ignores it', () => {
    open({ family: 'pleroma' });
    expect(screen.queryByRole('button', { name: 'Set focal point' })).toBeNull();
    expect(button('Crop')).toBeVisible();
  });
});

describe('the picture', () => {
  it('is cut by dragging its frame, by its corners, by keys, by sliders and to a shape', async () => {
    const { applied } = open();
    await userEvent.click(button('Crop'));
    drag([200, 50], [300, 150]);
    expect(stage('Crop')).toHaveAttribute('aria-valuetext', '50% to 75% across, 25% to 75% down');
    await userEvent.click(button('Use whole picture'));
    drag([0, 0], [100, 100]);
    expect(stage('Crop')).toHaveAttribute('aria-valuetext', '25% to 100% across, 50% to 100% down');
    fireEvent.keyDown(stage('Crop'), { key: 'ArrowLeft' });
    expect(stage('Crop')).toHaveAttribute('aria-valuetext', '20% to 95% across, 50% to 100% down');
    fireEvent.change(screen.getByRole('slider', { name: 'Left edge' }), {
      target: { value: '0.4' },
    });
    expect(stage('Crop')).toHaveAttribute('aria-valuetext', '40% to 95% across, 50% to 100% down');
    await userEvent.click(button('1:1'));
    await done();
    const { crop } = applied()!;
    expect([crop.width, crop.height]).toEqual([0.5, 1]);
  });

  it('is blacked out where one drags, or by an added area, which can be moved and removed', async () => {
    const { applied } = open();
    await userEvent.click(button('Black out'));
    drag([40, 20], [120, 60]);
    drag([300, 150], [301, 150]);
    expect(stage('Black out')).toHaveAttribute(
      'aria-valuetext',
      '10% to 30% across, 10% to 30% down',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Areas blacked out: 1');
    await userEvent.click(button('Add area'));
    expect(screen.getByRole('status')).toHaveTextContent('Areas blacked out: 2');
    await userEvent.click(button('Undo'));
    expect(screen.getByRole('status')).toHaveTextContent('Areas blacked out: 1');
    await userEvent.click(button('Add area'));
    fireEvent.keyDown(stage('Black out'), { key: 'ArrowDown' });
    expect(stage('Black out')).toHaveAttribute(
      'aria-valuetext',
      '35% to 65% across, 45% to 65% down',
    );
    await userEvent.click(button('Area 1 of 2'));
    fireEvent.keyDown(stage('Black out'), { key: 'Delete' });
    await done();
    expect(applied()?.covers).toHaveLength(1);
    expect(applied()?.covers[0]?.y).toBeCloseTo(0.45);
  });

  it('is turned, and what was done is undone step by step', async () => {
    const { applied } = open();
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('400 × 200');
    await userEvent.click(button('Rotate right'));
    expect(screen.getByRole('status')).toHaveTextContent('200 × 400');
    await userEvent.click(button('Rotate right'));
    await userEvent.click(button('Rotate left'));
    await userEvent.click(button('Undo'));
    await userEvent.click(button('Undo'));
    fireEvent.keyDown(button('Undo'), { key: 'z', ctrlKey: true });
    await userEvent.click(button('Rotate left'));
    await done();
    expect(applied()).toMatchObject({ turns: 3, covers: [] });
  });

  it('is not thrown away without a question', async () => {
    const { onClose } = open();
    await userEvent.click(button('Rotate right'));
    await userEvent.click(button('Close'));
    expect(onClose).not.toHaveBeenCalled();
    const question = screen.getByRole('alertdialog', {
      name: 'Discard the changes to this picture?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(button('Close'));
    await userEvent.click(button('Discard changes'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open while it is changed and if that fails, and closes once the file is another one', async () => {
    const { dispatch, onClose } = open();
    await userEvent.click(button('Rotate right'));
    await done();
    expect(button('Done')).toHaveAttribute('aria-busy', 'true');
    dispatch(pictureEditFailed());
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Couldn't edit the picture. It's still as it was.",
    );
    expect(onClose).not.toHaveBeenCalled();
    dispatch(typed({ files: [someFile({ id: 'f9' })] }));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('a note', () => {
  it.each<[Partial<FileFacts>, RegExp]>([
    [{ details: 'removed' }, /^Location, camera and other details are removed/],
    [{ details: 'place' }, /^The file says where the picture was taken/],
    [{ details: 'sent' }, /^Details that cameras and apps saved in this file/],
    [{ uneditable: 'moves' }, /^Animations are sent as they are/],
    [{ uneditable: 'film', picture: null }, /can't edit this kind of file/],
    [{ uneditable: 'format', picture: null }, /can't edit this kind of file/],
    [{ uneditable: 'elsewhere', picture: null }, /only on the server/],
  ])('says what is done with the file: %j', (facts, text) => {
    open({ facts: { ...editable, ...facts } });
    expect(screen.getByText(text)).toBeVisible();
    const offered = facts.uneditable === undefined;
    expect(screen.queryAllByRole('button', { name: 'Crop' })).toHaveLength(offered ? 1 : 0);
  });
});

it('gives the file of a picture that is on the server only a focal point', () => {
  const there = someFile({ id: 'f1' }).attachment!;
  const attachment = { ...there, meta: { ...there.meta, width: 300, height: 200 } };
  open({
    file: { attachment },
    facts: { picture: null, uneditable: 'elsewhere', details: 'removed' },
  });
  expect(stage('Set focal point')).toBeVisible();
  expect(document.querySelector('image')).toHaveAttribute('href', attachment.thumbUrl);
});

it('puts another file in its place', () => {
  const { dispatched } = open();
  const other = new File(['green'], 'toad.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [other] } });
  expect(dispatched.find(fileReplaceRequested.match)?.payload).toMatchObject({
    ...place,
    file: { name: 'toad.png', type: 'image/png', size: 5 },
  });
});

it('knows the types that the server takes', () => {
  const { dispatch } = open();
  dispatch(has({ mediaTypes: ['image/png'] }));
  expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', 'image/png');
});

describe('a video that is too large', () => {
  const refusal = filesRefused({
    target: 'new',
    files: [
      {
        handle: 'f1',
        name: 'film.mp4',
        type: 'video/mp4',
        size: 4 * 1024 * 1024,
        why: 'file_too_big',
        allowed: 2 * 1024 * 1024,
        shrinking: false,
      },
    ],
  });
  const show = () => {
    const onClose = jest.fn();
    const view = renderInStore(<FileDetails {...place} level={1} onClose={onClose} />, {
      before: [refusal],
    });
    return { ...view, onClose };
  };

  it('is looked at, tells about how large the cut is, and is cut', async () => {
    const { dispatch, dispatched, onClose } = show();
    const dialog = within(screen.getByRole('dialog', { name: 'Trim video' }));
    expect(dispatched).toContainEqual(trimOpened({ fileId: 'f1' }));
    const facts = { seconds: 8, keys: [0, 4], encodes: true };
    act(() => void dispatch(videoInspected({ fileId: 'f1', facts })));
    expect(dialog.getByText('≈ 4.00 MiB / 2.00 MiB')).toBeVisible();
    fireEvent.change(dialog.getByRole('slider', { name: 'End' }), { target: { value: '4' } });
    expect(dialog.getByText('≈ 2.00 MiB / 2.00 MiB')).toBeVisible();
    await done();
    const cut = { from: 0, to: 4, copied: true };
    expect(dispatched).toContainEqual(trimRequested({ ...place, cut }));
    expect(onClose).not.toHaveBeenCalled();
    act(() => void dispatch(refusalsDismissed({ target: 'new', handles: ['f1'] })));
    expect(onClose).toHaveBeenCalled();
  });

  it('says if this browser cannot trim it, and stays refused', () => {
    const { dispatch } = show();
    act(() => void dispatch(videoInspected({ fileId: 'f1', facts: null })));
    expect(screen.getByText("This browser can't trim this video.")).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
