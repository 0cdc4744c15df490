/** Header filters on GoToSocial, and the question about a mail address on Mastodon. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMAIL_CHECK, plainName } from '@/domain/admin/serverLists';
import type { ServerFamily } from '@/domain/session/instance';
import { FederationPage } from '@/screens/moderation/federation/FederationPage';
import {
  emailChecked,
  emailCheckRequested,
  nameAddRequested,
  nameRemoveRequested,
  serverListReceived,
} from '@/slices/admin/serverLists';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const page = (family: ServerFamily) =>
  renderInStore(<FederationPage />, {
    family,
    before: [
      instanceConfigured({ instance: { backendVersion: '0.20.2' } }),
      signedIn({ role: 'admin', permissions: 1 }),
    ],
  });

it('adds and removes a header as one line, and refuses one without an expression', async () => {
  const { dispatch, dispatched } = page('gotosocial');
  await userEvent.click(screen.getByRole('tab', { name: 'Blocked headers' }));
  const name = 'User-Agent: badbot';
  dispatch(serverListReceived({ kind: 'headerBlocks', names: [plainName('H1', name)] }));
  expect(await axeFindings()).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'Blocked headers' });
  await userEvent.type(field, 'User-Agent{Enter}');
  expect(field).toHaveAccessibleDescription('This entry is incomplete or invalid');
  await userEvent.type(field, ':  ^curl{Enter}');
  const [added] = dispatched.filter(nameAddRequested.match);
  expect(added?.payload).toMatchObject({
    kind: 'headerBlocks',
    wanted: { name: 'User-Agent: ^curl' },
  });
  // It stays, in case that the server refuses it, until the list has it.
  expect(field).toHaveValue('User-Agent:  ^curl');
  const both = [plainName('H1', name), plainName('H2', 'User-Agent: ^curl')];
  dispatch(serverListReceived({ kind: 'headerBlocks', names: both }));
  expect(field).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(dispatched).toContainEqual(nameRemoveRequested({ kind: 'headerBlocks', id: 'H1' }));
});

it.each(['mastodon', 'pleroma'] as const)('has no header filters on %s', (family) => {
  page(family);
  expect(screen.queryByRole('tab', { name: /headers/ })).toBeNull();
});

it('says whether a mail address is blocked, until another one is typed', async () => {
  const { dispatch, dispatched } = page('mastodon');
  await userEvent.click(screen.getByRole('tab', { name: 'E-mail addresses' }));
  dispatch(serverListReceived({ kind: 'emails', names: [] }));
  const field = screen.getByRole('textbox', { name: 'E-mail addresses' });
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await check();
  expect(dispatched.filter(emailCheckRequested.match)).toEqual([]);
  await userEvent.type(field, 'eve@mail.example');
  await check();
  expect(dispatched).toContainEqual(emailCheckRequested({ email: 'eve@mail.example' }));
  dispatch(emailChecked({ isBlocked: true }));
  expect(screen.getByText('This address is blocked.')).toBeVisible();
  dispatch(emailChecked({ isBlocked: false }));
  expect(screen.getByText("This address isn't blocked.")).toBeVisible();
  await userEvent.type(field, 'x');
  expect(screen.queryByText(/This address/)).toBeNull();
  await check();
  dispatch(requestFailed({ key: EMAIL_CHECK, reason: 'Not allowed', httpStatus: 403 }));
  expect(screen.getByText('Not allowed')).toBeVisible();
});
