/** The parts of a card beside its text, and how it folds. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireCard, WireStatus } from '@/api/wire/status';
import * as cardParts from '@/components/statuses/card/deferredParts';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { scrobbleClosed, scrobbleOpened, scrobbleReceived } from '@/slices/statuses/scrobbles';
import { expiringStatusShown } from '@/slices/statuses/statusExpiry';
import { statusDeleted } from '@/slices/statuses/statuses';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireCard, wireMention, wireRepeat, wireStatus, wireUser } from '@support/wire';

preloadDeferredParts(cardParts);

const show = (changes: Partial<WireStatus> = {}, ...before: UnknownAction[]) =>
  showCard(<StatusCard statusId="s1" />, changes, before);

const showCard = (card: ReactElement, changes: Partial<WireStatus>, before: UnknownAction[]) =>
  renderInStore(card, {
    before: [...before, statusesKnown(wireStatus({ pleroma: { local: true }, ...changes }))],
  });

const card = () => screen.getByRole('article');
const button = (name: string) => screen.getByRole('button', { name });
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p>Line ${String(at + 1)}</p>`).join('');

describe('a tall status', () => {
  it('CARD-19 shows its beginning, and the rest on request', async () => {
    show({ content: lines(40) });
    expect(screen.getByText('Line 5')).toBeVisible();
    expect(screen.queryByText('Line 25')).not.toBeInTheDocument();
    await userEvent.click(button('Show more'));
    expect(screen.getByText('Line 40')).toBeVisible();
    await userEvent.click(button('Show less'));
    expect(screen.queryByText('Line 25')).not.toBeInTheDocument();
    expect(button('Show more')).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not include the button in its label', () => {
    show({ content: lines(40) });
    expect(card()).not.toHaveAccessibleName(/Show more/);
    expect(card()).toHaveAccessibleName(/Line 5/);
  });

  it('is shown completely on its own page', () => {
    renderInStore(<StatusCard statusId="s1" focused />, {
      before: [statusesKnown(wireStatus({ content: lines(40), pleroma: {} }))],
    });
    expect(screen.getByText('Line 40')).toBeVisible();
  });
});

describe('the language of a status', () => {
  const read = (...value: string[]) => settingChanged({ name: 'readLanguages', value });
  const sign = () => screen.queryByRole('img', { name: 'Welsh' });

  it('is told where the reader does not read it, and set on the text [readLanguages]', () => {
    const { dispatch } = show({ language: 'cy', content: '<p>Bore da</p>' });
    expect(sign()).toHaveTextContent('cy');
    expect(screen.getByText('Bore da').closest('[lang]')).toHaveAttribute('lang', 'cy');
    dispatch(read('en', 'cy'));
    expect(sign()).not.toBeInTheDocument();
  });

  it('is not told where it is that of the interface or of own posts, or unknown', () => {
    const posted = settingChanged({ name: 'recentLanguages', value: ['cy'] });
    const { dispatch } = show({ language: 'cy' }, posted);
    expect(sign()).not.toBeInTheDocument();
    dispatch(read('en'));
    expect(sign()).toBeVisible();
    for (const language of ['en', 'und', null]) {
      dispatch(statusesKnown(wireStatus({ language, pleroma: {} })));
      expect(sign()).not.toBeInTheDocument();
    }
  });
});

describe('the subject of a status', () => {
  const collapsed = settingChanged({ name: 'collapseMessageWithSubject', value: true });

  it('CARD-20 replaces the text if the reader prefers so', async () => {
    show({ spoiler_text: 'Frogs', content: 'They croak' });
    expect(screen.getByText('They croak')).toBeVisible();
    await userEvent.click(button('Show less'));
    expect(screen.queryByText('They croak')).not.toBeInTheDocument();

    show({ spoiler_text: 'Frogs', content: 'They croak' }, collapsed);
    expect(screen.queryByText('They croak')).not.toBeInTheDocument();
    expect(card()).toHaveAccessibleName(/Frogs/);
    await userEvent.click(button('Show more'));
    expect(screen.getByText('They croak')).toBeVisible();
  });

  it('CARD-21 of more than 240 characters is cut until it is expanded', async () => {
    const subject = 'frog '.repeat(80).trim();
    show({ spoiler_text: subject, content: 'They croak' });
    expect(screen.queryByText(subject)).not.toBeInTheDocument();
    expect(screen.getByText(/^frog .*…$/).textContent.length).toBeLessThanOrEqual(241);
    await userEvent.click(button('Show more'));
    expect(screen.getByText(subject)).toBeVisible();
    await userEvent.click(button('Show less'));
    expect(screen.queryByText(subject)).not.toBeInTheDocument();
  });

  it('has a language attribute', () => {
    show({ spoiler_text: 'Frösche', content: 'Sie quaken', language: 'de' });
    expect(screen.getByText('Frösche')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Sie quaken').closest('[lang]')).toHaveAttribute('lang', 'de');
  });
});

describe('CARD-03 the state of a card', () => {
  it('is kept when it scrolls out of the window and back', async () => {
    const folds = { spoiler_text: 'frog '.repeat(80), content: lines(40) };
    const { rerender } = show(folds);
    expect(screen.queryByText('Line 40')).not.toBeInTheDocument();
    await userEvent.click(button('Show more'));
    rerender(<p>Far away</p>);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    rerender(<StatusCard statusId="s1" />);
    expect(screen.getByText('Line 40')).toBeVisible();
    expect(button('Show less')).toBeVisible();
  });
});

describe('CARD-04 a card shows', () => {
  it('who repeated it', () => {
    const repeat = wireRepeat(wireStatus(), {
      account: wireUser({ id: 'u3', acct: 'eve', display_name: 'Eve' }),
    });
    renderInStore(<StatusCard statusId="r1" />, { before: [statusesKnown(repeat)] });
    expect(screen.getByText(/repeated/)).toHaveTextContent('Eve repeated');
  });

  it('that it is pinned', () => {
    show({ pinned: true });
    expect(screen.getByText('Pinned')).toBeVisible();
    show({ pinned: false });
    expect(screen.queryByText('Pinned')).not.toBeInTheDocument();
  });

  it('that and when it was edited', () => {
    const editedAt = new Date(Date.now() - 180_000).toISOString();
    show({ edited_at: editedAt });
    const notice = screen.getByText(/^Edited/);
    expect(notice).toHaveTextContent('Edited 3 minutes ago');
    expect(within(notice).getByText('3 minutes ago')).toHaveAttribute('datetime', editedAt);
    show({ edited_at: null });
    expect(screen.queryByText(/^Edited/)).not.toBeInTheDocument();
  });

  it('that and when it deletes itself', () => {
    const expires_at = new Date(Date.now() + 3_630_000).toISOString();
    const { dispatched } = show({ pleroma: { expires_at } });
    expect(screen.getByText(/^Deletes itself/)).toHaveTextContent('Deletes itself in 1 hour');
    expect(dispatched).toContainEqual(expiringStatusShown());
  });
});

describe('CARD-05 a deleted status', () => {
  it('leaves a placeholder', () => {
    const { dispatch } = show();
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(card()).toHaveTextContent(/^This post was deleted$/);
    expect(card()).toHaveAttribute('data-status-id', 's1');
  });
});

describe('CARD-08 mentioned people whom the text does not name', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const nick = `friend${String(at + 1)}`;
      return wireMention({
        id: `f${String(at + 1)}`,
        acct: `${nick}@hill.example`,
        url: `https://hill.example/users/${nick}`,
      });
    });

  it('are listed above it, the first five, and the rest on request', async () => {
    show({ mentions: people(12), content: 'Hello all' });
    const named = () => screen.getAllByRole('link', { name: /^@friend/ });
    expect(named().map((one) => one.textContent)).toEqual(
      [1, 2, 3, 4, 5].map((at) => `@friend${String(at)}`),
    );
    expect(named()[0]).toHaveAttribute('href', '/users/$f1');
    await userEvent.click(button('+7 more'));
    expect(named()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });

  it('are not listed twice', () => {
    const named = '<a class="mention" href="https://hill.example/users/friend1">@friend1</a>';
    show({ mentions: people(2), content: `${named} hello` });
    expect(screen.getAllByRole('link', { name: '@friend1' })).toHaveLength(1);
    expect(screen.getByText('Mentions').parentElement).toHaveTextContent(/^Mentions@friend2$/);
  });

  it('have no line if all are named in the text or replied to', () => {
    show({ mentions: people(1), in_reply_to_id: 's0', in_reply_to_account_id: 'f1' });
    expect(screen.queryByText('Mentions')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Reply to/ })).toBeVisible();
  });
});

describe('CARD-08 mentions at the beginning of a text', () => {
  const mention = (nick: string) =>
    `<span class="h-card"><a class="u-url mention" href="https://hill.example/@${nick}">@<span>${nick}</span></a></span>`;
  const names = ['ana', 'ben', 'cleo', 'dora', 'eli', 'finn', 'gus'];
  const links = () => screen.getAllByRole('link', { name: /^@/ }).map((one) => one.textContent);

  it('are cut to the first five, with the rest behind a button', async () => {
    show({ content: `<p>${names.map(mention).join(' ')} look here ${mention('zoe')}</p>` });
    const first = names.slice(0, 5).map((name) => `@${name}`);
    expect(links()).toEqual([...first, '@zoe']);
    expect(screen.getByText(/look here/)).toHaveTextContent(
      /^@ana @ben @cleo @dora @eli \+2 more look here @zoe$/,
    );
    await userEvent.click(button('+2 more'));
    expect(links()).toEqual([...names.map((name) => `@${name}`), '@zoe']);
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });

  it('are complete if there are five, or if words stand between them', () => {
    const content = `<p>${names.slice(0, 5).map(mention).join(' ')} and ${names.map(mention).join(' ')}</p>`;
    show({ content });
    expect(links()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });

  it('are cut in a tall status, too', async () => {
    show({ content: `<p>${names.map(mention).join(' ')} all</p>${lines(40)}` });
    expect(links()).toHaveLength(5);
    await userEvent.click(button('+2 more'));
    expect(links()).toHaveLength(7);
    expect(button('Show more')).toBeVisible();
  });
});

describe("CARD-09 the author's scrobble", () => {
  const heard = { id: 'l1', createdAt: '', title: 'Rain', artist: 'The Ponds', album: '' };
  const told = (url: string | null) =>
    scrobbleReceived({ userId: 'u1', scrobble: { ...heard, url }, askedAt: 0 });
  const pleroma = instanceConfigured({ instance: { family: 'pleroma' } });

  const opened = (...before: UnknownAction[]) =>
    showCard(<StatusCard statusId="s1" focused />, {}, before);

  it('is requested while the post is open, and shows artist and title', () => {
    const { dispatched, unmount, dispatch } = opened(pleroma);
    expect(dispatched).toContainEqual(scrobbleOpened({ userId: 'u1' }));
    expect(screen.queryByText(/Listening to/)).not.toBeInTheDocument();
    dispatch(told(null));
    expect(screen.getByText(/Listening to/)).toHaveTextContent('Listening to The Ponds – Rain');
    expect(screen.queryByRole('link', { name: /Rain/ })).not.toBeInTheDocument();
    unmount();
    expect(dispatched).toContainEqual(scrobbleClosed({ userId: 'u1' }));
  });

  it('is shown in lists once it is known, and not requested there before', () => {
    const { dispatched, dispatch } = show({}, pleroma);
    expect(dispatched).toEqual([]);
    dispatch(told(null));
    expect(screen.getByText(/Listening to/)).toBeVisible();
    expect(dispatched).toContainEqual(scrobbleOpened({ userId: 'u1' }));
  });

  it('is a link if it has an address', async () => {
    show({}, pleroma, told('https://music.example/rain'));
    const link = await screen.findByRole('link', { name: 'The Ponds – Rain' });
    expect(link).toHaveAttribute('href', 'https://music.example/rain');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  });

  it('is hidden when it is older than the setting says [hideScrobblesAfter]', () => {
    const createdAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const scrobble = { ...heard, createdAt, url: null };
    const old = scrobbleReceived({ userId: 'u1', scrobble, askedAt: 0 });
    const { unmount } = show({}, pleroma, old);
    expect(screen.getByText(/Listening to/)).toBeVisible();
    unmount();
    show({}, pleroma, old, settingChanged({ name: 'hideScrobblesAfter', value: '2.5h' }));
    expect(screen.queryByText(/Listening to/)).not.toBeInTheDocument();
  });

  it('is neither requested nor shown if the setting hides it or the server has none [hideScrobbles]', () => {
    const hide = settingChanged({ name: 'hideScrobbles', value: true });
    const mastodon = instanceConfigured({ instance: { family: 'mastodon' } });
    for (const before of [[pleroma, hide], [mastodon]]) {
      const { dispatched } = opened(...before, told(null));
      expect(screen.queryByText(/Listening to/)).not.toBeInTheDocument();
      expect(dispatched).not.toContainEqual(scrobbleOpened({ userId: 'u1' }));
    }
  });
});

describe('CARD-18 a bot', () => {
  const bot = { account: wireUser({ bot: true }) };

  it('is marked as a bot', () => {
    show(bot);
    expect(screen.getByRole('img', { name: 'Bot' })).toBeVisible();
    show();
    expect(screen.queryByRole('img', { name: 'Bot' })).not.toBeInTheDocument();
  });

  it('is recognised by its actor type', () => {
    const { source } = wireUser();
    const account = wireUser({
      bot: false,
      source: { ...source, pleroma: { actor_type: 'Service' } },
    });
    show({ account });
    expect(screen.getByRole('img', { name: 'Bot' })).toBeVisible();
  });

  it('is not marked if the setting hides it [hideBotIndication]', () => {
    show(bot, settingChanged({ name: 'hideBotIndication', value: true }));
    expect(screen.queryByRole('img', { name: 'Bot' })).not.toBeInTheDocument();
  });
});

describe('CARD-22 the link preview of a status', () => {
  it('is a row with picture, title, description and site', async () => {
    show({ card: wireCard({ image_description: 'A loaf' }) });
    const link = await screen.findByRole('link', { name: /Bread/ });
    expect(link).toHaveAttribute('href', 'https://cards.example/article');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(link).toHaveTextContent('BreadWhat the weather does to itcards.example');
    expect(within(link).getByRole('img', { name: 'A loaf' })).toHaveAttribute(
      'src',
      'https://cards.example/picture.jpg',
    );
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each<[string, Partial<WireCard>, boolean]>([
    ['a video', { type: 'video', html: '<iframe src="https://cards.example/1"></iframe>' }, true],
    ['rich content', { type: 'rich', embed_url: 'https://cards.example/1' }, true],
    ['a page that names its sound', { pleroma: { opengraph: { audio: '/1.ogg' } } }, true],
    ['a video without a player', { type: 'video', html: '' }, false],
    ['any other page', {}, false],
  ])('says of %s whether it plays, and frames nothing: %j %s', async (_what, changes, plays) => {
    show({ card: wireCard({ ...changes }) });
    const link = await screen.findByRole('link', { name: /Bread/ });
    if (plays) await within(link).findByText(/^Plays on/);
    else expect(link).not.toHaveTextContent('Plays on');
    expect(link).toHaveAttribute('target', '_blank');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('plays the sound that a page names, such as a podcast, and keeps its card meanwhile', async () => {
    const { state } = show({ card: wireCard({ pleroma: { opengraph: { audio: '/1.ogg' } } }) });
    const player = await screen.findByLabelText('Bread');
    expect(player).toHaveAttribute('src', 'https://cards.example/1.ogg');
    // Nothing goes to the other host before a press.
    expect(player).toHaveAttribute('preload', 'none');
    expect(player).toHaveAttribute('controls');
    fireEvent.play(player);
    expect(Object.values(state().cardViews)).toEqual([
      expect.objectContaining({ mediaPlaying: true }),
    ]);
    fireEvent.error(player);
    expect(screen.queryByLabelText('Bread')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Bread/ })).toBeInTheDocument();
  });

  it('plays no sound where attachments are hidden [hideNsfw]', async () => {
    const audio = 'https://sounds.example/1.ogg';
    show({ sensitive: true, card: wireCard({ pleroma: { opengraph: { audio } } }) });
    await screen.findByText(/^Plays on/);
    expect(document.querySelector('audio')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:audio/ogg;base64,AAAA', 7, {}])(
    'plays nothing from %j',
    async (audio) => {
      show({ card: wireCard({ pleroma: { opengraph: { audio } } }) });
      await screen.findByText(/^Plays on/);
      expect(document.querySelector('audio')).toBeNull();
    },
  );

  it('omits what the server does not know', async () => {
    show({
      card: wireCard({
        title: '',
        description: '',
        image: null,
        provider_name: '',
        provider_url: '',
      }),
    });
    const link = await screen.findByRole('link', { name: /cards\.example/ });
    expect(link).toHaveTextContent('cards.example');
    expect(link.querySelector('img')).toBeNull();
  });

  it('omits a picture that cannot be loaded', async () => {
    show({ card: wireCard({ image_description: 'A loaf' }) });
    fireEvent.error(await screen.findByRole('img', { name: 'A loaf' }));
    expect(screen.queryByRole('img', { name: 'A loaf' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Bread/ })).toBeVisible();
  });

  it.each([
    ['of a sensitive post', { sensitive: true }, []],
    ['for readers who hide media', {}, [settingChanged({ name: 'hideAttachments', value: true })]],
  ] as [string, Partial<WireStatus>, UnknownAction[]][])(
    'hides the picture %s',
    async (_what, changes, before) => {
      show({ card: wireCard(), ...changes }, ...before);
      const link = await screen.findByRole('link', { name: /Bread/ });
      expect(link.querySelector('img')).toBeNull();
    },
  );

  it('never links to an invalid address', () => {
    show({ card: wireCard({ url: 'javascript:alert(1)' }) });
    expect(screen.queryByRole('link', { name: /Bread/ })).not.toBeInTheDocument();
  });
});

describe('a quoting line in a text', () => {
  const quoting = { content: '&gt; so they say<br>&lt; so I say' };
  const line = (text: string, colour: string) => screen.getByText(text).closest(`.${colour}`);

  it('TEXT-02 is green after > and cyan after <, by default', () => {
    show(quoting);
    expect(line('> so they say', 'greentext')).not.toBeNull();
    expect(line('< so I say', 'cyantext')).not.toBeNull();
  });

  it('is uncoloured if the instance or the reader disables it [greentext]', () => {
    const off = instanceConfigured({ instance: {}, settings: { greentext: false } });
    const { unmount } = show(quoting, off);
    expect(screen.getByText(/> so they say/).closest('.greentext')).toBeNull();
    unmount();
    show(quoting, off, settingChanged({ name: 'greentext', value: true }));
    expect(line('> so they say', 'greentext')).not.toBeNull();
  });
});

describe('a mention in a text', () => {
  const own = {
    content: '<a class="mention" href="https://home.example/users/mia">@mia</a>',
    mentions: [wireMention({ id: 'u1', acct: 'mia', url: 'https://home.example/users/mia' })],
    account: wireUser({ id: 'u9', acct: 'leo' }),
  };
  const name = () => screen.getByRole('link', { name: '@mia' });

  it('is bold if it is the reader, with "(you)" if the setting is on [mentionLinkBoldenYou, mentionLinkShowYous]', () => {
    show(own, signedIn());
    expect(name()).toHaveAttribute('data-own');
    expect(screen.queryByText('(You)')).not.toBeInTheDocument();

    show(
      own,
      signedIn(),
      settingChanged({ name: 'mentionLinkBoldenYou', value: false }),
      settingChanged({ name: 'mentionLinkShowYous', value: true }),
    );
    expect(name()).not.toHaveAttribute('data-own');
    expect(screen.getByText('(You)')).toBeVisible();
  });

  it('of others is not emphasised', () => {
    show(own, settingChanged({ name: 'mentionLinkShowYous', value: true }));
    expect(name()).not.toHaveAttribute('data-own');
    expect(screen.queryByText('(You)')).not.toBeInTheDocument();
  });
});
