import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeInvites } from '@/api/decode/admin/invites';
import { decodeStaffPeople } from '@/api/decode/admin/staffPerson';
import {
  everybody,
  PEOPLE_LIST,
  personRequest,
  waitingPeople,
  type PersonAction,
} from '@/domain/admin/people';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges, type Privilege } from '@/domain/session/privileges';
import { ModerationScreen } from '@/screens/moderation/ModerationScreen';
import {
  inviteCreateRequested,
  inviteRevokeRequested,
  invitesOpened,
  invitesReceived,
} from '@/slices/admin/invites';
import { staffLoginRequested } from '@/slices/admin/reportQueue';
import {
  personActionRequested,
  personJobFailed,
  personJobsAdded,
  resetLinkReceived,
  resetLinkRequested,
  staffPeopleArrived,
  staffPeopleOpened,
  staffPeopleReceived,
} from '@/slices/admin/staffPeople';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { mastodonPerson, pleromaPerson } from '@support/admin/people';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';

useFakeIntersectionObserver();

const staff = (...held: Privilege[]) =>
  signedIn(held.length > 0 ? { privileges: held } : { role: 'admin', privileges: [...privileges] });
const administrator = signedIn({ permissions: 1 });
const pages = ['reports', 'people', 'waiting'] as const;

const rows = (...wires: object[]) => [
  staffPeopleReceived({ ...decodeStaffPeople(wires), next: null, total: null, more: false }),
];
const waitingRows = (...wires: object[]) => [
  staffPeopleOpened({ filter: waitingPeople, again: true }),
  ...rows(...wires),
];

