/** The first steps of a new account. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noEntities } from '@/domain/engine/entities';
import FirstStepsScreen from '@/screens/settings/firstSteps/FirstStepsScreen';
import { suggestionsReceived } from '@/slices/discovery/suggestions';
import {
  permissionLearned,
  permissionRequested,
} from '@/slices/notifications/desktopNotifications';
import { staffReceived } from '@/slices/session/about';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { preferenceEdited } from '@/slices/settings/preferences';
import { textSizeTried } from '@/slices/settings/textSizeTrial';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const WELCOME = '/about/welcome';
const ben = someUser({ id: 'u2', screenName: 'ben', name: 'Ben' });
const cleo = someUser({ id: 'u3', screenName: 'cleo', name: 'Cleo' });
const mia = someUser();
const suggesting = instanceConfigured({
  instance: { suggestionsEnabled: true, features: ['v2_suggestions', 'pleroma_api'] },
});
const suggested = suggestionsReceived({
  userIds: ['u2'],
  entities: { ...noEntities(), users: [ben] },
});
const staffed = staffReceived({
  userIds: ['u1', 'u2', 'u3'],
  entities: { ...noEntities(), users: [mia, ben, cleo] },
});

const show = (path = WELCOME, ...before: UnknownAction[]) =>
  renderInStore(<FirstStepsScreen />, { path, before: [signedIn(), ...before] });
const step = () => screen.getByRole('heading', { level: 2 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the first steps', () => {
  it('go on and back, say where one is, and focus the heading of the step', async () => {
    const { address, dispatched } = show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set up your account');
    expect(step()).toHaveTextContent('Step 1 of 3 Language and look');
    expect(step()).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();

    await press('Next');
    expect(step()).toHaveTextContent('Step 2 of 3 People to follow');
    expect(step()).toHaveFocus();
    await press('Next');
    expect(step()).toHaveTextContent('Step 3 of 3 Notifications');
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
    await press('Back');
    expect(step()).toHaveTextContent('Step 2 of 3 People to follow');
    expect(step()).toHaveFocus();
    await press('Next');
    await press('Done');
    expect(address()).toBe('/main/friends');
    expect(dispatched).toContainEqual(
      preferenceEdited({ operation: 'set', name: 'hideFirstSteps', value: true }),
    );
  });

  it('can be left, which keeps the offer for later', async () => {
    const { address, dispatched } = show(`${WELCOME}?step=2`);
    await press('Skip for now');
    expect(address()).toBe('/main/friends');
    expect(dispatched.filter(preferenceEdited.match)).toEqual([]);
  });

  it('go back also if the address of a step was opened', async () => {
    const { address } = show(`${WELCOME}?step=3`);
    await press('Back');
    expect(address()).toBe(`${WELCOME}?step=2`);
  });

  it.each(['0', '4', '1.5', 'x', ''])('begin at the first for the step "%s"', (text) => {
    show(`${WELCOME}?step=${text}`);
    expect(step()).toHaveTextContent('Step 1 of 3');
  });

  it('are for members', () => {
    const { address } = renderInStore(<FirstStepsScreen />, { path: WELCOME });
    expect(address()).toBe('/main/all');
  });
});

describe('language and look', () => {
  it('are chosen with the controls of the settings, at once', async () => {
    const { dispatched } = show();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Interface language' }),
      'Deutsch',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), '18 pixels');
    expect(dispatched).toContainEqual(settingChanged({ name: 'interfaceLanguage', value: 'de' }));
    expect(dispatched).toContainEqual(textSizeTried({ textSize: '18px' }));
  });

  it('show each theme as a picture, the choice of the system first', async () => {
    const { dispatched } = show();
    const themes = within(screen.getByRole('radiogroup', { name: 'Themes' }));
    const [system, first] = themes.getAllByRole('radio');
    expect(system).toHaveAccessibleName('Match system');
    expect(system).toBeChecked();
    if (first) await userEvent.click(first);
    expect(first).toBeChecked();
    expect(dispatched).toContainEqual(settingChanged({ name: 'themeMode', value: 'preset' }));
    if (system) await userEvent.click(system);
    expect(system).toBeChecked();
    expect(dispatched).toContainEqual(settingChanged({ name: 'themeMode', value: 'system' }));
  });

  it('have an easy-to-read font, beside the other fonts of the reader', async () => {
    const overrides = { underlay: 'opaque', fonts: { input: { family: 'serif' } } };
    const { state } = show(WELCOME, settingChanged({ name: 'theme3hacks', value: overrides }));
    const box = screen.getByRole('checkbox', { name: 'Easy-to-read font' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(box).toBeChecked();
    expect(state().config.chosen.theme3hacks).toMatchObject({
      underlay: 'opaque',
      fonts: { input: { family: 'serif' }, post: { family: expect.stringContaining('Verdana') } },
    });
    await userEvent.click(box);
    expect(state().config.chosen.theme3hacks).toEqual(overrides);
  });
});

describe('people to follow', () => {
  it('are those whom the server suggests and those who run it, each once, and not the reader', async () => {
    show(`${WELCOME}?step=2`, suggesting, suggested, staffed);
    await deferredCodeLoaded();
    const names = (feed: string) =>
      within(screen.getByRole('feed', { name: feed }))
        .getAllByRole('article')
        .map((row) => row.textContent);
    expect(names('Who to follow')).toEqual([expect.stringContaining('@ben')]);
    expect(names('The people behind this server')).toEqual([expect.stringContaining('@cleo')]);
    expect(screen.getAllByRole('button', { name: 'Follow' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Choose CSV file' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search');
  });

  it('can be searched where the server has nothing of that', () => {
    renderInStore(<FirstStepsScreen />, {
      path: `${WELCOME}?step=2`,
      before: [signedIn()],
      family: 'gotosocial',
    });
    expect(screen.queryByRole('feed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose CSV file' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find people' })).toBeVisible();
  });
});

describe('notifications', () => {
  const path = `${WELCOME}?step=3`;

  it('ask the browser on a press, and then say what it answered', async () => {
    const { dispatch, dispatched } = show(path, permissionLearned('default'));
    await press('Allow desktop notifications');
    expect(dispatched).toContainEqual(permissionRequested());
    dispatch(permissionLearned('granted'));
    expect(screen.queryByRole('button', { name: 'Allow desktop notifications' })).toBeNull();
    const answer = screen.getByText('This browser shows desktop notifications.');
    expect(answer).toHaveRole('status');
    expect(answer).toHaveFocus();
  });

  it('say where to allow them if the browser blocks them', () => {
    show(path, permissionLearned('denied'));
    expect(screen.getByText(/^This browser blocks notifications from this site/)).toBeVisible();
  });

  it('offer pushes only where the server has them, and the kinds of the settings', () => {
    const push = { name: 'Notify me when the app is closed' };
    const { unmount } = show(path);
    expect(screen.queryByRole('checkbox', push)).toBeNull();
    expect(screen.getByRole('table', { name: 'Notification types' })).toBeVisible();
    unmount();
    show(path, instanceConfigured({ instance: { vapidPublicKey: 'KEY' } }));
    expect(screen.getByRole('checkbox', push)).toBeVisible();
  });
});
