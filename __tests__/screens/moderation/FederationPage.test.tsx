import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { federationRequests, newRule, type FederationRule } from '@/domain/admin/federation';
import { plainName } from '@/domain/admin/serverLists';
import type { ServerFamily } from '@/domain/session/instance';
import { FederationPage } from '@/screens/moderation/federation/FederationPage';
import {
  changesFailed,
  changesRequested,
  changesSettled,
  changesStarted,
  cutOffReceived,
  cutOffRequested,
  exportRequested,
  failedChangesRetried,
  federationOpened,
  fileChosen,
  fileRead,
  knownServersReceived,
  policySwitchRequested,
  rulesReceived,
} from '@/slices/admin/federation';
import {
  addressChangeRequested,
  nameAddRequested,
  nameRemoveRequested,
  serverListReceived,
} from '@/slices/admin/serverLists';
import { requestFailed } from '@/slices/engine/requests';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

useFakeIntersectionObserver();

const bad: FederationRule = {
  ...newRule('bad.example', 'suspend'),
  id: '7',
  publicComment: 'Spam',
  privateComment: 'Ask Ben',
};
const loud: FederationRule = { ...newRule('loud.example', 'silence'), id: '8', rejectMedia: true };
const received = (policyOn: boolean | null, ...rules: FederationRule[]) =>
  rulesReceived({ rules, policyOn, more: false, complete: true });