async function show(
  page: 'people' | 'waiting',
  entry: string | null,
  family: ServerFamily,
  who: UnknownAction,
  ...before: UnknownAction[]
) {
  const view = renderInStore(<ModerationScreen page={page} pages={pages} entry={entry} />, {
    family,
    before: [who, ...before],
  });
  await deferredCodeLoaded();
  return view;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const asked = (action: PersonAction, ...personIds: string[]) =>
  personActionRequested({ personIds, action });
const absent = (...names: (string | RegExp)[]) =>
  names.filter((name) => screen.queryByRole('button', { name }) !== null);

it('leads from page to page with links, of which one is the current', async () => {
  await show('people', null, 'mastodon', administrator, ...rows());
  const links = within(screen.getByRole('navigation', { name: 'Moderation' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/moderation/reports',
    '/moderation/people',
    '/moderation/waiting',
  ]);
  expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('People');
});

describe('the search', () => {
  it('asks with the filters that the server has', async () => {
    const { dispatched } = await show('people', null, 'mastodon', administrator, ...rows());
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Search in' }),
      'IP address',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
    await userEvent.type(screen.getByRole('searchbox'), '192.0.2.7{Enter}');
    expect(dispatched).toContainEqual(
      staffPeopleOpened({
        filter: { ...everybody, field: 'ip', standing: 'suspended', query: '192.0.2.7' },
        again: false,
      }),
    );
    expect(screen.queryByRole('combobox', { name: 'Restrictions' })).toBeNull();
  });

  it('of Pleroma knows no addresses of networks, but restrictions', async () => {
    const policy = instanceConfigured({ instance: { tagPolicyAvailable: true } });
    await show('people', null, 'pleroma', staff(), policy, ...rows());
    const fields = screen.getByRole('combobox', { name: 'Search in' });
    expect(within(fields).queryByRole('option', { name: 'IP address' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Restrictions' })).toBeVisible();
  });

  it('shows people with their states, each leading to a sheet', async () => {
    const wire = mastodonPerson('7', { silenced: true, approved: false });
    await show('people', null, 'mastodon', administrator, ...rows(wire));
    const row = screen.getByRole('article');
    expect(row).toHaveTextContent('@person-7');
    expect(row).toHaveTextContent('Limited');
    expect(row).toHaveTextContent('Waiting for approval');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/moderation/people/7');
  });

  it('shows mail, address and date of all sign-ups when asked to', async () => {
    const wire = mastodonPerson('7', { email: 'seven@mail.example', ip: '192.0.2.7' });
    await show('people', null, 'mastodon', administrator, ...rows(wire));
    const row = screen.getByRole('article');
    expect(row).not.toHaveTextContent('seven@mail.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Details' }));
    expect(row).toHaveTextContent('seven@mail.example');
    expect(row).toHaveTextContent('192.0.2.7');
    expect(row).toHaveTextContent('Signed up');
  });

  it('says that nobody was found, and what failed with another try', async () => {
    const first = await show('people', null, 'mastodon', administrator, ...rows());
    expect(screen.getByText('No people found')).toBeVisible();
    first.unmount();
    const failed = requestFailed({ key: PEOPLE_LIST, reason: 'Broken', httpStatus: 500 });
    await show('people', null, 'mastodon', administrator, failed);
    expect(screen.getByText("Couldn't load this part")).toBeVisible();
  });

  it('offers to log in again where the scope is missing', async () => {
    const failed = requestFailed({ key: PEOPLE_LIST, reason: 'Not for you', httpStatus: 403 });
    const { dispatched } = await show('people', null, 'mastodon', administrator, failed);
    await press('Log in');
    expect(dispatched).toContainEqual(staffLoginRequested());
  });

  it('suspends many after a question', async () => {
    const { dispatched } = await show(
      'people',
      null,
      'mastodon',
      administrator,
      ...rows(mastodonPerson('7'), mastodonPerson('8', { suspended: true })),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select @person-7' }));
    await press('Select all shown');
    await press('Suspend');
    const question = screen.getByRole('alertdialog', { name: 'Suspend' });
    expect(question).toHaveTextContent('Selected: 1');
    await userEvent.click(within(question).getByRole('button', { name: 'Suspend' }));
    expect(dispatched).toContainEqual(
      asked({ kind: 'measure', measure: 'suspended', wanted: true, text: '' }, '7'),
    );
  });
});

describe('many people of Pleroma', () => {
  const policy = instanceConfigured({ instance: { tagPolicyAvailable: true } });
  const marked = { tags: ['mrf_tag:media-strip', 'mrf_tag:sandbox'] };
  const select = async (who: UnknownAction, family: ServerFamily = 'pleroma') => {
    const two = rows(pleromaPerson('7', { tags: ['mrf_tag:sandbox'] }), pleromaPerson('8', marked));
    const view = await show('people', null, family, who, policy, ...two);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select @person-7' }));
    await press('Select all shown');
    return view;
  };

  it('get a role after a question', async () => {
    const { dispatched } = await select(staff());
    await press('Roles');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Make moderator',
      'Make administrator',
    ]);
    await userEvent.keyboard('{Enter}');
    const question = screen.getByRole('alertdialog', { name: 'Make moderator' });
    expect(question).toHaveTextContent('Selected: 2');
    await userEvent.click(within(question).getByRole('button', { name: 'Make moderator' }));
    const promotion = asked({ kind: 'right', right: 'moderator', wanted: true }, '7', '8');
    expect(dispatched).toContainEqual(promotion);
    expect(screen.queryByText('Selected: 2')).toBeNull();
  });

  it('get restrictions by switches, each of which is on once all have it', async () => {
    const { dispatched, dispatch } = await select(staff());
    await press('Restrictions');
    const strip = screen.getByRole('menuitemcheckbox', { name: 'Remove media from posts' });
    const sandbox = screen.getByRole('menuitemcheckbox', { name: 'Make all posts followers-only' });
    expect(strip).toHaveAttribute('aria-checked', 'false');
    expect(sandbox).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(strip);
    await userEvent.click(sandbox);
    const stripped = { kind: 'tag', tag: 'mrf_tag:media-strip', wanted: true } as const;
    expect(dispatched).toContainEqual(asked(stripped, '7'));
    expect(dispatched).toContainEqual(
      asked({ kind: 'tag', tag: 'mrf_tag:sandbox', wanted: false }, '7', '8'),
    );
    dispatch(personJobsAdded({ jobs: [{ id: 'j', personId: '7', action: stripped }] }));
    expect(strip).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByText('Selected: 2')).toBeVisible();
  });

  it('get neither from somebody without the right', async () => {
    await select(staff('users_read', 'users_manage_activation_state'));
    expect(screen.getByRole('button', { name: 'Deactivate account' })).toBeVisible();
    expect(absent('Roles', 'Restrictions')).toEqual([]);
  });
});

describe('the sheet', () => {
  it('of an administrator of Pleroma has every action', async () => {
    const policy = instanceConfigured({ instance: { tagPolicyAvailable: true } });
    const wire = pleromaPerson('7', { is_confirmed: false });
    const { dispatched } = await show('people', '7', 'pleroma', staff(), policy, ...rows(wire));
    const sheet = screen.getByRole('article', { name: '@person-7' });
    expect(sheet).toHaveTextContent('7@mail.example');
    expect(sheet).toHaveTextContent('I like boats');
    await press('Deactivate account');
    await press('Confirm e-mail address');
    await press('Require a new password');
    await press('Turn off two-factor authentication');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Moderator' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Prevent all follows' }));
    const kinds = dispatched.filter(personActionRequested.match).map((one) => one.payload.action);
    expect(kinds).toEqual([
      { kind: 'measure', measure: 'deactivated', wanted: true, text: '' },
      { kind: 'confirmation' },
      { kind: 'passwordChange' },
      { kind: 'secondFactorOff' },
      { kind: 'right', right: 'moderator', wanted: true },
      { kind: 'tag', tag: 'mrf_tag:disable-any-subscription', wanted: true },
    ]);
    expect(absent('Suspend', 'Limit', 'Show reports')).toEqual([]);
  });

  it('deletes only after the handle was typed', async () => {
    const { dispatched } = await show(
      'people',
      '7',
      'pleroma',
      staff(),
      ...rows(pleromaPerson('7')),
    );
    await press('Delete account');
    const dialog = within(screen.getByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Delete account' });
    await userEvent.click(button);
    await userEvent.type(dialog.getByRole('textbox'), 'person-8');
    await userEvent.click(button);
    expect(dispatched.filter(personActionRequested.match)).toEqual([]);
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), '@Person-7');
    await userEvent.click(button);
    expect(dispatched).toContainEqual(asked({ kind: 'deletion' }, '7'));
  });

  it('gives out a link for a new password, with a warning', async () => {
    const { dispatched, dispatch } = await show(
      'people',
      '7',
      'pleroma',
      staff(),
      ...rows(pleromaPerson('7')),
    );
    await press('Password reset link');
    expect(dispatched).toContainEqual(resetLinkRequested({ id: '7' }));
    dispatch(resetLinkReceived({ id: '7', resetSecret: 'https://home.example/reset/abc' }));
    const field = screen.getByRole('textbox', { name: 'Password reset link' });
    expect(field).toHaveValue('https://home.example/reset/abc');
    expect(field).toHaveAccessibleDescription(/Anyone with this link/);
  });

  it('has no more than the privileges allow', async () => {
    await show('people', '7', 'pleroma', staff('users_read'), ...rows(pleromaPerson('7')));
    expect(screen.getByRole('article')).toBeVisible();
    expect(
      absent(/Deactivate/, /Delete/, /Password/, /two-factor/, /private/, /new password/),
    ).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('offers a moderator of Akkoma what its moderators may do', async () => {
    const moderator = signedIn({ role: 'moderator', privileges: ['reports_manage_reports'] });
    const wire = pleromaPerson('7', { is_approved: false });
    await show('people', '7', 'akkoma', moderator, ...rows(wire));
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deactivate account' })).toBeVisible();
    expect(absent('Reject', /Delete/, /Password/)).toEqual([]);
  });

  it('limits an account of Mastodon with words, and asks before it suspends', async () => {
    const { dispatched } = await show(
      'people',
      '7',
      'mastodon',
      administrator,
      ...rows(mastodonPerson('7')),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to the account' }), 'Less');
    await press('Limit');
    expect(dispatched).toContainEqual(
      asked({ kind: 'measure', measure: 'silenced', wanted: true, text: 'Less' }, '7'),
    );
    await press('Suspend');
    expect(screen.getByRole('alertdialog', { name: 'Suspend @person-7?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show reports' })).toBeInTheDocument();
  });

  it('of GoToSocial cannot lift a suspension', async () => {
    const wire = mastodonPerson('7', { suspended: true });
    await show('people', '7', 'gotosocial', administrator, ...rows(wire));
    expect(screen.getByRole('article')).toHaveTextContent('Suspended');
    expect(absent(/Suspend/, /Lift/, /Limit/, /Delete/)).toEqual([]);
  });

  it('says why it is missing, with another try', async () => {
    const failed = requestFailed({ key: personRequest('7'), reason: 'Gone', httpStatus: 404 });
    await show('people', '7', 'mastodon', administrator, failed);
    expect(screen.getByText("Couldn't load this part")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('the waiting room', () => {
  const newcomer = pleromaPerson('7', { is_approved: false });

  it('answers with one press, or one key', async () => {
    const other = pleromaPerson('8', { is_approved: false });
    const { dispatched } = await show(
      'waiting',
      null,
      'pleroma',
      staff(),
      ...waitingRows(newcomer, other),
    );
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('I like boats');
    await userEvent.click(within(first!).getByRole('button', { name: 'Approve' }));
    expect(dispatched).toContainEqual(asked({ kind: 'approval', wanted: true, text: '' }, '7'));
    second!.focus();
    await userEvent.keyboard('r');
    expect(dispatched).toContainEqual(asked({ kind: 'approval', wanted: false, text: '' }, '8'));
  });

  it('of GoToSocial tells the applicant why', async () => {
    const wire = mastodonPerson('7', { approved: false });
    const { dispatched } = await show(
      'waiting',
      null,
      'gotosocial',
      administrator,
      ...waitingRows(wire),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Message to the applicant' }), 'No');
    await press('Reject');
    expect(dispatched).toContainEqual(asked({ kind: 'approval', wanted: false, text: 'No' }, '7'));
    expect(screen.queryByRole('region', { name: 'Invites' })).toBeNull();
  });

  it('approves many together, and says which failed', async () => {
    const job = { id: 'j', personId: '7', action: { kind: 'confirmation' } as const };
    const { dispatched } = await show(
      'waiting',
      null,
      'pleroma',
      staff(),
      ...waitingRows(newcomer),
      personJobsAdded({ jobs: [job] }),
      personJobFailed({ jobId: 'j', reason: 'Too busy', stops: false }),
    );
    expect(screen.getByRole('article')).toHaveTextContent('An error occured: Too busy');
    expect(screen.getByText('Done: 0 of 1. Failed: 1.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select @person-7' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
    expect(dispatched).toContainEqual(asked({ kind: 'approval', wanted: true, text: '' }, '7'));
  });

  it('holds newcomers behind a button, which leads to the first of them', async () => {
    const { dispatch } = await show('waiting', null, 'pleroma', staff(), ...waitingRows(newcomer));
    dispatch(staffPeopleArrived(decodeStaffPeople([pleromaPerson('8', { is_approved: false })])));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await press('Show new sign-ups (1)');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveFocus();
    expect(first).toHaveTextContent('person-8');
    expect(second).toHaveTextContent('person-7');
    expect(absent(/Show new/)).toEqual([]);
  });

  it('makes invitations with limits, and revokes them', async () => {
    const { dispatched, dispatch } = await show(
      'waiting',
      null,
      'pleroma',
      staff(),
      ...waitingRows(),
    );
    await press('Show more');
    expect(dispatched).toContainEqual(invitesOpened());
    const wire = {
      id: 3,
      token: 'abc',
      used: false,
      uses: 1,
      max_use: 5,
      expires_at: '2031-01-31',
    };
    dispatch(invitesReceived({ invites: decodeInvites([wire, { ...wire, id: 4, used: true }]) }));
    const region = within(screen.getByRole('region', { name: 'Invites' }));
    expect(region.getAllByText('Used: 1 / 5')).toHaveLength(2);
    expect(region.getAllByText(/Valid until Jan 31, 2031/)).toHaveLength(2);
    expect(region.getByText('No longer valid')).toBeVisible();
    await userEvent.type(region.getByRole('spinbutton', { name: 'Number of sign-ups' }), '3');
    await press('Create invite');
    expect(dispatched).toContainEqual(inviteCreateRequested({ mostUses: 3, expiresOn: null }));
    await press('Revoke');
    expect(dispatched).toContainEqual(inviteRevokeRequested({ id: '3' }));
  });
});
