import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireAttachment, WireStatus } from '@/api/wire/status';
import { Gallery } from '@/components/statuses/media/Gallery';
import type { Settings } from '@/domain/settings/settings';
import { useAppSelector } from '@/hooks/store';
import { selectCardView } from '@/selectors/statuses/cardViews';
import { selectStatus } from '@/selectors/statuses/statuses';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireAttachment, wireStatus } from '@support/wire';

type Flags = Partial<Omit<Parameters<typeof Gallery>[0], 'status'>>;

function Shown(flags: Flags) {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  return status ? <Gallery status={status} {...flags} /> : null;
}

interface Wanted extends Flags {
  media: WireAttachment[];
  sensitive?: boolean;
  settings?: Partial<Settings>;
}

function show({ media, sensitive = false, settings = {}, ...flags }: Wanted) {
  const wire: Partial<WireStatus> = { media_attachments: media, sensitive };
  const chosen = Object.entries(settings);
  return renderInStore(<Shown {...flags} />, {
    before: [
      statusesKnown(wireStatus(wire)),
      ...chosen.map(([name, value]) => settingChanged({ name, value } as never)),
    ],
  });
}

let made = 0;
const file = (type: string, mime: string, changes: Partial<WireAttachment> = {}) => {
  made += 1;
  const url = `https://home.example/media/${String(made)}.${mime.split('/')[1] ?? ''}`;
  return wireAttachment({
    id: String(made),
    type,
    url,
    preview_url: url,
    description: '',
    pleroma: { mime_type: mime },
    ...changes,
  });
};
const picture = (changes: Partial<WireAttachment> = {}) => file('image', 'image/png', changes);
const film = (changes: Partial<WireAttachment> = {}) => file('video', 'video/webm', changes);
const sound = (changes: Partial<WireAttachment> = {}) => file('audio', 'audio/ogg', changes);
const archive = () => file('unknown', 'application/zip');
const pictures = (count: number) => Array.from({ length: count }, () => picture());

const openButtons = () => screen.queryAllByRole('button', { name: /^Open attachment/ });
const images = () => [...document.querySelectorAll('img')];
const opened = (index: number) =>
  dialogOpened({ kind: 'mediaViewer', props: { statusId: 's1', index } });

// The code of rarer rows comes with the first that is shown, and is there at once from then on.
beforeAll(async () => {
  const { unmount } = show({ media: [film(), sound()] });
  await screen.findByRole('button', { name: 'Open attachment 1: Video' });
  await screen.findByRole('button', { name: 'Open attachment 2: Audio' });
  unmount();
  const links = show({ media: [archive()] });
  await screen.findByRole('link');
  links.unmount();
});

describe('a file', () => {
  it('is a button with its place and its description, or what it is', async () => {
    const { dispatched } = show({
      media: [picture({ description: 'a heron' }), film(), picture(), sound()],
    });
    expect(openButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Open attachment 1: a heron',
      'Open attachment 2: Video',
      'Open attachment 3: Image',
      'Open attachment 4: Audio',
    ]);
    await userEvent.click(openButtons()[3]!);
    expect(dispatched).toEqual([opened(3)]);
    expect(openButtons()[3]).toHaveFocus();
  });

  it('that is no kind of medium is a link', () => {
    show({ media: [{ ...archive(), pleroma: { mime_type: 'application/zip', name: 'all.zip' } }] });
    const link = screen.getByRole('link', { name: 'all.zip' });
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(openButtons()).toEqual([]);
  });

  it('that is not ready says so', () => {
    show({ media: [picture({ url: null, preview_url: null })] });
    expect(screen.getByText('A file the server is still working on')).toBeVisible();
  });

  it('that is broken says so, and can still be opened', () => {
    show({ media: [picture()] });
    fireEvent.error(images()[0]!);
    expect(screen.getByTitle('Could not be loaded')).toBeVisible();
    expect(openButtons()).toHaveLength(1);
  });

  it('has its size before it is loaded', () => {
    show({ media: [picture({ meta: { original: { width: 1000, height: 500 } } }), picture()] });
    const [tile] = openButtons().map((button) => button.parentElement);
    expect(tile?.style.getPropertyValue('--aspect')).toBe('2');
    expect(tile?.parentElement).toHaveStyle({ aspectRatio: String(2 + 4 / 3) });
  });

  it('shows its description beside the mark', async () => {
    show({ media: [picture({ description: 'a heron\nat dusk' }), picture()] });
    const mark = screen.getByRole('button', { name: 'ALT: description of attachment 1' });
    await userEvent.click(mark);
    const description = await screen.findByRole('dialog', { name: 'Description' });
    expect(description).toHaveTextContent('a heron at dusk');
    expect(mark).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mark).toHaveFocus();
  });
});

