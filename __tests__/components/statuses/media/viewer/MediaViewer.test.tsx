import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaViewer } from '@/components/statuses/media/viewer/MediaViewer';
import type { Attachment, MediaKind } from '@/domain/statuses/status';
import { settingChanged } from '@/slices/session/config';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { someFile } from '@support/statuses/media';
import { renderInStore } from '@support/renderInStore';

const five = Array.from({ length: 5 }, (_none, at) =>
  someFile({ description: `Picture ${String(at + 1)}` }),
);

function show(files: readonly Attachment[] = five, start = 0, settings: [string, boolean][] = []) {
  const onClose = jest.fn();
  const view = renderInStore(
    <BackProvider>
      <MediaViewer files={files} start={start} level={1} onClose={onClose} />
    </BackProvider>,
    { before: settings.map(([name, value]) => settingChanged({ name, value } as never)) },
  );
  return { ...view, onClose };
}

const dialog = () => screen.getByRole('dialog', { name: 'Media viewer' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('img').getAttribute('alt');
const counter = () => screen.getByRole('status').textContent;

describe('the media viewer', () => {
  it('MEDIA-09 opens at the chosen attachment, and wraps around', async () => {
    show(five, 3);
    expect(dialog()).toHaveFocus();
    expect(shown()).toBe('Picture 4');
    expect(counter()).toMatch(/^4 of 5/);
    await press('Next');
    await press('Next');
    expect(shown()).toBe('Picture 1');
    await press('Previous');
    expect(shown()).toBe('Picture 5');
    expect(counter()).toMatch(/^5 of 5/);
  });

  it('MEDIA-09 is removed 100 ms after it is closed', () => {
    jest.useFakeTimers();
    const { onClose } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void jest.advanceTimersByTime(99));
    expect(onClose).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('moves by arrows, Home and End, mirrored in right-to-left languages', async () => {
    show();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Picture 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Picture 2');
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('Picture 5');
    await userEvent.keyboard('{Home}');
    expect(shown()).toBe('Picture 1');
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(shown()).toBe('Picture 1');
    dialog().parentElement!.dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Picture 2');
  });

  it('closes on Escape', async () => {
    const { onClose } = show();
    await userEvent.keyboard('{Escape}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('of a single attachment has no navigation', async () => {
    show([five[0]!]);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('Picture 1');
    expect(counter()).toMatch(/^1 of 1/);
  });

  it('shows the description and a link to the file', () => {
    show([someFile({ description: 'a heron', url: 'https://home.example/heron.png' })]);
    expect(screen.getByRole('region', { name: 'Description' })).toHaveTextContent('a heron');
    const download = screen.getByRole('link', { name: 'Download' });
    expect(download).toHaveAttribute('href', 'https://home.example/heron.png');
    expect(download).toHaveAttribute('download', 'pond.png');
    expect(screen.getByRole('link', { name: 'Open original' })).not.toHaveAttribute('download');
  });

  it('says when a file cannot be loaded, and moves on to the next', async () => {
    show();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load this file");
    await press('Next');
    expect(shown()).toBe('Picture 2');
  });
});

describe('MEDIA-02 the media viewer opens', () => {
  it.each<[MediaKind, string, string]>([
    ['image', 'a picture', 'img'],
    ['video', 'a film', 'video'],
    ['audio', 'a sound', 'audio'],
  ])('%s files', (kind, description, element) => {
    const file = someFile({ kind, description });
    show([file]);
    const medium = dialog().querySelector(element);
    expect(medium).toHaveAttribute('src', file.url);
    expect(medium).toHaveAccessibleName(description);
    if (kind !== 'image') expect(medium).toHaveAttribute('controls');
  });

  it('MEDIA-12 Flash files, with an error if there is no player', async () => {
    const file = someFile({ kind: 'flash' });
    show([file]);
    const script = document.head.querySelector('script');
    expect(script).toHaveAttribute('src', '/static/ruffle/ruffle.js');
    fireEvent.error(script!);
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the Flash content");
    expect(screen.getByRole('link', { name: 'Open file' })).toHaveAttribute('href', file.url);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it("Flash files with the server's player", async () => {
    const load = jest.fn(() => Promise.resolve());
    const player = Object.assign(document.createElement('div'), { load, id: 'player' });
    window.RufflePlayer = { newest: () => ({ createPlayer: () => player }) };
    const file = someFile({ kind: 'flash' });
    show([file]);
    await act(() => Promise.resolve());
    expect(dialog()).toContainElement(player);
    expect(load).toHaveBeenCalledWith({ url: file.url, allowScriptAccess: false });
    delete window.RufflePlayer;
  });

  it('MEDIA-12 Flash files, with an error if the player is blocked', async () => {
    const load = () => Promise.reject(new Error('WebAssembly is not allowed'));
    const player = Object.assign(document.createElement('div'), { load });
    window.RufflePlayer = { newest: () => ({ createPlayer: () => player }) };
    show([someFile({ kind: 'flash' })]);
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the Flash content");
    delete window.RufflePlayer;
  });
});

describe('a video in the viewer', () => {
  const film = someFile({ kind: 'video' });
  const video = () => dialog().querySelector('video')!;

  it.each([
    [true, true, false],
    [true, false, true],
    [false, false, false],
  ])(
    'with loopVideo %s and loopVideoSilentOnly %s loops: %s [loopVideo, loopVideoSilentOnly]',
    (loopVideo, silentOnly, loops) => {
      show([film], 0, [
        ['loopVideo', loopVideo],
        ['loopVideoSilentOnly', silentOnly],
      ]);
      expect(video().loop).toBe(loops);
    },
  );

  it.each([
    ['without sound', 0, 1],
    ['with sound', 1, 0],
  ])('%s (%d audio tracks) restarts at its end: %d', (_what, tracks, times) => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    show([film]);
    Object.defineProperty(video(), 'audioTracks', { value: { length: tracks } });
    play.mockClear();
    fireEvent.ended(video());
    expect(play).toHaveBeenCalledTimes(times);
  });
});
