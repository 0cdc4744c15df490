import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from '@/components/session/login/LoginForm';
import type { InstanceConfig } from '@/domain/session/instance';
import type { LoginFailure } from '@/domain/session/session';
import { instanceConfigured } from '@/slices/session/config';
import {
  codeSubmitted,
  loginCancelled,
  loginFailed,
  loginFailureDismissed,
  loginRequested,
  mfaRequired,
  oauthCodeReceived,
  strategyChosen,
  tokenLoginRequested,
} from '@/slices/session/session';
import { renderInStore } from '@support/renderInStore';

const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const challenged = mfaRequired({ mfa_token: 'MFA-TOKEN', challengeTypes: ['totp'] });
const refused = loginFailed({ kind: 'server', text: 'Your account is <b>locked</b> :(' });
const pressed = loginRequested({ username: 'mia', password: 'secret' });
const atServer = instance({ loginMethod: 'token', name: 'Reeds' });

const show = (...before: UnknownAction[]) => renderInStore(<LoginForm />, { before });
/** Renders the form for a server whose software is not known yet. */
const showUnmet = (...before: UnknownAction[]) =>
  renderInStore(<LoginForm />, { before, family: null });
const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole('button', { name });
const totp = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Two-factor code' });
const recovery = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });

describe('login by name and password', () => {
  it('AUTH-21 has a form whose inputs are disabled while logging in', async () => {
    const { dispatched } = show();
    expect(screen.getByRole('form', { name: 'Log in' })).toBeVisible();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.type(username(), ' mia ');
    await userEvent.type(password(), ' my secret {Enter}');
    // Spaces around a name are a slip; in a password they may be intended.
    expect(dispatched).toEqual([loginRequested({ username: 'mia', password: ' my secret ' })]);
    expect(username()).toBeDisabled();
    expect(password()).toBeDisabled();
    expect(button('Log in')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('Log in'));
    expect(dispatched).toHaveLength(1);
  });

  it('AUTH-22 accepts names and passwords of any length', async () => {
    const long = 'x'.repeat(20_000);
    for (const text of ['x', long]) {
      const { dispatched, unmount } = show();
      await userEvent.click(username());
      await userEvent.paste(text);
      await userEvent.click(password());
      await userEvent.paste(text);
      expect([username(), password()].map(({ validity }) => validity.valid)).toEqual([true, true]);
      expect([username(), password()].map(({ minLength }) => minLength)).toEqual([-1, -1]);
      await userEvent.click(button('Log in'));
      expect(dispatched).toEqual([loginRequested({ username: text, password: text })]);
      unmount();
    }
  });

  it('is not sent while one of both is missing', async () => {
    const { dispatched } = show();
    await userEvent.type(username(), 'mia');
    await userEvent.click(button('Log in'));
    expect(dispatched).toEqual([]);
  });

  it('can show the password while it is typed', async () => {
    show();
    await userEvent.click(button('Show password'));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(button('Hide password'));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('a failed login', () => {
  it('AUTH-16 shows its message and selects the password, every time', async () => {
    const { dispatch } = show();
    await userEvent.type(username(), 'mia');
    await userEvent.type(password(), 'not this{Enter}');
    dispatch(refused);
    expect(screen.getByRole('form', { name: 'Log in' })).toContainElement(
      screen.getByRole('alert'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Your account is <b>locked</b> :(');
    expect(password()).toHaveFocus();
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 8]);

    await userEvent.keyboard('another{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    dispatch(loginFailed({ kind: 'server', text: 'Not this either' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Not this either');
    expect(password()).toHaveFocus();
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 7]);
    expect(username()).toHaveValue('mia');
  });

  it("AUTH-18 shows the server's message unchanged, until it is dismissed", async () => {
    const { dispatched } = show(pressed, refused);
    expect(screen.getByText('Your account is <b>locked</b> :(')).toBeVisible();
    await userEvent.click(button('Dismiss'));
    expect(dispatched).toEqual([loginFailureDismissed()]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[string, LoginFailure, string]>([
    ['AUTH-17', { kind: 'wrongCredentials' }, 'Wrong username or password'],
    ['AUTH-17', { kind: 'generic' }, 'An error occurred, please try again'],
    [
      'AUTH-17',
      { kind: 'clientUnknown' },
      'The server no longer recognises this app. Log in again to reconnect it.',
    ],
    [
      'AUTH-17',
      { kind: 'denied' },
      "Access was denied on the server's login page. You can try again.",
    ],
    ['AUTH-17', { kind: 'network' }, 'Failed to connect to server, try again'],
    [
      'ERR-04',
      { kind: 'tooManyAttempts' },
      'You have reached the limit of attempts, try again later.',
    ],
  ])('%s shows a message for %j', (_row, failure, words) => {
    show(pressed, loginFailed(failure));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});

describe('two-factor login', () => {
  it.each(['totp', 'recovery'] as const)(
    'AUTH-21 AUTH-22 has a form for %s codes of any length, disabled while logging in',
    async (kind) => {
      const field = kind === 'totp' ? totp : recovery;
      for (const code of ['1', 'recovery code '.repeat(2_000).trim()]) {
        const { dispatched, unmount } = show(challenged, strategyChosen(kind));
        const form = await screen.findByRole('form', {
          name: kind === 'totp' ? 'Two-factor authentication' : 'Two-factor recovery',
        });
        expect(form).toBeVisible();
        expect(field()).toHaveFocus();
        await userEvent.paste(code);
        expect(field().validity.valid).toBe(true);
        await userEvent.click(button('Verify'));
        expect(dispatched).toEqual([codeSubmitted({ code })]);
        expect(field()).toBeDisabled();
        expect(button('Verify')).toHaveAttribute('aria-busy', 'true');
        unmount();
      }
    },
  );

  it.each(['totp', 'recovery'] as const)(
    'AUTH-19 shows why a %s code failed, and clears the field',
    async (kind) => {
      const field = kind === 'totp' ? totp : recovery;
      const { dispatch } = show(challenged, strategyChosen(kind));
      for (const text of ['Invalid code', 'Invalid code, again']) {
        await userEvent.type(field(), '000000{Enter}');
        dispatch(loginFailed({ kind: 'server', text }));
        expect(screen.getByRole('alert')).toHaveTextContent(text);
        expect(field()).toHaveValue('');
        expect(field()).toHaveFocus();
      }
    },
  );

  it('switches between both forms, and clears code and error', async () => {
    const { state } = show(challenged, loginFailed({ kind: 'server', text: 'Invalid code' }));
    await userEvent.type(totp(), '123');
    await userEvent.click(button('Enter recovery code instead'));
    expect(recovery()).toHaveValue('');
    expect(recovery()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(button('Enter two-factor code instead'));
    expect(totp()).toHaveValue('');
    expect(state().session.mfa?.mfa_token).toBe('MFA-TOKEN');
  });

  it('can be cancelled', async () => {
    const { dispatched } = show(challenged);
    await userEvent.click(button('Cancel'));
    expect(dispatched).toEqual([loginCancelled()]);
    expect(username()).toBeVisible();
  });
});

describe("login by the server's own page", () => {
  it('starts from the button if the instance is configured so', async () => {
    const { dispatched } = show(atServer);
    expect(screen.getByText('Reeds').parentElement).toHaveTextContent(
      "You'll log in on Reeds, then come back here.",
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(button('Log in'));
    expect(dispatched).toEqual([tokenLoginRequested()]);
  });

  it('shows a failure, and is busy while the code is exchanged', () => {
    const { dispatch } = show(atServer);
    dispatch(oauthCodeReceived({ code: 'CODE', state: null }));
    expect(button('Log in')).toHaveAttribute('aria-busy', 'true');
    dispatch(loginFailed({ kind: 'network' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to connect to server, try again');
    expect(button('Log in')).not.toHaveAttribute('aria-busy');
  });
});

describe('login without a password', () => {
  it('offers to sign up and to reset the password if the instance does', () => {
    const { unmount } = show(instance({ registrationOpen: true, mailerEnabled: true }));
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/registration');
    expect(screen.getByRole('link', { name: 'Forgotten password?' })).toHaveAttribute(
      'href',
      '/password-reset',
    );
    unmount();
    show(instance({ registrationOpen: false, mailerEnabled: false }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a server that accepts no passwords from the client', () => {
  const offering = (...grantTypes: string[]) =>
    instance({
      family: 'unknown',
      backendName: 'heath',
      authorization: {
        authorizeUrl: 'https://home.example/oauth/authorize',
        grantTypes,
        scopes: [],
        takesChallenge: true,
      },
    });

  it.each<[string, Partial<InstanceConfig>]>([
    ['one that has not said what it is', {}],
    ['Mastodon', { family: 'mastodon', backendName: 'mastodon' }],
    ['one of a kind that we do not know', { family: 'unknown', backendName: 'gotosocial' }],
  ])('is logged in to by its own page: %s', async (_name, told) => {
    const { dispatched } = showUnmet(instance(told));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button'));
    expect(dispatched).toEqual([tokenLoginRequested()]);
  });

  it('is not one that supports the Pleroma API under another name', () => {
    showUnmet(instance({ backendName: 'rebased', features: ['pleroma_api'] }));
    expect(password()).toBeVisible();
  });

  it('is not one that announces the password grant, whatever its software', () => {
    const { dispatch } = showUnmet(offering('authorization_code', 'password'));
    expect(password()).toBeVisible();
    // The newest answer of the server counts.
    dispatch(offering('authorization_code'));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });
});
