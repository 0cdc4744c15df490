/** The form that edits the reader's own profile: its fields, validation and unsaved changes. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import type { OwnProfile } from '@/domain/settings/ownProfile';
import { ProfileEditor } from '@/screens/settings/profile/ProfileEditor';
import { selectRealEdits } from '@/selectors/settings/profileEditor';
import { instanceConfigured } from '@/slices/session/config';
import { settingsTabShown } from '@/slices/session/interface';
import {
  profileChangesDiscarded,
  ownProfileReceived,
  profilePartRefused,
  profilePartSending,
  profileEdited,
  profileEditorOpened,
  profileSaveRequested,
  profileSaveFinished,
} from '@/slices/settings/profileEditor';
import { requestFailed } from '@/slices/engine/requests';
import { signedIn } from '@support/people';
import { someProfile } from '@support/settings/profile';
import { renderInStore } from '@support/renderInStore';

const on = (changes: Partial<InstanceConfig> = {}) =>
  instanceConfigured({ instance: { ...defaultInstance, family: 'pleroma', ...changes } });

interface Shown {
  profile?: Partial<OwnProfile>;
  instance?: Partial<InstanceConfig>;
  more?: UnknownAction[];
}

const show = ({ profile = {}, instance = {}, more = [] }: Shown = {}) =>
  renderInStore(<ProfileEditor />, {
    before: [
      on(instance),
      signedIn(),
      ownProfileReceived({ profile: someProfile(profile) }),
      ...more,
    ],
  });

const box = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const offered = () => ({ ...someProfile().offers });

it('the profile editor waits for the profile, and retries after a failure', async () => {
  const { dispatched, dispatch } = renderInStore(<ProfileEditor />, { before: [signedIn()] });
  expect(dispatched).toEqual([profileEditorOpened()]);
  expect(screen.queryByRole('textbox')).toBeNull();
  dispatch(requestFailed({ key: 'profile-editor', reason: 'Out of order', httpStatus: 500 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Out of order');
  await userEvent.click(button('Retry'));
  expect(dispatched.at(-1)).toEqual(profileEditorOpened());
});

it('the profile editor saves changes, and only if there are any', async () => {
  const { dispatched, dispatch, state } = show();
  expect(button('Save profile')).toHaveAttribute('aria-disabled', 'true');
  type('Bio', 'Lakes');
  expect(screen.getByText('You have unsaved changes')).toBeVisible();
  await userEvent.click(button('Save profile'));
  expect(dispatched.at(-1)).toEqual(profileSaveRequested());
  expect(selectRealEdits(state())).toEqual({ bio: 'Lakes' });
  dispatch(profilePartSending({ part: 'texts', sent: 0 }));
  expect(button('Save profile')).toHaveAttribute('aria-busy', 'true');
  dispatch(ownProfileReceived({ profile: someProfile({ bio: 'Lakes' }) }));
  dispatch(profileSaveFinished({ saved: true }));
  expect(screen.getByText('Profile saved')).toBeVisible();
  expect(screen.getByText('Profile saved')).toHaveAttribute('role', 'status');
  // Restoring the saved value is no change.
  type('Bio', 'Seas');
  type('Bio', 'Lakes');
  expect(button('Save profile')).toHaveAttribute('aria-disabled', 'true');
});

it('the profile editor can be submitted by keyboard from every field', () => {
  const { dispatched } = show();
  const keyed = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(box('Bio'), keyed);
  expect(dispatched).not.toContainEqual(profileSaveRequested());
  type('Bio', 'Lakes');
  fireEvent.keyDown(box('Bio'), keyed);
  expect(dispatched.at(-1)).toEqual(profileSaveRequested());
});

it('the profile editor refuses an empty name', () => {
  const { dispatched } = show();
  type('Display name', ' ');
  expect(box('Display name')).toBeInvalid();
  expect(box('Display name')).toHaveAccessibleDescription('Enter a display name');
  fireEvent.submit(screen.getByRole('form', { name: 'Your profile' }));
  expect(dispatched).not.toContainEqual(profileSaveRequested());
  expect(button('Save profile')).toHaveAttribute('aria-disabled', 'true');
});

it('the profile editor keeps changes while another tab is shown', () => {
  const { unmount, state } = show();
  type('Bio', 'Half a sent');
  unmount();
  expect(selectRealEdits(state())).toEqual({ bio: 'Half a sent' });
  show({ more: [profileEdited({ edits: { bio: 'Half a sent' } })] });
  expect(box('Bio')).toHaveValue('Half a sent');
});

it('the profile editor asks before discarding changes', async () => {
  const { dispatched } = show();
  type('Bio', 'Lakes');
  await userEvent.click(button('Discard changes'));
  const question = screen.getByRole('alertdialog', {
    name: 'Discard changes to your profile?',
  });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(box('Bio')).toHaveValue('Lakes');
  await userEvent.click(button('Discard changes'));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
  );
  expect(dispatched).toContainEqual(profileChangesDiscarded());
  expect(box('Bio')).toHaveValue('Ponds');
});

it("the profile editor shows the server's validation errors at the fields, and keeps the values", () => {
  const { dispatch } = show();
  type('Bio', 'Much too long');
  dispatch(profilePartRefused({ place: 'bio', text: 'Bio is too long' }));
  expect(box('Bio')).toBeInvalid();
  expect(box('Bio')).toHaveAccessibleDescription('The server says: Bio is too long');
  expect(box('Bio')).toHaveValue('Much too long');
  type('Bio', 'Shorter');
  expect(box('Bio')).toBeValid();
  dispatch(profilePartRefused({ place: 'form', text: 'Out of order' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The server says: Out of order');
});

it('the profile editor shows the remaining characters if there is a limit', () => {
  show({ instance: { family: 'mastodon', backendName: 'mastodon' } });
  expect(box('Display name')).toHaveAccessibleDescription('19 characters left');
  expect(box('Bio')).toHaveAccessibleDescription('495 characters left');
});

it('the profile editor offers only the fields that the server stores', () => {
  const kinds = () =>
    within(screen.getByRole('combobox', { name: 'Account type' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  show({ profile: { offers: { ...offered(), role: true } } });
  expect(screen.getByRole('checkbox', { name: 'Show my role on my profile' })).not.toBeChecked();
  expect(screen.getByLabelText('Birthday')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'E-mail language' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Background' })).toBeVisible();
  expect(kinds()).toEqual(['Person', 'Bot']);
  show({ instance: { groupActorAvailable: true } });
  expect(kinds()).toEqual(['Person', 'Bot', 'Group']);
  expect(screen.queryByRole('checkbox', { name: 'Show my role on my profile' })).toBeNull();
  const none = { ...offered(), birthday: false, languages: false, background: false };
  show({ profile: { offers: none } });
  expect(screen.queryByLabelText('Birthday')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'E-mail language' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Background' })).toBeNull();
});

it('the profile editor changes actor type, role, birthday and languages of e-mails', async () => {
  const { state } = show({ profile: { offers: { ...offered(), role: true } } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), ['Bot']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show my role on my profile' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show my birthday on my profile' }));
  fireEvent.change(screen.getByLabelText('Birthday'), { target: { value: '1990-04-05' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-mail language' }), ['de']);
  expect(selectRealEdits(state())).toEqual({
    actorType: 'Service',
    showsRole: true,
    showsBirthday: true,
    birthday: '1990-04-05',
    languages: ['de'],
  });
});

it('the profile editor refuses a birthday below the minimum age if there is one', () => {
  show({ instance: { birthdayRequired: true, birthdayMinAge: 16 } });
  const field = screen.getByLabelText('Birthday');
  expect(field).toHaveAccessibleDescription('cannot be left blank');
  const latest = field.getAttribute('max') ?? '';
  expect(latest).toMatch(/^\d{4}-\d\d-\d\d$/);
  fireEvent.change(field, { target: { value: `${String(new Date().getFullYear() - 2)}-01-01` } });
  expect(field).toHaveAccessibleDescription(/^must be on or before \w/);
  fireEvent.change(field, { target: { value: latest } });
  expect(field).toBeValid();
});

it('the profile editor links to aliases and to moving the account', async () => {
  const { dispatched } = show();
  await userEvent.click(button('Go to Security'));
  expect(dispatched.at(-1)).toEqual(settingsTabShown('security'));
});

describe('profile fields', () => {
  const fields = [
    { id: 'field-0', name: 'Site', value: 'https://mia.example' },
    { id: 'field-1', name: 'Pronouns', value: 'she/her' },
    { id: 'field-2', name: 'Boat', value: 'red' },
  ];
  const profile = { fields, verified: { 'field-0': '2026-01-02T03:04:05.000Z' } };
  const row = (at: number, of = 3) =>
    within(screen.getByRole('group', { name: `Field ${String(at)} of ${String(of)}` }));
  const names = () =>
    screen.getAllByRole('textbox', { name: 'Label' }).map((field) => field.getAttribute('value'));

  it('are free texts, each with a label', () => {
    const { state } = show({ profile });
    fireEvent.change(row(2).getByRole('textbox', { name: 'Content' }), {
      target: { value: 'they/them' },
    });
    expect(selectRealEdits(state()).fields?.[1]).toEqual({
      id: 'field-1',
      name: 'Pronouns',
      value: 'they/them',
    });
    fireEvent.change(row(2).getByRole('textbox', { name: 'Label' }), { target: { value: '' } });
    expect(row(2).getByRole('textbox', { name: 'Label' })).toHaveAccessibleDescription(
      'Add a label, or the server will drop this field',
    );
    expect(button('Save profile')).toHaveAttribute('aria-disabled', 'true');
  });

  it('show which of them is verified, until it is changed', () => {
    show({ profile });
    const mark = { name: /^Verified on \d+ ?\w+ ?\d*|^Verified on January 2, 2026/ };
    expect(row(1).getByRole('img', mark)).toBeVisible();
    expect(row(2).queryByRole('img', mark)).toBeNull();
    fireEvent.change(row(1).getByRole('textbox', { name: 'Content' }), {
      target: { value: 'https://other.example' },
    });
    expect(row(1).queryByRole('img', mark)).toBeNull();
  });

  it('can be added up to the limit and removed down to one, with the focus on the next one', async () => {
    const { state } = show({
      profile: { fields: fields.slice(0, 2) },
      instance: { fieldsLimits: { maxFields: 3, nameLength: 10, valueLength: 20 } },
    });
    await userEvent.click(button('Add field'));
    expect(row(3).getByRole('textbox', { name: 'Label' })).toHaveFocus();
    expect(button('Add field')).toHaveAttribute('aria-disabled', 'true');
    expect(selectRealEdits(state())).toEqual({});
    await userEvent.click(row(3).getByRole('button', { name: 'Remove field' }));
    expect(row(2, 2).getByRole('button', { name: 'Remove field' })).toHaveFocus();
    await userEvent.click(row(2, 2).getByRole('button', { name: 'Remove field' }));
    expect(names()).toEqual(['Site']);
    expect(row(1, 1).getByRole('textbox', { name: 'Label' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Remove field' })).toBeNull();
    expect(selectRealEdits(state()).fields).toEqual([fields[0]]);
  });

  it('start with an empty one, and are hidden if the server has none', () => {
    show({ profile: { fields: [] } });
    expect(names()).toEqual(['']);
    expect(screen.queryByRole('button', { name: 'Remove field' })).toBeNull();
    show({ instance: { fieldsLimits: { maxFields: 0, nameLength: 1, valueLength: 1 } } });
    expect(screen.queryByRole('textbox', { name: 'Label' })).toBeNull();
  });

  it('can be reordered by keyboard, with an announcement', async () => {
    show({ profile });
    row(3).getByRole('button', { name: 'Move earlier' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Site', 'Boat', 'Pronouns']);
    expect(row(2).getByRole('button', { name: 'Move earlier' })).toHaveFocus();
    expect(screen.getByText('Boat moved to position 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Boat', 'Site', 'Pronouns']);
    expect(row(1).getByRole('button', { name: 'Move earlier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('can be reordered by dragging', () => {
    show({ profile });
    const list = screen.getByRole('list', { name: 'Profile fields' });
    [...list.children].forEach((child, at) => {
      child.getBoundingClientRect = () => ({ top: at * 40, height: 40 }) as DOMRect;
    });
    const handle = list.children[0]?.querySelector('[class*="handle"]');
    fireEvent(handle!, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    const at = (name: string, clientY: number) =>
      fireEvent(window, new MouseEvent(name, { bubbles: true, clientY }));
    at('pointermove', 110);
    expect(list.lastElementChild).toHaveAttribute('data-line', 'after');
    at('pointerup', 110);
    expect(names()).toEqual(['Pronouns', 'Boat', 'Site']);
  });

  it("show the server's validation errors", () => {
    const { dispatch } = show({ profile });
    dispatch(profilePartRefused({ place: 'fields', text: 'Too many field entries' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Too many field entries');
  });
});
