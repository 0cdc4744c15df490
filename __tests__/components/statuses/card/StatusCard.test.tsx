import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireStatus } from '@/api/wire/status';
import * as cardParts from '@/components/statuses/card/deferredParts';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { SettingName, Settings } from '@/domain/settings/settings';
import { tagCausesFound } from '@/slices/discovery/tags';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { statusDeleted } from '@/slices/statuses/statuses';
import { preloadDeferredParts } from '@support/engine/deferredCode';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireAttachment, wireMention, wireRepeat, wireStatus, wireUser } from '@support/wire';

preloadDeferredParts(cardParts);

const setting = <Name extends SettingName>(name: Name, value: Settings[Name]) =>
  settingChanged({ name, value } as Parameters<typeof settingChanged>[0]);

function show(changes: Partial<WireStatus> = {}, ...before: UnknownAction[]) {
  const status = wireStatus({
    created_at: new Date(Date.now() - 720_000).toISOString(),
    ...changes,
  });
  return renderInStore(<StatusCard statusId={status.id} />, {
    before: [...before, statusesKnown(status)],
    path: '/main/all',
  });
}
/** Without Pleroma's plain-text copies of both, which would take precedence. */
const subject = (spoiler_text: string, content: string): Partial<WireStatus> => ({
  spoiler_text,
  content,
  pleroma: { local: true },
});
const card = () => screen.getByRole('article');
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('a status card', () => {
  it('is a focusable article with its id, labelled by author, text and time', () => {
    const status = wireStatus({ created_at: new Date(Date.now() - 720_000).toISOString() });
    renderInStore(<StatusCard statusId="s1" position={{ at: 3, of: 20 }} />, {
      before: [statusesKnown(status)],
    });
    expect(card()).toHaveAccessibleName('Mia :frog: @mia Hello world 12m');
    expect(card()).toHaveAttribute('data-status-id', 's1');
    expect(card()).toHaveAttribute('tabindex', '0');
    expect(card()).toHaveAttribute('aria-posinset', '3');
    expect(card()).toHaveAttribute('aria-setsize', '20');
  });

  it('has no position in a set outside of a feed', () => {
    show();
    expect(card()).not.toHaveAttribute('aria-posinset');
    expect(card()).not.toHaveAttribute('aria-setsize');
    expect(card()).not.toHaveAttribute('aria-current');
  });

  it('ROUTE-04 links its timestamp to its page', async () => {
    const { address } = show({ id: 'AqC/1', created_at: '2026-11-20T11:48:48.000Z' });
    const time = within(card()).getByText((_text, element) => element?.tagName === 'TIME');
    expect(time).toHaveAttribute('datetime', '2026-11-20T11:48:48.000Z');
    await userEvent.click(time);
    expect(address()).toBe('/notice/AqC%2F1');
  });

  it('links avatar and name to the author, of which screen readers announce one', () => {
    show();
    expect(link('Mia :frog: @mia')).toHaveAttribute('href', '/users/mia');
    const links = within(card()).getAllByRole('link', { hidden: true });
    const picture = links.find((each) => each.querySelector('img[src*="mia"]'));
    expect(picture).toHaveAttribute('href', '/users/mia');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(picture).toHaveAttribute('tabindex', '-1');
  });

  it('links authors with remote or reserved names by id', () => {
    const far = wireUser({ id: 'u7', acct: 'leo@far.example', display_name: 'Leo' });
    const { unmount } = show({ account: far });
    expect(link(/Leo/)).toHaveAttribute('href', '/users/$u7');
    unmount();
    show({}, instanceConfigured({ instance: { restrictedNicknames: ['mia'] } }));
    expect(link(/Mia/)).toHaveAttribute('href', '/users/$u1');
  });

  it('names the person it replies to', () => {
    show({
      in_reply_to_id: 's0',
      in_reply_to_account_id: 'u2',
      mentions: [wireMention({ id: 'u2', acct: 'ben@hill.example' })],
    });
    const reply = link('Reply to @ben@hill.example');
    expect(reply).toHaveAttribute('href', '/notice/s0');
  });

  it.each([
    ['unlisted', 'Unlisted'],
    ['private', 'Followers only'],
    ['direct', 'Direct'],
    ['local', 'This server only'],
    ['list', 'List members'],
  ])('shows the visibility of %s posts', (visibility, name) => {
    show({ visibility });
    expect(within(card()).getByRole('img', { name })).toBeVisible();
  });

  it('has no icon for the visibility of public posts, which are the rule', () => {
    show({ visibility: 'public' });
    expect(within(card()).queryByRole('img', { name: 'Public' })).toBeNull();
  });

  it('bears a sign while it is bookmarked', () => {
    show({ bookmarked: true });
    expect(within(card()).getByRole('img', { name: 'Bookmarked' })).toBeVisible();
  });

  it('has the language of its text, not of the interface around it', () => {
    show({ ...subject('Les grenouilles', '<p>Bonjour</p>'), language: 'fr' });
    expect(screen.getByText('Bonjour').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Les grenouilles').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('button', { name: 'Show less' }).closest('[lang="fr"]')).toBeNull();
  });

  it('is marked as current on its own page', () => {
    renderInStore(<StatusCard statusId="s1" focused />, { before: [statusesKnown(wireStatus())] });
    expect(card()).toHaveAttribute('aria-current', 'true');
  });
});

describe('the status that a page is about', () => {
  it('says when exactly it was posted, that it is public, and with which application', async () => {
    const sent = { created_at: '2026-11-20T11:48:48.000Z', application: { name: 'Reed' } };
    renderInStore(<StatusCard statusId="s1" focused />, {
      before: [statusesKnown(wireStatus(sent))],
    });
    await waitFor(() =>
      expect(card()).toHaveTextContent(/November 20, 2026 at \d+:48\s[AP]M · Public · Reed/),
    );
  });

  it('says only the time of a post with an icon, if the server does not know the application', async () => {
    const sent = {
      created_at: '2026-11-20T11:48:48.000Z',
      visibility: 'unlisted',
      application: null,
    };
    renderInStore(<StatusCard statusId="s1" focused />, {
      before: [statusesKnown(wireStatus(sent))],
    });
    await waitFor(() => expect(card()).toHaveTextContent(/November 20, 2026 at/));
    expect(card()).not.toHaveTextContent('·');
  });

  it('shows neither in lists', () => {
    show({ application: { name: 'Reed' } });
    expect(card()).not.toHaveTextContent('Reed');
  });
});

describe('a repeat', () => {
  it('shows the repeated status, with its id, under a line that says who repeated it', () => {
    const repeat = wireRepeat(wireStatus(), {
      account: wireUser({ id: 'u3', acct: 'eve', display_name: 'Eve' }),
    });
    renderInStore(<StatusCard statusId="r1" />, { before: [statusesKnown(repeat)] });
    expect(card()).toHaveAttribute('data-status-id', 's1');
    expect(card()).toHaveAccessibleName(/^Mia :frog: @mia Hello world/);
    expect(link('Eve').parentElement).toHaveTextContent('Eve repeated');
    expect(link('Eve')).toHaveAttribute('href', '/users/eve');
    expect(link(/^\d+\w+$/)).toHaveAttribute('href', '/notice/s1');
  });
});

describe('a status with a subject', () => {
  const aboutFrogs = subject('About frogs', '<p>They croak</p>');

  it('shows it above the text, and folds the text with it', async () => {
    show(aboutFrogs);
    expect(card()).toHaveAccessibleName(/^Mia :frog: @mia About frogs 12m$/);
    expect(screen.getByText('They croak')).toBeVisible();
    const fold = screen.getByRole('button', { name: 'Show less', expanded: true });
    await userEvent.click(fold);
    expect(screen.queryByText('They croak')).not.toBeInTheDocument();
    expect(screen.getByText('About frogs')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
    expect(screen.getByText('They croak')).toBeVisible();
  });

  it('folds text and attachments until asked, if the setting is on [collapseMessageWithSubject]', async () => {
    show(
      { ...aboutFrogs, media_attachments: [wireAttachment()] },
      setting('collapseMessageWithSubject', true),
    );
    expect(screen.queryByText('They croak')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /a pond/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('They croak')).toBeVisible();
    expect(await screen.findByRole('button', { name: /a pond/ })).toBeVisible();
  });

  it('folds nothing if the subject is empty', () => {
    show({}, setting('collapseMessageWithSubject', true));
    expect(card()).toHaveTextContent('Hello world');
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });
});

describe('a missing status', () => {
  it('leaves a placeholder if it was deleted', () => {
    const { dispatch } = show();
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(card()).toHaveTextContent('This post was deleted');
    expect(card()).toHaveAttribute('data-status-id', 's1');
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('leaves a placeholder if it was repeated and then deleted', () => {
    const { dispatch } = renderInStore(<StatusCard statusId="r1" position={{ at: 2, of: 3 }} />, {
      before: [statusesKnown(wireRepeat())],
    });
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(card()).toHaveTextContent('This post was deleted');
    expect(card()).toHaveAttribute('aria-posinset', '2');
    expect(card()).toHaveAttribute('aria-setsize', '3');
  });

  it('leaves a placeholder if it was never received', () => {
    renderInStore(<StatusCard statusId="s9" />);
    expect(card()).toHaveTextContent("This post isn't available");
    expect(card()).toHaveAttribute('data-status-id', 's9');
  });
});

describe('an event', () => {
  it.each([
    [
      'a group of Mobilizon',
      'https://events.example/events/6e4c1f3a-98c5-4c5a-8f0e-2f5f7b6f1d2c',
      'https://events.example/events/6e4c1f3a-98c5-4c5a-8f0e-2f5f7b6f1d2c',
      wireUser({ id: 'g1', acct: 'bakers@events.example', group: true }),
    ],
    [
      'a person of Mobilizon',
      'https://events.example/events/6e4c1f3a-98c5-4c5a-8f0e-2f5f7b6f1d2c',
      null,
      wireUser({ id: 'u7', acct: 'ben@events.example' }),
    ],
    [
      'Gancio',
      'https://events.example/federation/m/12',
      'https://events.example/event/bread-day',
      wireUser({ id: 'u8', acct: 'events@events.example' }),
    ],
  ])('of %s says so, and leads to its page', async (_whose, uri, url, account) => {
    show({ uri, url, account });
    const event = await screen.findByRole('link', { name: 'Event on events.example' });
    expect(event).toHaveAttribute('href', url ?? uri);
    expect(event).toHaveAttribute('target', '_blank');
  });
});

describe('a post at home because of a hashtag', () => {
  const cause = tagCausesFound({ causes: { s1: 'Cats' } });
  const shown = (viewingContext: 'home' | 'public', ...before: UnknownAction[]) =>
    renderInStore(<StatusCard statusId="s1" viewingContext={viewingContext} />, {
      before: [statusesKnown(wireStatus()), ...before],
    });

  it('says so above its author, with a link to the hashtag', () => {
    shown('home', cause);
    expect(screen.getByText(/^You follow/)).toHaveTextContent('You follow #Cats');
    expect(link('#Cats')).toHaveAttribute('href', '/tag/Cats');
  });

  it('says so nowhere else, and not on cards that are shown already: nothing moves', () => {
    const view = shown('public', cause);
    expect(screen.queryByText(/^You follow/)).toBeNull();
    view.unmount();
    const { dispatch } = shown('home');
    act(() => void dispatch(cause));
    expect(screen.queryByText(/^You follow/)).toBeNull();
  });
});