describe('pictures that move', () => {
  const gif = () =>
    file('image', 'image/gif', { preview_url: 'https://home.example/proxy/preview/1' });

  it('keep still until they are pointed at', async () => {
    const media = [gif()];
    show({ media });
    expect(images()[0]).toHaveAttribute('src', media[0]!.preview_url);
    await userEvent.hover(openButtons()[0]!);
    expect(images()[0]).toHaveAttribute('src', media[0]!.url);
    await userEvent.unhover(openButtons()[0]!);
    expect(images()[0]).toHaveAttribute('src', media[0]!.preview_url);
  });

  it('move where the reader wants that [stopGifs]', () => {
    const media = [gif()];
    show({ media, settings: { stopGifs: false } });
    expect(images()[0]).toHaveAttribute('src', media[0]!.url);
  });
});

describe('the shape of pictures', () => {
  it('is theirs, unless the reader wants their boxes filled [useContainFit]', () => {
    const fit = () => document.querySelector('[data-gallery]')?.getAttribute('data-fit');
    const { unmount } = show({ media: pictures(2) });
    expect(fit()).toBe('contain');
    unmount();
    show({ media: pictures(2), settings: { useContainFit: false } });
    expect(fit()).toBe('cover');
  });
});

describe('hiding', () => {
  it('MEDIA-03 names files instead of showing them, in timelines or conversations [hideAttachments, hideAttachmentsInConv]', async () => {
    const media = [picture({ description: 'a heron' }), film(), sound()];
    const shows = () => document.querySelectorAll('img, video, audio').length > 0;
    const named = () => openButtons().map((button) => button.textContent);

    for (const inThread of [false, true]) {
      const own = inThread ? 'hideAttachmentsInConv' : 'hideAttachments';
      const other = inThread ? 'hideAttachments' : 'hideAttachmentsInConv';
      const { unmount } = show({ media, inThread, settings: { [own]: true } });
      expect(shows()).toBe(false);
      expect(named()).toEqual(['a heron', 'Video', 'Audio']);
      unmount();
      show({ media, inThread, settings: { [other]: true } });
      expect(shows()).toBe(true);
    }
    const { dispatched } = show({ media, settings: { hideAttachments: true } });
    await userEvent.click(openButtons()[1]!);
    expect(dispatched).toEqual([opened(1)]);
  });

  it('MEDIA-03 needs no cover over names', () => {
    show({ media: pictures(2), sensitive: true, settings: { hideAttachments: true } });
    expect(screen.queryByRole('button', { name: 'Show sensitive media' })).toBeNull();
    expect(openButtons()).toHaveLength(2);
  });

  it('names files beyond the most thumbnails [maxThumbnails]', () => {
    show({ media: pictures(4), settings: { maxThumbnails: 3 } });
    expect(images()).toHaveLength(3);
    expect(openButtons()[3]).toHaveTextContent('Image');
  });
});

