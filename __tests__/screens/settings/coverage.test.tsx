/** Checks that the tabs of the settings together cover every area. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultInstance } from '@/domain/session/instance';
import * as profilePart from '@/screens/settings/profile/DeferredProfileEditor';
import { UserSettings } from '@/screens/settings/UserSettings';
import { instanceConfigured } from '@/slices/session/config';
import { ownProfileReceived } from '@/slices/settings/profileEditor';
import { deferredCodeLoaded, preloadDeferredParts } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { someProfile } from '@support/settings/profile';
import { renderInStore } from '@support/renderInStore';

preloadDeferredParts(profilePart);

const strangers = "Block notifications from people I don't follow";

it('SET-03 the settings tabs cover the profile, security, import and export, and what is shown', async () => {
  renderInStore(<UserSettings />, {
    before: [
      instanceConfigured({
        instance: { ...defaultInstance, family: 'pleroma', features: ['pleroma_api'] },
      }),
      signedIn(),
      ownProfileReceived({ profile: someProfile() }),
    ],
  });
  const open = async (tab: string) => {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await deferredCodeLoaded();
    return within(screen.getByRole('tabpanel', { name: tab }));
  };
  const profile = await open('Profile');
  expect(profile.getByRole('form', { name: 'Your profile' })).toBeVisible();
  expect(profile.getByRole('checkbox', { name: 'Approve followers manually' })).toBeVisible();

  const security = await open('Security');
  const headings = security.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(
    expect.arrayContaining([
      'E-mail address',
      'Password',
      'Two-factor login',
      'Sessions',
      'Aliases',
      'Move to another account',
      'Delete account',
    ]),
  );

  const data = await open('Data');
  for (const list of ['followed', 'blocked', 'muted']) {
    const form = within(data.getByRole('region', { name: `Import ${list} accounts` }));
    expect(form.getByRole('button', { name: /Choose CSV file/ })).toBeVisible();
  }
  expect(data.getByRole('region', { name: 'Backups' })).toBeVisible();

  const notifications = await open('Notifications');
  expect(notifications.getByRole('checkbox', { name: strangers })).toBeVisible();

  const filtering = await open('Filtering');
  expect(filtering.getByRole('textbox', { name: 'Muted words' })).toBeVisible();

  const general = await open('General');
  expect(general.getByRole('combobox', { name: 'Interface language' })).toBeVisible();
});
