/** Options that the server stores with the account, among the settings of this browser. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ProfileOptionChange } from '@/domain/settings/profileOptions';
import { UserSettings } from '@/screens/settings/UserSettings';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { settingsTabShown } from '@/slices/session/interface';
import { profileOptionChanged, profileOptionRefused } from '@/slices/settings/profileOptions';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const expert = settingChanged({ name: 'expertLevel', value: 1 });
const mia = signedIn({ source: { privacy: 'unlisted', sensitive: false } });
const pleroma = instanceConfigured({
  instance: {
    family: 'pleroma',
    pleromaChatMessagesAvailable: true,
    vapidPublicKey: 'key',
    backendName: 'Pleroma',
  },
});
const mastodon = instanceConfigured({
  instance: { family: 'mastodon', backendName: 'Mastodon', pleromaChatMessagesAvailable: false },
});
const show = (tab: string, ...before: UnknownAction[]) =>
  renderInStore(<UserSettings />, { before: [...before, settingsTabShown(tab)] });
const wishes = (dispatched: readonly UnknownAction[]) =>
  dispatched.filter((action) => profileOptionChanged.match(action));
const rowOf = (name: string) => document.querySelector<HTMLElement>(`[data-setting="${name}"]`)!;
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const SIGN = 'Saved to your account, for every app you use';

describe('settings stored with the account', () => {
  it('change at once, wait for the server in the background, and revert when it refuses', async () => {
    const { dispatched, dispatch } = show('profile', mia, pleroma);
    const locked = box('Approve followers manually');
    expect(locked).not.toBeChecked();
    await userEvent.click(locked);
    expect(locked).toBeChecked();
    expect(locked).toBeEnabled();
    expect(locked).toHaveFocus();
    expect(rowOf('locked')).toHaveAttribute('aria-busy', 'true');
    const change: ProfileOptionChange = { name: 'locked', value: true };
    expect(wishes(dispatched)).toEqual([profileOptionChanged(change)]);
    dispatch(profileOptionRefused({ change, reason: 'no' }));
    expect(locked).not.toBeChecked();
    expect(rowOf('locked')).toHaveAttribute('aria-busy', 'false');
  });

  it('are marked as such, and have no reset button', () => {
    show('profile', mia, pleroma);
    expect(within(rowOf('discoverable')).getByRole('img', { name: SIGN })).toBeInTheDocument();
    expect(within(rowOf('discoverable')).queryByRole('button')).toBeNull();
  });

  it('offer to hide counts only together with the lists', async () => {
    show('profile', mia, pleroma);
    expect(screen.queryByRole('checkbox', { name: /count too/ })).toBeNull();
    await userEvent.click(box('Hide my followers from others'));
    expect(box('Hide my follower count too')).not.toBeChecked();
    await userEvent.click(box('Hide who I follow from others'));
    expect(box('Hide my following count too')).not.toBeChecked();
  });

  it("start with the account's default visibility", async () => {
    const { dispatched } = show('general', mia, pleroma);
    const scope = screen.getByRole('combobox', { name: 'Default post visibility' });
    expect(scope).toHaveValue('unlisted');
    expect(within(scope).getByRole('option', { name: 'This server only' })).toBeInTheDocument();
    await userEvent.selectOptions(scope, 'Followers only');
    expect(scope).toHaveValue('private');
    expect(wishes(dispatched)).toEqual([
      profileOptionChanged({ name: 'defaultScope', value: 'private' }),
    ]);
  });

  it('say who may usually quote, where the server asks [defaultQuotePolicy]', async () => {
    const careful = signedIn({
      source: { privacy: 'public', sensitive: false, quotePolicy: 'followers' },
    });
    const quoting = instanceConfigured({
      instance: { family: 'mastodon', quotingAvailable: true },
    });
    const { dispatched } = show('general', careful, quoting);
    const who = screen.getByRole('combobox', { name: 'Who can quote' });
    expect(who).toHaveDisplayValue('Followers only');
    await userEvent.selectOptions(who, 'Only me');
    expect(wishes(dispatched)).toEqual([
      profileOptionChanged({ name: 'defaultQuotePolicy', value: 'nobody' }),
    ]);
  });

  it('ask nowhere else who may quote', () => {
    show('general', mia, pleroma, expert);
    expect(rowOf('defaultQuotePolicy')).toBeNull();
  });

  it.each([
    ['profile', ['locked', 'discoverable', 'acceptChatMessages', 'allowFollowingMove']],
    ['profile', ['hideFavorites', 'hideFollowers', 'hideFollows']],
    ['general', ['defaultScope', 'stripRichContent']],
    ['notifications', ['blockNotificationsFromStrangers', 'webPushHideContents']],
  ])('of the tab %s: %j', (tab, names) => {
    show(tab, mia, pleroma, expert);
    names.forEach((name) => expect(rowOf(name)).toBeInTheDocument());
  });

  it('are fewer if the server supports fewer', () => {
    show('profile', mia, mastodon);
    const there = [...document.querySelectorAll<HTMLElement>('[data-setting]')];
    expect(there.map(({ dataset }) => dataset.setting)).toEqual(['locked', 'discoverable']);
  });

  it('are hidden for visitors, also in the search', async () => {
    show('general', pleroma, expert);
    expect(screen.queryByRole('tab', { name: 'Profile' })).toBeNull();
    expect(rowOf('defaultScope')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'remove formatting');
    expect(screen.getByText('No settings found')).toBeInTheDocument();
  });

  it('are found by their labels', async () => {
    show('general', mia, pleroma);
    await userEvent.type(screen.getByRole('searchbox'), 'strangers');
    expect(
      screen.getByRole('heading', { name: 'Notifications › Notification list' }),
    ).toBeInTheDocument();
    expect(box("Block notifications from people I don't follow")).toBeInTheDocument();
  });
});
