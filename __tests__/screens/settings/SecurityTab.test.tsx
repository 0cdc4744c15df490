/** The security tab: its forms and their results, sessions, and two-factor authentication. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { defaultInstance } from '@/domain/session/instance';
import { securityForms, securityRequests } from '@/domain/settings/security';
import { SecurityTab } from '@/screens/settings/security/SecurityTab';
import { instanceConfigured } from '@/slices/session/config';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import {
  accountDeletionRequested,
  accountMoveRequested,
  aliasAdditionRequested,
  aliasesReceived,
  aliasRemovalRequested,
  emailChangeRequested,
  factorConfirmationRequested,
  factorReceived,
  factorRemovalRequested,
  factorSetupReceived,
  factorSetupRequested,
  passwordChangeRequested,
  recoveryCodesKept,
  recoveryCodesReceived,
  recoveryCodesRequested,
  securityFormAccepted,
  securityLeft,
  securityOpened,
  sessionRevocationRequested,
  sessionsReceived,
} from '@/slices/settings/security';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const pleroma = instanceConfigured({
  instance: { ...defaultInstance, family: 'pleroma', features: ['pleroma_api'] },
});
const show = (instance: UnknownAction = pleroma) =>
  renderInStore(<SecurityTab />, { before: [signedIn(), instance] });
const form = (name: string) => within(screen.getByRole('form', { name }));
const type = (name: string, label: string, value: string) =>
  fireEvent.change(form(name).getByLabelText(label), { target: { value } });
const press = (name: string, button: string) =>
  userEvent.click(form(name).getByRole('button', { name: button }));
const failed = (key: string, reason = 'Invalid password.') =>
  requestFailed({ key, reason, httpStatus: 200 });

it('the security tab loads its data when it opens, and clears them when it closes', () => {
  const { dispatched, unmount } = show();
  unmount();
  expect(dispatched).toEqual([securityOpened(), securityLeft()]);
});

it('the security tab is a link if the server has its own pages for it', () => {
  show(
    instanceConfigured({
      instance: { ...defaultInstance, family: 'mastodon', server: 'https://mast.example' },
    }),
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://mast.example/auth/edit');
});

it.each([
  ['E-mail address', 'email', 'There was an issue changing your email.'],
  ['Password', 'password', 'There was an issue changing your password.'],
  ['Move to another account', 'move', 'Error moving account'],
  ['Aliases', 'alias', 'Error adding alias'],
  ['Delete account', 'deletion', 'There was an issue deleting your account...'],
] as const)(
  "the security tab, %s: shows a failure with the server's message as a separate sentence",
  (name, key, text) => {
    const { dispatch } = show();
    dispatch(failed(securityForms[key]));
    const told = within(form(name).getByRole('alert')).getAllByRole('paragraph');
    expect(told.map((each) => each.textContent)).toEqual([
      text,
      'The server says: Invalid password.',
    ]);
  },
);

it('the security tab sends a new e-mail address with the password, and confirms it', async () => {
  const { dispatched, dispatch } = show();
  type('E-mail address', 'New e-mail address', ' mia@new.example ');
  await press('E-mail address', 'Change e-mail');
  expect(dispatched.filter(emailChangeRequested.match)).toEqual([]);
  type('E-mail address', 'Current password', 'secret');
  await press('E-mail address', 'Change e-mail');
  expect(dispatched.at(-1)).toEqual(
    emailChangeRequested({ email: 'mia@new.example', password: 'secret' }),
  );
  dispatch(securityFormAccepted({ form: 'email' }));
  expect(form('E-mail address').getByRole('status')).toHaveTextContent('E-mail changed.');
});

it('SEC-03 the security tab takes a new password only if it is repeated correctly', async () => {
  const { dispatched } = show();
  type('Password', 'Current password', 'old');
  type('Password', 'New password', 'new');
  const button = form('Password').getByRole('button', { name: 'Change password' });
  expect(button).toHaveAccessibleDescription('Fill in all fields first');
  type('Password', 'Confirm new password', 'newer');
  expect(form('Password').getByLabelText('Confirm new password')).toBeInvalid();
  expect(button).toHaveAccessibleDescription("The passwords don't match");
  await press('Password', 'Change password');
  expect(dispatched.filter(passwordChangeRequested.match)).toEqual([]);
  type('Password', 'Confirm new password', 'new');
  await press('Password', 'Change password');
  expect(dispatched.at(-1)).toEqual(
    passwordChangeRequested({ password: 'old', newPassword: 'new', confirmation: 'new' }),
  );
});

it('the security tab moves the account, and edits its aliases', async () => {
  const { dispatched, dispatch } = show();
  type('Move to another account', 'New account (finch@reed.example)', '@mia@new.example ');
  type('Move to another account', 'Current password', 'secret');
  await press('Move to another account', 'Move account');
  expect(dispatched.at(-1)).toEqual(
    accountMoveRequested({ password: 'secret', target: 'mia@new.example' }),
  );
  dispatch(aliasesReceived({ aliases: ['mia@old.example'] }));
  await press('Aliases', 'Remove alias mia@old.example');
  expect(dispatched.at(-1)).toEqual(aliasRemovalRequested({ alias: 'mia@old.example' }));
  type('Aliases', 'Old account (finch@reed.example)', '@mia@older.example');
  await press('Aliases', 'Add alias');
  expect(dispatched.at(-1)).toEqual(aliasAdditionRequested({ alias: 'mia@older.example' }));
  dispatch(failed(securityRequests.aliases, 'busy'));
  expect(form('Aliases').getByText(/Error fetching aliases/)).toBeInTheDocument();
});

it('the security tab deletes the account after two steps', async () => {
  const { dispatched } = show();
  const name = 'Delete account';
  expect(form(name).queryByLabelText('Current password')).toBeNull();
  await press(name, 'Delete my account');
  await press(name, 'Delete account permanently');
  expect(dispatched.filter(accountDeletionRequested.match)).toEqual([]);
  type(name, 'Current password', 'secret');
  await press(name, 'Delete account permanently');
  expect(dispatched.at(-1)).toEqual(accountDeletionRequested({ password: 'secret' }));
});

it('the security tab revokes a session after confirmation', async () => {
  const { dispatched, dispatch } = show();
  const sessions = [
    { id: '58', appName: 'Other client', validUntil: '2126-10-27T10:13:43.479Z' },
    { id: '59', appName: '', validUntil: null },
  ];
  dispatch(sessionsReceived({ sessions }));
  const region = within(screen.getByRole('region', { name: 'Sessions' }));
  expect(region.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Other clientExpires October 27, 2126Log out Other client',
    "Unnamed appDoesn't expireLog out Unnamed app",
  ]);
  await userEvent.click(region.getByRole('button', { name: 'Log out Other client' }));
  const question = { name: 'Log Other client out?' };
  const dialog = within(screen.getByRole('alertdialog', question));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  expect(dispatched.at(-1)).toEqual(sessionRevocationRequested({ sessionId: '58' }));
});

it('SEC-06 the security tab enables two-factor login by codes and key, and disables it', async () => {
  const { dispatched, dispatch } = show();
  const title = 'Two-factor login';
  const region = () => within(screen.getByRole('region', { name: title }));
  dispatch(factorReceived({ enabled: false }));
  await userEvent.click(region().getByRole('button', { name: 'Set up' }));
  expect(dispatched.at(-1)).toEqual(factorSetupRequested());

  dispatch(recoveryCodesReceived({ codes: ['code-1', 'code-2'] }));
  const codes = within(region().getByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(region().getByRole('button', { name: "I've saved them" }));
  expect(dispatched.at(-1)).toEqual(recoveryCodesKept());

  const setup = { key: 'ABCDEF', uri: 'otpauth://totp/mia?secret=ABCDEF' };
  dispatch(factorSetupReceived({ setup }));
  const name = { name: 'QR code for your authenticator app' };
  expect(await screen.findByRole('img', name, { timeout: 15_000 })).toBeInTheDocument();
  expect(form(title).getByText('ABCDEF')).toBeInTheDocument();
  type(title, 'Code from your authenticator app', '123 456');
  type(title, 'Current password', 'secret');
  dispatch(requestStarted({ key: securityForms.factor }));
  dispatch(failed(securityForms.factor, 'invalid_token'));
  expect(form(title).getByRole('alert')).toHaveTextContent('Wrong code.');
  await press(title, 'Turn on');
  expect(dispatched.at(-1)).toEqual(
    factorConfirmationRequested({ code: '123 456', password: 'secret' }),
  );

  dispatch(factorReceived({ enabled: true }));
  await press(title, 'Get new recovery codes');
  const question = { name: 'Get new recovery codes?' };
  const dialog = within(screen.getByRole('alertdialog', question));
  expect(dialog.getByText('Your old codes will stop working.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Get new recovery codes' }));
  expect(dispatched.at(-1)).toEqual(recoveryCodesRequested());
  type(title, 'Current password', 'secret');
  await press(title, 'Turn off');
  expect(dispatched.at(-1)).toEqual(factorRemovalRequested({ password: 'secret' }));
});
