/** Registered applications on the page about the own server, for administrators of the Pleroma family. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  newOauthApp,
  OAUTH_APPS,
  OAUTH_APPS_CHANGE,
  OAUTH_SECRET,
  type OauthApp,
} from '@/domain/admin/server/oauthApps';
import type { ServerFamily } from '@/domain/session/instance';
import { ServerPage } from '@/screens/moderation/server/ServerPage';
import {
  moreOauthAppsRequested,
  oauthAppRemoveRequested,
  oauthAppSaveRequested,
  oauthAppsOpened,
  oauthAppsReceived,
  oauthAppWritten,
  oauthSecretHidden,
  oauthSecretReceived,
  oauthSecretRequested,
} from '@/slices/admin/oauthApps';
import { requestFailed } from '@/slices/engine/requests';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

const page = (family: ServerFamily, role: 'admin' | 'moderator' = 'admin') =>
  renderInStore(<ServerPage />, {
    family,
    before: [signedIn({ role, permissions: 1, privileges: ['statistics_read'] })],
  });

async function show(...then: UnknownAction[]) {
  const view = page('pleroma');
  await userEvent.click(screen.getByRole('tab', { name: 'Applications' }));
  for (const action of then) view.dispatch(action);
  return view;
}

const heron: OauthApp = {
  id: '1',
  name: 'Heron',
  clientId: 'heron-id',
  redirectUris: 'https://heron.example/a https://heron.example/b',
  website: 'https://heron.example',
  trusted: true,
  scopes: ['read', 'push'],
};
const received = oauthAppsReceived({ apps: [heron], full: true, page: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('are listed with what is known of them, and the secret is shown and hidden', async () => {
  const { dispatch, dispatched } = await show(received);
  const list = screen.getByRole('list', { name: 'Applications' });
  expect(list).toHaveTextContent('heron-id');
  expect(list).toHaveTextContent('Trusted');
  expect(list).toHaveTextContent('read push');
  await press('Show client secret');
  expect(dispatched).toContainEqual(oauthSecretRequested({ id: '1' }));
  dispatch(requestFailed({ key: OAUTH_SECRET, reason: 'Not now', httpStatus: 403 }));
  expect(list).toHaveTextContent('Not now');
  dispatch(oauthSecretReceived({ id: '1', clientSecret: 'SECRET' }));
  expect(within(list).getByText('SECRET')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await press('Hide client secret');
  expect(dispatched).toContainEqual(oauthSecretHidden());
  expect(screen.queryByText('SECRET')).toBeNull();
  await press('More');
  expect(dispatched).toContainEqual(moreOauthAppsRequested());
});

it('are looked for by whole names, among the trusted ones or the others', async () => {
  const { dispatched } = await show(received);
  const field = screen.getByRole('searchbox', { name: 'Full name or client ID' });
  await userEvent.type(field, 'Heron{Enter}');
  const filter = { words: 'Heron', trusted: false };
  expect(dispatched).toContainEqual(oauthAppsOpened({ filter }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Trusted');
  expect(dispatched).toContainEqual(oauthAppsOpened({ filter: { ...filter, trusted: true } }));
});

it('are added and edited in a form that tells what lacks', async () => {
  const { dispatch, dispatched } = await show(received);
  await press('Add application');
  const form = within(screen.getByRole('form', { name: 'Add application' }));
  const name = form.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  await press('Save');
  expect(screen.getByText('Enter a name and a redirect address')).toBeVisible();
  expect(dispatched).not.toContainEqual(oauthAppSaveRequested());
  await userEvent.type(name, 'Reed');
  await userEvent.click(form.getByRole('checkbox', { name: 'Trusted' }));
  expect(dispatched).toContainEqual(
    oauthAppWritten({ draft: { ...newOauthApp, name: 'Reed', trusted: true } }),
  );
  await press('Save');
  expect(dispatched).toContainEqual(oauthAppSaveRequested());
  dispatch(requestFailed({ key: OAUTH_APPS_CHANGE, reason: 'name: taken', httpStatus: 422 }));
  expect(screen.getByRole('alert')).toHaveTextContent('name: taken');
  expect(await axeFindings()).toEqual([]);
  await press('Cancel');
  const row = within(screen.getByRole('list', { name: 'Applications' }));
  await userEvent.click(row.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('textbox', { name: 'Scopes' })).toHaveValue('read push');
});

it('are deleted after a question', async () => {
  const { dispatched } = await show(received);
  await press('Delete');
  const question = screen.getByRole('alertdialog', { name: 'Delete Heron?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(dispatched).toContainEqual(oauthAppRemoveRequested({ id: '1' }));
});

it('say so when they are missing, or when there are none', async () => {
  const { dispatch, dispatched } = await show(
    requestFailed({ key: OAUTH_APPS, reason: 'No such call', httpStatus: 404 }),
  );
  await press('Retry');
  expect(dispatched.filter(oauthAppsOpened.match)).toHaveLength(2);
  dispatch(oauthAppsReceived({ apps: [], full: false, page: 1 }));
  expect(screen.getByText('There is nothing in this list')).toBeVisible();
});

it.each([
  ['mastodon', 'admin'],
  ['gotosocial', 'admin'],
  ['pleroma', 'moderator'],
] as const)('are absent on %s for a person with the role %s', (family, role) => {
  page(family, role);
  expect(screen.queryByRole('tab', { name: 'Applications' })).toBeNull();
});
