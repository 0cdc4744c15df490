import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ShoutScreen from '@/screens/shout/ShoutScreen';
import { instanceConfigured } from '@/slices/session/config';
import { windowResized } from '@/slices/session/interface';
import { shoutJoined, shoutRequested } from '@/slices/talk/shout';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const available = instanceConfigured({ instance: { shoutAvailable: true } });
const member = signedIn({ chatToken: 'CHAT-TOKEN-mia' });
const phone = windowResized({ width: 390, height: 844 });

const show = (...before: UnknownAction[]) =>
  renderInStore(<ShoutScreen />, { before: [phone, ...before], path: '/shout-panel' });

describe('the shoutbox page', () => {
  it('has messages and a form, in which Enter breaks the line on phones', async () => {
    const view = show(available, member, shoutJoined());
    expect(screen.getByRole('heading', { level: 1, name: 'Shoutbox' })).toBeVisible();
    expect(screen.getByRole('log')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'one{Enter}two');
    expect(view.dispatched.some(shoutRequested.match)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(view.dispatched.filter(shoutRequested.match)).toEqual([
      shoutRequested({ text: 'one\ntwo' }),
    ]);
  });

  it('says that it is connecting, and keeps the typed text until then', async () => {
    const view = show(available, member);
    expect(screen.getByRole('status')).toHaveTextContent('Connecting…');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'patience');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(view.dispatched.some(shoutRequested.match)).toBe(false);
    view.dispatch(shoutJoined());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('patience');
  });

  it('says if there is none, and explains it to visitors', () => {
    const none = show(member);
    expect(screen.getByText('This server has no shoutbox')).toBeVisible();
    none.unmount();
    show(available);
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });
});
