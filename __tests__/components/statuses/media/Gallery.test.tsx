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

// Loads the code of rarer attachment rows once, so that every test finds it at once.
beforeAll(async () => {
  const { unmount } = show({ media: [film(), sound()] });
  await screen.findByRole('button', { name: 'Open attachment 1: Video' });
  await screen.findByRole('button', { name: 'Open attachment 2: Audio' });
  unmount();
  const links = show({ media: [archive()] });
  await screen.findByRole('link');
  links.unmount();
});

describe('an attachment in the gallery', () => {
  it('is a button with its position and its description or kind', async () => {
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

  it('of an unknown kind is a link', () => {
    show({ media: [{ ...archive(), pleroma: { mime_type: 'application/zip', name: 'all.zip' } }] });
    const link = screen.getByRole('link', { name: 'all.zip' });
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(openButtons()).toEqual([]);
  });

  it('that is being processed says so', () => {
    show({ media: [picture({ url: null, preview_url: null })] });
    expect(screen.getByText('File still being processed')).toBeVisible();
  });

  it('that is broken says so, and can still be opened', () => {
    show({ media: [picture()] });
    fireEvent.error(images()[0]!);
    expect(screen.getByTitle("Couldn't load this file")).toBeVisible();
    expect(openButtons()).toHaveLength(1);
  });

  it('has its size before it is loaded', () => {
    show({ media: [picture({ meta: { original: { width: 1000, height: 500 } } }), picture()] });
    const [tile] = openButtons().map((button) => button.parentElement);
    expect(tile?.style.getPropertyValue('--aspect')).toBe('2');
    expect(tile?.parentElement).toHaveStyle({ aspectRatio: String(2 + 4 / 3) });
  });

  it('shows its description on a press on its badge', async () => {
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

describe('animated pictures', () => {
  const gif = () =>
    file('image', 'image/gif', { preview_url: 'https://home.example/proxy/preview/1' });

  it('are static until hovered', async () => {
    const media = [gif()];
    show({ media });
    expect(images()[0]).toHaveAttribute('src', media[0]!.preview_url);
    await userEvent.hover(openButtons()[0]!);
    expect(images()[0]).toHaveAttribute('src', media[0]!.url);
    await userEvent.unhover(openButtons()[0]!);
    expect(images()[0]).toHaveAttribute('src', media[0]!.preview_url);
  });

  it('are animated if the setting is off [stopGifs]', () => {
    const media = [gif()];
    show({ media, settings: { stopGifs: false } });
    expect(images()[0]).toHaveAttribute('src', media[0]!.url);
  });
});

describe('the aspect ratio of pictures', () => {
  it('is cropped around the point that its author has chosen, else around its middle', () => {
    show({ media: [picture({ meta: { focus: { x: -0.5, y: 1 } } }), picture()] });
    const points = images().map((image) => image.style.getPropertyValue('--picture-focus'));
    expect(points).toEqual(['25% 0%', '']);
  });

  it('is their own, unless the setting makes them fill their boxes [useContainFit]', () => {
    const fit = () => document.querySelector('[data-gallery]')?.getAttribute('data-fit');
    const { unmount } = show({ media: pictures(2) });
    expect(fit()).toBe('contain');
    unmount();
    show({ media: pictures(2), settings: { useContainFit: false } });
    expect(fit()).toBe('cover');
  });
});

describe('hidden attachments', () => {
  it('MEDIA-03 are listed by name, in timelines or threads, as the settings say [hideAttachments, hideAttachmentsInConv]', async () => {
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

  it('MEDIA-03 need no cover over their names', () => {
    show({ media: pictures(2), sensitive: true, settings: { hideAttachments: true } });
    expect(screen.queryByRole('button', { name: 'Show sensitive media' })).toBeNull();
    expect(openButtons()).toHaveLength(2);
  });

  it('are those beyond the maximum of thumbnails, listed by name [maxThumbnails]', () => {
    show({ media: pictures(4), settings: { maxThumbnails: 3 } });
    expect(images()).toHaveLength(3);
    expect(openButtons()[3]).toHaveTextContent('Image');
  });
});

describe('sensitive attachments', () => {
  const cover = () => screen.queryByRole('button', { name: 'Show sensitive media' });

  it('MEDIA-04 are covered until they are pressed, and can be covered again', async () => {
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

  it('MEDIA-04 open in the viewer with one click if the setting is on [useOneClickNsfw]', async () => {
    const { dispatched } = show({
      media: pictures(2),
      sensitive: true,
      settings: { useOneClickNsfw: true },
    });
    await userEvent.click(cover()!);
    expect(dispatched).toEqual([opened(0)]);
    expect(cover()).toBeInTheDocument();
  });

  it('open in the viewer at the pressed one', () => {
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
  ])('are prefetched: %s [preloadImage]', (preloadImage, count) => {
    show({ media: [picture(), film()], sensitive: true, settings: { preloadImage } });
    expect(images()).toHaveLength(count);
    expect(document.querySelectorAll('video')).toHaveLength(0);
  });

  it('are not covered if the setting is off [hideNsfw]', () => {
    show({ media: pictures(1), sensitive: true, settings: { hideNsfw: false } });
    expect(cover()).toBeNull();
    expect(openButtons()).toHaveLength(1);
  });

  it("are covered by the instance's picture, if it has one", () => {
    const { dispatch } = show({ media: pictures(1), sensitive: true });
    dispatch(instanceConfigured({ instance: { nsfwCensorImage: '/static/cover.png' } }));
    expect(cover()?.style.getPropertyValue('--cover')).toBe('url("/static/cover.png")');
  });
});

describe('attachments that match a filter', () => {
  const reasons: Flags['reasons'] = [
    { kind: 'serverFilter', filterId: '1', title: 'Spiders', action: 'blur' },
    { kind: 'serverFilter', filterId: '2', title: 'Ponds', action: 'warn' },
  ];
  const cover = () => screen.getByRole('button', { name: /^Show media/ });

  it("are covered with the filter's name until they are pressed, and can be covered again", async () => {
    show({ media: [picture({ description: 'a spider' })], reasons });
    expect(cover()).toHaveAccessibleName(/^Show media Matches your filter “ ?Spiders ?”$/);
    expect(cover()).not.toHaveTextContent('Ponds');
    expect(openButtons()).toEqual([]);
    expect(screen.queryByText('a spider')).toBeNull();
    await userEvent.click(cover());
    await waitFor(() => expect(openButtons()[0]).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Hide media' }));
    expect(openButtons()).toEqual([]);
    await waitFor(() => expect(cover()).toHaveFocus());
  });

  it('are uncovered before they open, even with one-click opening', async () => {
    const settings = { useOneClickNsfw: true };
    const { dispatched } = show({ media: pictures(1), sensitive: true, reasons, settings });
    const both = screen.getByRole('button', { name: /^Show sensitive media/ });
    expect(both).toHaveTextContent('Matches your filter “Spiders”');
    await userEvent.click(both);
    expect(dispatched.map(({ type }) => type)).toEqual(['cardViews/cardViewChanged']);
    expect(openButtons()).toHaveLength(1);
  });

  it('are covered even if sensitive attachments are not', () => {
    show({ media: pictures(1), sensitive: true, reasons, settings: { hideNsfw: false } });
    expect(cover()).toBeVisible();
  });

  it('need no cover if only names are shown, nor for a filter on text', () => {
    show({ media: pictures(1), reasons, settings: { hideAttachments: true } }).unmount();
    show({ media: pictures(1), reasons: reasons.slice(1) });
    expect(screen.queryByRole('button', { name: /^Show media/ })).toBeNull();
    expect(openButtons()).toHaveLength(1);
  });
});

describe('many attachments', () => {
  it('are cut until all are requested', async () => {
    show({ media: pictures(16) });
    expect(openButtons()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 16 files' }));
    expect(openButtons()).toHaveLength(16);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer files' }));
    expect(openButtons()).toHaveLength(6);
  });

  it('keep in the view state of the card that they were unfolded', async () => {
    const { state } = show({ media: pictures(16) });
    await userEvent.click(screen.getByRole('button', { name: 'Show all 16 files' }));
    expect(selectCardView(state(), 's1')).toEqual({ mediaUnfolded: true });
  });

  it('are one and a count where there is little room', () => {
    show({ media: pictures(5), compact: true });
    expect(openButtons()).toHaveLength(1);
    expect(screen.getByText('+4 more')).toBeVisible();
  });
});

describe('a video', () => {
  const video = () => document.querySelector('video');

  it('shows a frame shortly after its beginning', () => {
    const media = [film()];
    show({ media });
    expect(video()).toHaveAttribute('src', `${String(media[0]!.url)}#t=0.5`);
    fireEvent.loadedMetadata(video()!);
    expect(video()?.currentTime).toBe(0.5);
  });

  it('shows the server’s preview picture, or the video if that cannot be loaded', () => {
    show({ media: [film({ preview_url: 'https://home.example/proxy/preview/2' })] });
    expect(video()).toBeNull();
    fireEvent.error(images()[0]!);
    expect(video()).toBeInTheDocument();
  });

  it('plays in place, and keeps its card rendered meanwhile', async () => {
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

  it('plays in the viewer only, if the setting is on [playVideosInModal]', () => {
    show({ media: [film()], settings: { playVideosInModal: true } });
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });

  it('that is a converted GIF plays while hovered', async () => {
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

it('an audio attachment has a player', () => {
  show({ media: [sound({ description: 'a tune', meta: { duration: 83 } })] });
  const player = screen.getByLabelText('Play attachment 1: a tune');
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('preload', 'none');
  expect(within(openButtons()[0]!).getByText('1:23')).toBeVisible();
});
