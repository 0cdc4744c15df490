import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InstanceConfig } from '@/domain/session/instance';
import PasswordResetScreen from '@/screens/login/passwordReset/PasswordResetScreen';
import { instanceConfigured } from '@/slices/session/config';
import { passwordResetEnded, passwordResetRequested } from '@/slices/session/passwordReset';
import { requestEnded, requestStarted } from '@/slices/engine/requests';
import { startSucceeded } from '@/slices/session/startup';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const REQUIRED = '?passwordResetRequested=true';

const visit = (instance: Partial<InstanceConfig> = {}, query = '') =>
  renderInStore(<PasswordResetScreen />, {
    path: `/password-reset${query}`,
    before: [
      startSucceeded(),
      instanceConfigured({ instance: { family: 'pleroma', mailerEnabled: true, ...instance } }),
    ],
  });

const form = () => screen.queryByRole('form', { name: 'Password reset' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const submit = () => screen.getByRole('button', { name: 'Submit' });
const home = () => screen.queryByRole('link', { name: 'Return to the home page' });

it('PWD-01 password reset redirects members home', () => {
  const { address } = renderInStore(<PasswordResetScreen />, {
    path: '/password-reset',
    before: [startSucceeded(), signedIn()],
  });
  expect(address()).toBe('/');
});

it('PWD-02 password reset has an instruction, a field and a button that is disabled while sending', async () => {
  const { dispatched, dispatch } = visit();
  expect(screen.getByText(/Enter your account's e-mail address/)).toBeVisible();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  await userEvent.type(email(), 'nina@example.com{enter}');
  const asked = [passwordResetRequested({ email: 'nina@example.com' })];
  expect(dispatched.filter(passwordResetRequested.match)).toEqual(asked);
  dispatch(requestStarted({ key: 'password-reset' }));
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(submit());
  expect(dispatched.filter(passwordResetRequested.match)).toEqual(asked);
  dispatch(requestEnded({ key: 'password-reset' }));
  expect(submit()).not.toHaveAttribute('aria-disabled');
});

it('PWD-03 password reset says so when the server demands it', () => {
  visit({}, REQUIRED);
  expect(screen.getByRole('status')).toHaveTextContent('You must reset your password to log in.');
  expect(form()).toBeVisible();
  visit();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['', 'Password reset is disabled. Please contact your instance administrator.'],
  [
    REQUIRED,
    "You must reset your password, but password reset is disabled. Contact your server's administrator.",
  ],
])(
  'PWD-04 password reset shows a message instead of the form if the server sends no e-mail (%s)',
  (query, text) => {
    visit({ mailerEnabled: false }, query);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(form()).not.toBeInTheDocument();
  },
);

it('password reset shows no such message before the server has answered', () => {
  renderInStore(<PasswordResetScreen />, { path: '/password-reset' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(form()).not.toBeInTheDocument();
});

it('PWD-06 password reset says that an e-mail was sent, with a link home', () => {
  const { dispatch } = visit();
  dispatch(passwordResetEnded({ outcome: 'sent' }));
  expect(screen.getByRole('status')).toHaveTextContent('Check your e-mail');
  expect(home()).toHaveAttribute('href', '/');
  expect(form()).not.toBeInTheDocument();
});

it('PWD-07 PWD-09 password reset reports too many attempts, with a link home, until dismissed', async () => {
  const { dispatch } = visit();
  dispatch(passwordResetEnded({ outcome: 'throttled' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You have reached the limit of attempts, try again later.',
  );
  expect(home()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(form()).toBeVisible();
});

it('PWD-08 PWD-09 password reset reports an error until dismissed', async () => {
  const { dispatch } = visit();
  dispatch(passwordResetEnded({ outcome: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent('An error occured');
  expect(home()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it("password reset links to the server's own page if there is no API for it", () => {
  visit({ family: 'mastodon', server: 'https://home.example', mailerEnabled: false });
  expect(screen.getByRole('link', { name: 'Open password reset page' })).toHaveAttribute(
    'href',
    'https://home.example/auth/password/new',
  );
  expect(form()).not.toBeInTheDocument();
});