describe('sensitive files', () => {
  const cover = () => screen.queryByRole('button', { name: 'Show sensitive media' });

  it('MEDIA-04 lie under a cover until it is pressed, and can be covered again', async () => {
    const { dispatched } = show({ media: [picture({ description: 'a wound' })], sensitive: true });
    expect(openButtons()).toEqual([]);
    expect(screen.queryByText('a wound')).toBeNull();
    await userEvent.click(cover()!);
    expect(cover()).toBeNull();
    await waitFor(() => expect(openButtons()[0]).toHaveFocus());
    expect(dispatched.map(({ type }) => type)).toEqual(['cardViews/cardViewChanged']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide sensitive media' }));
    expect(openButtons()).toEqual([]);
    await waitFor(() => expect(cover()).toHaveFocus());
  });

  it('MEDIA-04 open in the viewer with one click, if the reader wants that [useOneClickNsfw]', async () => {
    const { dispatched } = show({
      media: pictures(2),
      sensitive: true,
      settings: { useOneClickNsfw: true },
    });
    await userEvent.click(cover()!);
    expect(dispatched).toEqual([opened(0)]);
    expect(cover()).toBeInTheDocument();
  });

  it('open in the viewer at the one that was pressed', () => {
    const { dispatched } = show({
      media: pictures(3),
      sensitive: true,
      settings: { useOneClickNsfw: true },
    });
    [...document.querySelectorAll('[data-at]')].forEach((box, at) => {
      box.getBoundingClientRect = () => new DOMRect(at * 100, 0, 96, 80);
    });
    fireEvent.click(cover()!, { clientX: 250, clientY: 40 });
    expect(dispatched).toEqual([opened(2)]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('are loaded ahead: %s [preloadImage]', (preloadImage, count) => {
    show({ media: [picture(), film()], sensitive: true, settings: { preloadImage } });
    expect(images()).toHaveLength(count);
    expect(document.querySelectorAll('video')).toHaveLength(0);
  });

  it('need no cover for those who do not want one [hideNsfw]', () => {
    show({ media: pictures(1), sensitive: true, settings: { hideNsfw: false } });
    expect(cover()).toBeNull();
    expect(openButtons()).toHaveLength(1);
  });

  it('lie under the picture of the instance, where it has one', () => {
    const { dispatch } = show({ media: pictures(1), sensitive: true });
    dispatch(instanceConfigured({ instance: { nsfwCensorImage: '/static/cover.png' } }));
    expect(cover()?.style.getPropertyValue('--cover')).toBe('url("/static/cover.png")');
  });
});

describe('files that a filter is about', () => {
  const reasons: Flags['reasons'] = [
    { kind: 'serverFilter', filterId: '1', title: 'Spiders', action: 'blur' },
    { kind: 'serverFilter', filterId: '2', title: 'Ponds', action: 'warn' },
  ];
  const cover = () => screen.getByRole('button', { name: /^Show media/ });

  it('lie under a cover that names it, until it is pressed, and can be covered again', async () => {
    show({ media: [picture({ description: 'a spider' })], reasons });
    expect(cover()).toHaveAccessibleName(/^Show media Your filter “ ?Spiders ?”$/);
    expect(cover()).not.toHaveTextContent('Ponds');
    expect(openButtons()).toEqual([]);
    expect(screen.queryByText('a spider')).toBeNull();
    await userEvent.click(cover());
    await waitFor(() => expect(openButtons()[0]).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Hide media' }));
    expect(openButtons()).toEqual([]);
    await waitFor(() => expect(cover()).toHaveFocus());
  });

  it('are uncovered before they are opened, also by those who open what is sensitive at once', async () => {
    const settings = { useOneClickNsfw: true };
    const { dispatched } = show({ media: pictures(1), sensitive: true, reasons, settings });
    const both = screen.getByRole('button', { name: /^Show sensitive media/ });
    expect(both).toHaveTextContent('Your filter “Spiders”');
    await userEvent.click(both);
    expect(dispatched.map(({ type }) => type)).toEqual(['cardViews/cardViewChanged']);
    expect(openButtons()).toHaveLength(1);
  });

  it('lie under a cover also for those who want to see what is sensitive', () => {
    show({ media: pictures(1), sensitive: true, reasons, settings: { hideNsfw: false } });
    expect(cover()).toBeVisible();
  });

  it('need none where only their names are shown, nor for a filter about the words', () => {
    show({ media: pictures(1), reasons, settings: { hideAttachments: true } }).unmount();
    show({ media: pictures(1), reasons: reasons.slice(1) });
    expect(screen.queryByRole('button', { name: /^Show media/ })).toBeNull();
    expect(openButtons()).toHaveLength(1);
  });
});

describe('many files', () => {
  it('stand there in part until all are asked for', async () => {
    show({ media: pictures(16) });
    expect(openButtons()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 16 files' }));
    expect(openButtons()).toHaveLength(16);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer files' }));
    expect(openButtons()).toHaveLength(6);
  });

  it('come back as they were left', async () => {
    const { state } = show({ media: pictures(16) });
    await userEvent.click(screen.getByRole('button', { name: 'Show all 16 files' }));
    expect(selectCardView(state(), 's1')).toEqual({ mediaUnfolded: true });
  });

  it('are one and a number where there is little room', () => {
    show({ media: pictures(5), compact: true });
    expect(openButtons()).toHaveLength(1);
    expect(screen.getByText('+4 more')).toBeVisible();
  });
});

describe('a film', () => {
  const video = () => document.querySelector('video');

  it('has a preview shortly after its beginning', () => {
    const media = [film()];
    show({ media });
    expect(video()).toHaveAttribute('src', `${String(media[0]!.url)}#t=0.5`);
    fireEvent.loadedMetadata(video()!);
    expect(video()?.currentTime).toBe(0.5);
  });

  it('has the preview of the server where there is one, unless that is none', () => {
    show({ media: [film({ preview_url: 'https://home.example/proxy/preview/2' })] });
    expect(video()).toBeNull();
    fireEvent.error(images()[0]!);
    expect(video()).toBeInTheDocument();
  });

  it('plays in its place, and keeps its card as long', async () => {
    const { state } = show({ media: [film()] });
    await userEvent.click(screen.getByRole('button', { name: 'Play attachment 1: Video' }));
    expect(video()?.controls).toBe(true);
    fireEvent.play(video()!);
    expect(selectCardView(state(), 's1').mediaPlaying).toBe(true);
    fireEvent.pause(video()!);
    expect(selectCardView(state(), 's1').mediaPlaying).toBe(false);
    fireEvent.play(video()!);
    await userEvent.click(openButtons()[0]!);
    expect(selectCardView(state(), 's1').mediaPlaying).toBe(false);
    expect(video()?.controls).toBe(false);
  });

  it('plays in the viewer alone, where the reader wants that [playVideosInModal]', () => {
    show({ media: [film()], settings: { playVideosInModal: true } });
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  it('that stands for a moving picture moves while it is pointed at', async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    show({ media: [film({ type: 'gifv', pleroma: {} })] });
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    expect(video()).toMatchObject({ loop: true, muted: true, autoplay: false });
    await userEvent.hover(openButtons()[0]!);
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.unhover(openButtons()[0]!);
    expect(pause).toHaveBeenCalledTimes(1);
  });
});

it('a sound has a player', () => {
  show({ media: [sound({ description: 'a tune', meta: { duration: 83 } })] });
  const player = screen.getByLabelText('Play attachment 1: a tune');
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('preload', 'none');
  expect(within(openButtons()[0]!).getByText('1:23')).toBeVisible();
});
