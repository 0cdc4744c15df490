import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FloatingShout } from '@/components/talk/shout/FloatingShout';
import { noEntities } from '@/domain/engine/entities';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { routeEntered, windowResized } from '@/slices/session/interface';
import { loggedOut } from '@/slices/session/session';
import {
  shoutHeard,
  shoutJoined,
  shoutLeft,
  shoutRequested,
  shoutReturned,
  shoutSent,
  shoutsReceived,
  shoutTyped,
} from '@/slices/talk/shout';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const bob = someUser({ id: 'u2', screenName: 'bob', name: 'Bob <i>Builder</i>' });
const mia = someUser({ id: 'u1' });
const entities = { ...noEntities(), users: [bob, mia] };

const heard = (id: string, text: string, userId = 'u2') =>
  shoutHeard({ shout: { id, userId, text }, entities, ownId: 'u1' });
const before = [windowResized({ width: 1440, height: 900 }), signedIn(), shoutJoined()];
const open = settingChanged({ name: 'shoutboxOpen', value: true });

const show = (...actions: UnknownAction[]) =>
  renderInStore(<FloatingShout />, { before: [...before, ...actions], path: '/main/friends' });

const box = () => screen.queryByRole('region', { name: 'Shoutbox' });
const button = () => screen.getByRole('button', { name: /^Shoutbox/ });
const field = () => screen.getByRole('textbox', { name: 'Message' });

describe('the floating shoutbox', () => {
  it('SHOUT-01 is shown to members whose channel is joined, unless the setting hides it [hideShoutbox]', () => {
    const view = show();
    expect(box()).toBeVisible();
    view.dispatch(shoutLeft());
    expect(box()).toBeNull();
    view.dispatch(shoutJoined());
    expect(box()).toBeVisible();
    view.dispatch(settingChanged({ name: 'hideShoutbox', value: true }));
    expect(box()).toBeNull();
    view.dispatch(settingChanged({ name: 'hideShoutbox', value: false }));
    expect(box()).toBeVisible();
    view.dispatch(loggedOut());
    expect(box()).toBeNull();
    // Nobody is signed in, so the state of the channel does not matter.
    view.dispatch(shoutJoined());
    expect(box()).toBeNull();
  });

  it.each<[string, UnknownAction]>([
    ['phones', windowResized({ width: 390, height: 844 })],
    ['its own page', routeEntered({ name: 'shout-panel', params: {} })],
  ])('is hidden on %s', (_where, action) => {
    show(action);
    expect(box()).toBeNull();
  });
});

describe('folding the shoutbox', () => {
  it('works by press, Enter and Escape, moves the focus, and is stored as a setting [shoutboxOpen]', async () => {
    const view = show();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('log')).toBeNull();
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveFocus();
    expect(view.state().config.chosen.shoutboxOpen).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('log')).toBeNull();
    expect(button()).toHaveFocus();
    expect(view.state().config.chosen.shoutboxOpen).toBe(false);
    await userEvent.click(button());
    expect(field()).toHaveFocus();
  });

  it('does not move the focus when the box was left open', () => {
    show(open);
    expect(screen.getByRole('log')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('counts messages until it is unfolded', async () => {
    const view = show(heard('1', 'one'));
    view.dispatch(heard('2', 'two'));
    view.dispatch(heard('3', 'mine', 'u1'));
    expect(button()).toHaveAccessibleName('Shoutbox 2 new messages');
    await userEvent.click(button());
    expect(button()).toHaveAccessibleName('Shoutbox');
    view.dispatch(heard('4', 'four'));
    await userEvent.click(button());
    expect(button()).toHaveAccessibleName('Shoutbox');
  });

  it('by a lost connection returns the focus to the writer afterwards', async () => {
    const view = show(open, shoutTyped({ text: 'Half a sentence' }));
    await userEvent.click(field());
    (field() as HTMLTextAreaElement).setSelectionRange(6, 6);
    view.dispatch(shoutLeft());
    expect(document.body).toHaveFocus();
    view.dispatch(shoutJoined());
    expect(field()).toHaveFocus();
    expect((field() as HTMLTextAreaElement).selectionStart).toBe(6);
    act(() => field().blur());
    view.dispatch(shoutLeft());
    view.dispatch(shoutJoined());
    expect(document.body).toHaveFocus();
  });
});

describe('the messages of the shoutbox', () => {
  it('are in a log, as plain text, with names that link to profiles', () => {
    show(
      open,
      shoutsReceived({
        shouts: [{ id: '1', userId: 'u2', text: '<b>no markup</b>\n:frog:' }],
        entities,
        ownId: 'u1',
      }),
    );
    const log = screen.getByRole('log', { name: 'Shoutbox messages' });
    expect(log).toHaveTextContent('<b>no markup</b> :frog:');
    expect(log.querySelector('b, i')).toBeNull();
    expect(within(log).getByRole('link', { name: 'Bob <i>Builder</i>' })).toHaveAttribute(
      'href',
      '/users/bob',
    );
  });

  it('are replaced by an explanation while there are none', () => {
    show(open);
    expect(screen.getByRole('log')).toHaveTextContent('No messages yet.');
  });

  it('scroll to the newest unless the reader has scrolled up', () => {
    const view = show(open, heard('1', 'one'));
    const log = screen.getByRole('log');
    let height = 500;
    Object.defineProperty(log, 'scrollHeight', { get: () => height, configurable: true });
    Object.defineProperty(log, 'clientHeight', { value: 200, configurable: true });
    view.dispatch(heard('2', 'two'));
    expect(log.scrollTop).toBe(500);
    log.scrollTop = 100;
    fireEvent.scroll(log);
    height = 540;
    view.dispatch(heard('3', 'three'));
    expect(log.scrollTop).toBe(100);
    log.scrollTop = 340;
    fireEvent.scroll(log);
    height = 580;
    view.dispatch(heard('4', 'four'));
    expect(log.scrollTop).toBe(580);
  });
});

describe('writing in the shoutbox', () => {
  it('sends by Enter, and breaks the line by Shift+Enter', async () => {
    const view = show(open);
    await userEvent.type(field(), 'Hello{Shift>}{Enter}{/Shift}all');
    expect(field()).toHaveValue('Hello\nall');
    expect(view.dispatched.some(shoutRequested.match)).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(view.dispatched.filter(shoutRequested.match)).toEqual([
      shoutRequested({ text: 'Hello\nall' }),
    ]);
  });

  it('shows a pending message at once, and restores the text when it fails', () => {
    const view = show(open, shoutTyped({ text: 'Hi' }));
    view.dispatch(shoutSent({ key: 'k', text: 'Hi' }));
    expect(field()).toHaveValue('');
    expect(screen.getByRole('log')).toHaveTextContent(/Hi\s*Sending…/);
    view.dispatch(shoutReturned({ key: 'k' }));
    expect(field()).toHaveValue('Hi');
    expect(screen.getByRole('log')).not.toHaveTextContent('Hi');
  });

  it("accepts neither blanks nor more than the server's limit, and says why", async () => {
    const view = show(open, instanceConfigured({ instance: { shoutLimit: 5 } }));
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field(), '  {Enter}');
    await userEvent.clear(field());
    await userEvent.type(field(), '123456{Enter}');
    expect(field()).toHaveAccessibleDescription('Up to 5 characters');
    await userEvent.click(send);
    expect(view.dispatched.some(shoutRequested.match)).toBe(false);
    await userEvent.type(field(), '{Backspace}');
    await userEvent.click(send);
    expect(view.dispatched.filter(shoutRequested.match)).toHaveLength(1);
  });
});
