import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireStatus } from '@/api/wire/status';
import * as cardParts from '@/components/statuses/card/deferredParts';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { SettingName, Settings } from '@/domain/settings/settings';
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
/** Pleroma tells both once more in plain text, which would win. */
const subject = (spoiler_text: string, content: string): Partial<WireStatus> => ({
  spoiler_text,
  content,
  pleroma: { local: true },
});
const card = () => screen.getByRole('article');
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('a status', () => {
  it('is an article with its id, labelled by author, text and time, that can have the focus', () => {
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

  it('has no place in a feed outside of one', () => {
    show();
    expect(card()).not.toHaveAttribute('aria-posinset');
    expect(card()).not.toHaveAttribute('aria-setsize');
    expect(card()).not.toHaveAttribute('aria-current');
  });

  it('ROUTE-04 leads from its timestamp to the page about it', async () => {
    const { address } = show({ id: 'AqC/1', created_at: '2026-11-20T11:48:48.000Z' });
    const time = within(card()).getByText((_text, element) => element?.tagName === 'TIME');
    expect(time).toHaveAttribute('datetime', '2026-11-20T11:48:48.000Z');
    await userEvent.click(time);
    expect(address()).toBe('/notice/AqC%2F1');
  });

  it('leads to its author, by picture and by name, of which one is read out', () => {
    show();
    expect(link('Mia :frog: @mia')).toHaveAttribute('href', '/users/mia');
    const links = within(card()).getAllByRole('link', { hidden: true });
    const picture = links.find((each) => each.querySelector('img[src*="mia"]'));
    expect(picture).toHaveAttribute('href', '/users/mia');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(picture).toHaveAttribute('tabindex', '-1');
  });

  it('leads to authors of other servers and of reserved names by their id', () => {
    const far = wireUser({ id: 'u7', acct: 'leo@far.example', display_name: 'Leo' });
    const { unmount } = show({ account: far });
    expect(link(/Leo/)).toHaveAttribute('href', '/users/$u7');
    unmount();
    show({}, instanceConfigured({ instance: { restrictedNicknames: ['mia'] } }));
    expect(link(/Mia/)).toHaveAttribute('href', '/users/$u1');
  });

  it('says to whom it replies', () => {
    show({
      in_reply_to_id: 's0',
      in_reply_to_account_id: 'u2',
      mentions: [wireMention({ id: 'u2', acct: 'ben@hill.example' })],
    });
    const reply = link('Reply to @ben@hill.example');
    expect(reply).toHaveAttribute('href', '/notice/s0');
  });

  it.each([
    ['public', 'Public'],
    ['unlisted', 'Unlisted'],
    ['private', 'Followers only'],
    ['direct', 'Direct'],
    ['local', 'This instance only'],
    ['list', 'Members of a list'],
  ])('names whom %s posts are for', (visibility, name) => {
    show({ visibility });
    expect(within(card()).getByRole('img', { name })).toBeVisible();
  });

  it('tells its language to those who read it out, and not that of the interface around it', () => {
    show({ ...subject('Les grenouilles', '<p>Bonjour</p>'), language: 'fr' });
    expect(screen.getByText('Bonjour').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Les grenouilles').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('button', { name: 'Show less' }).closest('[lang="fr"]')).toBeNull();
  });

  it('shows the page which one it is about', () => {
    renderInStore(<StatusCard statusId="s1" focused />, { before: [statusesKnown(wireStatus())] });
    expect(card()).toHaveAttribute('aria-current', 'true');
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

describe('a subject', () => {
  const aboutFrogs = subject('About frogs', '<p>They croak</p>');

  it('stands above the text, which it folds and unfolds', async () => {
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

  it('keeps the text and the files folded for readers who want it so, until they ask [collapseMessageWithSubject]', async () => {
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

  it('that is missing folds nothing', () => {
    show({}, setting('collapseMessageWithSubject', true));
    expect(card()).toHaveTextContent('Hello world');
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });
});

describe('what is not there', () => {
  it('leaves a word where a status was deleted', () => {
    const { dispatch } = show();
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(card()).toHaveTextContent('This post was deleted');
    expect(card()).toHaveAttribute('data-status-id', 's1');
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('leaves a word where a repeated status was deleted', () => {
    const { dispatch } = renderInStore(<StatusCard statusId="r1" position={{ at: 2, of: 3 }} />, {
      before: [statusesKnown(wireRepeat())],
    });
    dispatch(statusDeleted({ statusId: 's1' }));
    expect(card()).toHaveTextContent('This post was deleted');
    expect(card()).toHaveAttribute('aria-posinset', '2');
    expect(card()).toHaveAttribute('aria-setsize', '3');
  });

  it('leaves a word for a status that never came', () => {
    renderInStore(<StatusCard statusId="s9" />);
    expect(card()).toHaveTextContent('This post is not available');
    expect(card()).toHaveAttribute('data-status-id', 's9');
  });
});
