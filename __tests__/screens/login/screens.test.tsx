import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginScreen from '@/screens/login/LoginScreen';
import OauthCallbackScreen from '@/screens/login/OauthCallbackScreen';
import {
  loginFailed,
  oauthCodeReceived,
  oauthErrorReceived,
  tokenLoginRequested,
} from '@/slices/session/session';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const form = () => screen.queryByRole('form', { name: 'Log in' });

describe('the login page', () => {
  it('has the login form', () => {
    const { address } = renderInStore(<LoginScreen />, { path: '/login' });
    expect(title()).toBe('Log in');
    expect(form()).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('redirects members', () => {
    const { address } = renderInStore(<LoginScreen />, { path: '/login', before: [signedIn()] });
    expect(address()).toBe('/main/friends');
  });
});

describe("the callback of the server's login page", () => {
  const show = (query: string) =>
    renderInStore(<OauthCallbackScreen />, { path: `/oauth-callback${query}` });

  it('ROUTE-13 AUTH-06 dispatches the code once, and shows a placeholder meanwhile', () => {
    const { dispatched, dispatch } = show('?code=CODE&state=STATE');
    const handedOn = [oauthCodeReceived({ code: 'CODE', state: 'STATE' })];
    expect(dispatched).toEqual(handedOn);
    expect(title()).toBe('Logging in');
    expect(screen.getByText(/Just a moment…/)).toBeVisible();
    expect(form()).not.toBeInTheDocument();
    dispatched.length = 0;
    dispatch(signedIn());
    expect(dispatched.filter(oauthCodeReceived.match)).toEqual([]);
  });

  it('accepts a code without a state, as some servers send it', () => {
    expect(show('?code=CODE').dispatched).toEqual([
      oauthCodeReceived({ code: 'CODE', state: null }),
    ]);
  });

  it('shows the form with the reason when the code was refused', async () => {
    const { dispatch } = show('?code=CODE');
    dispatch(loginFailed({ kind: 'server', text: 'The code is used up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is used up');
    expect(form()).toBeVisible();
  });

  it('dispatches an error, and shows a message with a way to retry', async () => {
    const { dispatched, dispatch } = renderInStore(<OauthCallbackScreen />, {
      path: '/oauth-callback?error=access_denied&error_description=No&state=STATE',
      family: 'mastodon',
    });
    const given = { error: 'access_denied', description: 'No', state: 'STATE' };
    expect(dispatched).toEqual([oauthErrorReceived(given)]);
    dispatch(loginFailed({ kind: 'denied' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Access was denied');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(dispatched.at(-1)).toEqual(tokenLoginRequested());
  });

  it("shows the server's message beside ours", async () => {
    const { dispatch } = show('?error=invalid_scope');
    dispatch(loginFailed({ kind: 'sentBack', text: 'invalid_scope' }));
    await screen.findByText(/The server rejected this request/);
    expect(screen.getByRole('alert')).toHaveTextContent('sent you back without logging you in');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText('invalid_scope')).toBeVisible();
  });

  it.each(['', '?code='])('shows the login form if the code is missing (%s)', (query) => {
    const { dispatched } = show(query);
    expect(dispatched).toEqual([]);
    expect(form()).toBeVisible();
    expect(screen.queryByText(/Just a moment/)).not.toBeInTheDocument();
  });
});
