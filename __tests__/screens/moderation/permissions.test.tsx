/** Drafts of rules and subscriptions to lists on the page of federation, on GoToSocial alone. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  keysRequest,
  newSubscription,
  permissionRequests,
  testRequest,
  type PermissionDraft,
  type Subscription,
} from '@/domain/admin/server/permissions';
import type { ServerFamily } from '@/domain/session/instance';
import { FederationPage } from '@/screens/moderation/federation/FederationPage';
import { knownServersReceived } from '@/slices/admin/federation';
import {
  draftAcceptRequested,
  draftConflicted,
  draftRejectRequested,
  keysExpired,
  keysExpireRequested,
  moreDraftsRequested,
  permissionDraftsOpened,
  permissionDraftsReceived,
  subscriptionAddRequested,
  subscriptionChangeRequested,
  subscriptionRemoveRequested,
  subscriptionsReceived,
  subscriptionTested,
  subscriptionTestRequested,
} from '@/slices/admin/permissions';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { axeFindings } from '@support/engine/jsdomAxe';
import { signedIn } from '@support/people';
import type { FlowAction } from '@/testing/format/flowFile';
import { createSecretMasker } from '@/testing/redaction/secretMasker';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

const page = (family: ServerFamily, backendVersion = '0.20.2', permissions = 1) =>
  renderInStore(<FederationPage />, {
    family,
    before: [
      instanceConfigured({ instance: { backendVersion } }),
      signedIn({ role: 'admin', permissions }),
    ],
  });

async function show(tab: 'Drafts' | 'Subscriptions' | 'Known servers') {
  const view = page('gotosocial');
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  return view;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const spam: PermissionDraft = {
  id: 'a',
  host: 'spam.example',
  type: 'block',
  publicComment: 'Spam',
  privateComment: 'Ask Ben',
  since: '2026-03-01T08:00:00.000Z',
};

it('decides drafts, and says where there is a rule already', async () => {
  const { dispatch, dispatched } = await show('Drafts');
  dispatch(permissionDraftsReceived({ drafts: [spam], next: 'a', more: false }));
  const list = screen.getByRole('list', { name: 'Drafts' });
  expect(list).toHaveTextContent(/spam\.example.*Blocked.*Spam.*Ask Ben/);
  expect(await axeFindings()).toEqual([]);
  await press('Reject');
  await press('Reject for good');
  await press('Accept');
  expect(dispatched).toEqual(
    expect.arrayContaining([
      draftRejectRequested({ id: 'a', excludes: false }),
      draftRejectRequested({ id: 'a', excludes: true }),
      draftAcceptRequested({ id: 'a', overwrite: false }),
    ]),
  );
  dispatch(draftConflicted({ id: 'a' }));
  expect(list).toHaveTextContent("There's already a rule for this server");
  await press('Overwrite');
  expect(dispatched).toContainEqual(draftAcceptRequested({ id: 'a', overwrite: true }));
  await press('More');
  expect(dispatched).toContainEqual(moreDraftsRequested());
});

it('says so when drafts are missing, or when there are none', async () => {
  const { dispatch, dispatched } = await show('Drafts');
  dispatch(requestFailed({ key: permissionRequests.drafts, reason: 'Gone', httpStatus: 404 }));
  await press('Retry');
  expect(dispatched.filter(permissionDraftsOpened.match)).toHaveLength(2);
  dispatch(permissionDraftsReceived({ drafts: [], next: null, more: false }));
  expect(screen.getByText('There is nothing in this list')).toBeVisible();
});

const followed: Subscription = {
  ...newSubscription,
  id: 'l',
  title: 'Spammers',
  uri: 'https://lists.example/spammers.csv',
  count: 53,
  fetchedAt: '2026-03-01T08:00:00.000Z',
  error: 'no such host',
};

it('shows lists that are followed, tests them and leaves them', async () => {
  const { dispatch, dispatched } = await show('Subscriptions');
  dispatch(subscriptionsReceived({ subscriptions: [followed] }));
  const list = screen.getByRole('list', { name: 'Subscriptions' });
  expect(list).toHaveTextContent('Servers on the list: 53');
  expect(list).toHaveTextContent('no such host');
  // Strangers keep the list.
  expect(within(list).queryByRole('link')).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await press('Test');
  expect(dispatched).toContainEqual(subscriptionTestRequested({ id: 'l' }));
  dispatch(subscriptionTested({ id: 'l', count: 60 }));
  expect(list).toHaveTextContent('Servers on the list: 60');
  dispatch(requestFailed({ key: testRequest('l'), reason: 'no CSV', httpStatus: 422 }));
  expect(list).toHaveTextContent('no CSV');
  await press('Remove Spammers');
  const question = within(screen.getByRole('alertdialog', { name: 'Remove Spammers' }));
  await userEvent.click(question.getByRole('checkbox', { name: /Also remove the rules/ }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(dispatched).toContainEqual(subscriptionRemoveRequested({ id: 'l', withRules: false }));
});

it('changes a subscription but for its type, and tells what is wrong first', async () => {
  const { dispatch, dispatched } = await show('Subscriptions');
  dispatch(subscriptionsReceived({ subscriptions: [followed] }));
  await press('Edit Spammers');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Spammers' }));
  expect(dialog.queryByRole('combobox', { name: 'Severity' })).toBeNull();
  const priority = dialog.getByRole('spinbutton');
  await userEvent.clear(priority);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dispatched.filter(subscriptionChangeRequested.match)).toEqual([]);
  await userEvent.type(priority, '9{Enter}');
  expect(dispatched).toContainEqual(
    subscriptionChangeRequested({
      id: 'l',
      wanted: { ...newSubscription, title: 'Spammers', uri: followed.uri, priority: 9 },
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends the login of a list, which no recording has, and adopts rules', async () => {
  const { dispatch, dispatched } = await show('Subscriptions');
  dispatch(subscriptionsReceived({ subscriptions: [followed] }));
  await press('Edit Spammers');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Spammers' }));
  const login = within(dialog.getByRole('group', { name: 'Login, if the list needs one' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Take over existing rules/ }));
  await userEvent.type(login.getByRole('textbox', { name: 'Username' }), 'mia');
  const password = login.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.type(password, 'open sesame');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const asked = dispatched.find(subscriptionChangeRequested.match);
  expect(asked?.payload.wanted).toMatchObject({
    adoptsOrphans: true,
    login: { username: 'mia', password: 'open sesame' },
  });
  const action = asked as unknown as FlowAction;
  const kept = createSecretMasker().cleanEvent({ at: 0, kind: 'action', action });
  expect(JSON.stringify(kept)).not.toContain('sesame');
});

it('has the keys of a known server fetched again, after it has said when', async () => {
  const { dispatch, dispatched } = await show('Known servers');
  dispatch(knownServersReceived({ hosts: ['far.example'], unreachable: {} }));
  await press('Fetch keys again');
  const question = within(screen.getByRole('alertdialog', { name: 'Fetch keys again' }));
  expect(question.getByText(/because its keys have changed/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Fetch keys again' }));
  expect(dispatched).toContainEqual(keysExpireRequested({ host: 'far.example' }));
  const row = screen.getByRole('article', { name: 'far.example' });
  dispatch(requestFailed({ key: keysRequest('far.example'), reason: 'Busy', httpStatus: 409 }));
  expect(row).toHaveTextContent('Busy');
  dispatch(requestStarted({ key: keysRequest('far.example') }));
  dispatch(requestEnded({ key: keysRequest('far.example') }));
  dispatch(keysExpired({ host: 'far.example' }));
  expect(row).toHaveTextContent('The keys will be fetched again.');
  expect(await axeFindings()).toEqual([]);
});

it('subscribes to a list with an address and a priority, and tells a refusal', async () => {
  const { dispatch, dispatched } = await show('Subscriptions');
  const form = within(screen.getByRole('form', { name: 'Subscribe' }));
  await press('Subscribe');
  expect(form.getByText('Enter an address that starts with https://')).toBeVisible();
  expect(dispatched.filter(subscriptionAddRequested.match)).toEqual([]);
  const uri = 'https://lists.example/a.csv';
  await userEvent.type(form.getByRole('textbox', { name: 'Address of the list' }), uri);
  await userEvent.type(form.getByRole('spinbutton'), '7');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Severity' }), 'Allowed');
  await userEvent.click(form.getByRole('checkbox', { name: /Only suggest/ }));
  await press('Subscribe');
  const wanted = { ...newSubscription, uri, priority: 7, type: 'allow', asDraft: false } as const;
  expect(dispatched).toContainEqual(subscriptionAddRequested({ wanted }));
  dispatch(
    requestFailed({ key: permissionRequests.subscription, reason: 'Conflict', httpStatus: 409 }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Conflict');
});

it.each([
  ['mastodon', '4.5.0', 1],
  ['gotosocial', '0.17.4', 1],
  ['pleroma', '2.8.0', 1],
] as const)('has neither on %s %s', (family, version, rights) => {
  page(family, version, rights);
  for (const name of ['Drafts', 'Subscriptions', 'Rejected for good'])
    expect(screen.queryByRole('tab', { name })).toBeNull();
});