function show(family: ServerFamily, ...before: UnknownAction[]) {
  const pleroma = family === 'pleroma' || family === 'akkoma';
  const who = signedIn(pleroma ? { role: 'admin' } : { permissions: 1 });
  return renderInStore(<FederationPage />, { family, before: [who, ...before] });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const row = (name: RegExp) => screen.getByRole('article', { name });

it.each([
  [
    'mastodon',
    [
      'Servers',
      'Known servers',
      'Import and export',
      'E-mail providers',
      'E-mail addresses',
      'IP addresses',
    ],
  ],
  ['gotosocial', ['Servers', 'Known servers', 'Import and export']],
  ['pleroma', ['Servers', 'Known servers', 'Import and export', 'Relays']],
] as const)('%s has %j', (family, tabs) => {
  show(family);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual(tabs);
});

it('shows what is done about a server in plain words, and finds it', async () => {
  const { dispatched } = show('mastodon', received(null, bad, loud));
  expect(dispatched).toContainEqual(federationOpened());
  expect(row(/bad\.example Blocked/)).toHaveTextContent('Public comment Spam');
  expect(row(/bad\.example/)).toHaveTextContent('Comment for moderators Ask Ben');
  expect(row(/loud\.example Limited/)).toHaveTextContent('Media removed');
  await userEvent.type(screen.getByRole('searchbox'), 'ask ben');
  await waitForElementToBeRemoved(() => screen.queryByRole('article', { name: /loud/ }));
  expect(row(/bad/)).toBeVisible();
});

it('filters by severity, with numbers', async () => {
  show('mastodon', received(null, bad, loud));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Limited (1)');
  expect(screen.queryByRole('article', { name: /bad/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Allowed (0)');
  expect(screen.getByText('No matching servers')).toBeVisible();
});

it('adds a block after it has said whom it cuts off', async () => {
  const { dispatched, dispatch } = show('mastodon', received(null, bad));
  await press('Add server');
  const dialog = screen.getByRole('dialog', { name: 'Add server' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(dialog).toHaveTextContent("This isn't a server name");
  const field = within(dialog).getByRole('textbox', { name: 'Server' });
  await userEvent.type(field, 'bad.example');
  expect(dialog).toHaveTextContent("There's already a rule for this server");
  await userEvent.clear(field);
  await userEvent.type(field, 'https://New.example/');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const question = screen.getByRole('alertdialog', { name: 'Block new.example?' });
  const cutOff = { follows: 12, followers: 3, accounts: null, posts: null };
  dispatch(cutOffReceived({ host: 'new.example', cutOff }));
  expect(question).toHaveTextContent('Follows from here: 12. Followers from there: 3.');
  await userEvent.click(within(question).getByRole('button', { name: 'Block' }));
  expect(dispatched).toContainEqual(
    changesRequested({ changes: [{ before: null, after: newRule('new.example', 'suspend') }] }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('edits without a question where nobody is cut off', async () => {
  const { dispatched } = show('mastodon', received(null, loud));
  await press('Edit loud.example');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Reports ignored' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Public comment' }), 'Ads');
  await press('Save');
  const after = { ...loud, rejectReports: true, publicComment: 'Ads' };
  expect(dispatched).toContainEqual(changesRequested({ changes: [{ before: loud, after }] }));
});

it('has a sentence for each measure of Pleroma, and warns of the first allowed server', async () => {
  const { dispatched } = show('pleroma', received(true));
  await press('Add server');
  expect(
    screen.getByRole('checkbox', { name: 'Media marked as sensitive' }),
  ).toHaveAccessibleDescription('Media from these servers is hidden until you open it.');
  expect(screen.queryByRole('textbox', { name: 'Comment for moderators' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Server' }), '*.friend.example');
  await userEvent.click(screen.getByRole('radio', { name: 'Allowed' }));
  await press('Save');
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent("servers that aren't on this list are rejected");
  await userEvent.click(within(question).getByRole('button', { name: 'Save' }));
  expect(dispatched).toContainEqual(
    changesRequested({ changes: [{ before: null, after: newRule('*.friend.example', 'allow') }] }),
  );
});

it('removes after a question, and not without an answer', async () => {
  const { dispatched } = show('gotosocial', received(null, bad));
  await press('Remove bad.example');
  await press('Cancel');
  expect(dispatched.filter(changesRequested.match)).toEqual([]);
  await press('Remove bad.example');
  await press('Remove');
  expect(dispatched).toContainEqual(changesRequested({ changes: [{ before: bad, after: null }] }));
});

it('says what failed and why, that somebody else was faster, and tries again', async () => {
  const changes = [
    { before: bad, after: null },
    { before: loud, after: null },
  ];
  const { dispatched } = show(
    'mastodon',
    received(null, bad, loud),
    changesRequested({ changes }),
    changesStarted({ count: 2 }),
    changesFailed({ keys: ['block bad.example'], reason: 'Too busy', stops: false }),
    changesSettled({
      settled: [{ key: 'block loud.example', outcome: { kind: 'overtaken', rule: loud } }],
    }),
  );
  expect(row(/bad/)).toHaveTextContent('An error occured: Too busy');
  expect(row(/loud/)).toHaveTextContent('Someone else just changed this rule.');
  expect(screen.getByText('Done: 1 of 2. Failed: 1.')).toBeVisible();
  await press('Try again');
  expect(dispatched).toContainEqual(failedChangesRetried());
});

it('says that the rules are not applied, and turns them on', async () => {
  const { dispatched } = show('akkoma', received(false, bad));
  expect(screen.getByText(/Your server doesn't apply these rules/)).toBeVisible();
  await press('Turn on');
  expect(dispatched).toContainEqual(policySwitchRequested());
});

it('says why the rules are not there', async () => {
  const failed = (reason: string) =>
    requestFailed({ key: federationRequests.rules, reason, httpStatus: 400 });
  const first = show('pleroma', failed('You must enable configurable_from_database'));
  await deferredCodeLoaded();
  expect(screen.getByText('This server is configured in a file')).toBeVisible();
  first.unmount();
  const second = show('mastodon', failed('Broken'));
  await deferredCodeLoaded();
  expect(screen.getByText("Couldn't load this part")).toBeVisible();
  second.unmount();
  show('mastodon', received(null));
  expect(screen.getByText('There is nothing in this list')).toBeVisible();
});

describe('files', () => {
  const line = (number: number, host: string) => ({
    line: number,
    text: host,
    rule: newRule(host, 'suspend'),
    fault: null,
  });

  it('are looked at before they are applied', async () => {
    const { dispatched, dispatch } = show(
      'mastodon',
      received(null, { ...bad, publicComment: '' }),
    );
    await openTab('Import and export');
    dispatch(fileChosen({ name: 'list.csv', text: '', severity: 'suspend' }));
    const broken = { line: 4, text: 'b*d', rule: null, fault: 'hidden' as const };
    dispatch(fileRead({ lines: [line(2, 'new.example'), line(3, 'bad.example'), broken] }));
    expect(screen.getByText('New (1)')).toBeVisible();
    expect(screen.getByText('Unchanged (1)')).toBeVisible();
    const names = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['b*d', 'new.example', 'bad.example']);
    expect(row(/b\*d/)).toHaveTextContent('Line 4BrokenPart of the name is hidden with asterisks');
    await press('Apply changes (1)');
    const question = screen.getByRole('alertdialog', { name: 'Apply changes (1)' });
    expect(question).toHaveTextContent('Blocked (1)');
    await userEvent.click(within(question).getByRole('button', { name: 'Save' }));
    const change = { before: null, after: newRule('new.example', 'suspend') };
    expect(dispatched).toContainEqual(changesRequested({ changes: [change] }));
  });

  it('are read from the disk and written', async () => {
    const { dispatched } = show('mastodon', received(null, bad));
    await openTab('Import and export');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'For lines without a severity' }),
      'Limited',
    );
    const file = new File(['a.example'], 'hosts.txt', { type: 'text/plain' });
    // jsdom has no such method.
    Object.assign(file, { text: () => Promise.resolve('a.example') });
    await userEvent.upload(screen.getByLabelText('Choose CSV file'), file);
    expect(dispatched).toContainEqual(
      fileChosen({ name: 'hosts.txt', text: 'a.example', severity: 'silence' }),
    );
    await press('Export all rules');
    await press('Export names of blocked servers');
    expect(dispatched.filter(exportRequested.match)).toHaveLength(2);
  });
});

it('follows and unfollows relays', async () => {
  const address = 'https://relay.example/actor';
  const relay = { ...plainName(address, address), followsBack: false };
  const { dispatched } = show('pleroma', serverListReceived({ kind: 'relays', names: [relay] }));
  await openTab('Relays');
  expect(screen.getByRole('listitem')).toHaveTextContent("Hasn't followed back yet");
  await userEvent.type(screen.getByRole('textbox', { name: 'Relays' }), 'relay');
  await press('Follow');
  expect(screen.getByText('This entry is incomplete or invalid')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Relays' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Relays' }),
    'https://new.example/actor',
  );
  await press('Follow');
  expect(dispatched.find(nameAddRequested.match)?.payload).toMatchObject({
    kind: 'relays',
    wanted: { name: 'https://new.example/actor' },
  });
  await press('Unfollow');
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Unfollow' }));
  expect(dispatched).toContainEqual(nameRemoveRequested({ kind: 'relays', id: address }));
});

it('shows the known servers with their rules, and leads to a rule for each', async () => {
  const known = knownServersReceived({
    hosts: ['calm.example', 'rude.example'],
    unreachable: { 'calm.example': '2026-02-01T09:30:00.000Z' },
  });
  const { dispatched, dispatch } = show(
    'pleroma',
    received(true, newRule('rude.example', 'silence')),
    known,
  );
  await openTab('Known servers');
  const row = (name: string) => within(screen.getByRole('article', { name }));
  expect(row('calm.example').getByText('Unreachable since Feb 1, 2026')).toBeVisible();
  expect(row('rude.example').getByText('Limited')).toBeVisible();
  await userEvent.click(row('calm.example').getByRole('button', { name: 'Details' }));
  expect(dispatched).toContainEqual(cutOffRequested({ host: 'calm.example' }));
  const cutOff = { follows: null, followers: null, accounts: null, posts: 7 };
  dispatch(cutOffReceived({ host: 'calm.example', cutOff }));
  expect(row('calm.example').getByText(/known here: 7/)).toBeVisible();
  await press('Edit rude.example');
  await userEvent.keyboard('{Escape}');
  await press('Add rule for calm.example');
  expect(screen.getByRole('textbox', { name: 'Server' })).toHaveValue('calm.example');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Known servers (2)' }), 'rude');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

it('changes what is done about an address', async () => {
  const name = { ...plainName('4', '192.0.2.0/24'), severity: 'no_access' as const };
  const { dispatched } = show('mastodon', serverListReceived({ kind: 'addresses', names: [name] }));
  await openTab('IP addresses');
  await press('Edit 192.0.2.0/24');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit 192.0.2.0/24' }));
  const duration = dialog.getByRole('combobox', { name: 'Duration' });
  expect(duration).toHaveDisplayValue('Unchanged');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Severity' }), 'No sign-ups');
  await userEvent.selectOptions(duration, 'Forever');
  await userEvent.type(dialog.getByRole('textbox'), 'Bots {Enter}');
  expect(dispatched).toContainEqual(
    addressChangeRequested({
      kind: 'addresses',
      id: '4',
      wanted: { severity: 'sign_up_block', comment: 'Bots', days: 0 },
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('blocks addresses with a measure, a duration and a comment', async () => {
  const name = { ...plainName('4', '192.0.2.0/24'), severity: 'no_access' as const };
  const { dispatched } = show('mastodon', serverListReceived({ kind: 'addresses', names: [name] }));
  await openTab('IP addresses');
  expect(screen.getByRole('listitem')).toHaveTextContent('No access at all');
  await userEvent.type(screen.getByRole('textbox', { name: 'IP addresses' }), '2001:db8::/32');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'No sign-ups');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), '7 days');
  await press('Add');
  expect(dispatched.find(nameAddRequested.match)?.payload.wanted).toEqual({
    name: '2001:db8::/32',
    severity: 'sign_up_block',
    comment: '',
    days: 7,
  });
});
