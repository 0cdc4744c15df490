/** Prefetches the code of the settings, or of the form for posts, before their button is pressed. */
import { fireEvent, screen } from '@testing-library/react';
import { FloatingButton } from '@/app/layout/FloatingButton';
import { PrefetchLayers } from '@/app/prefetch/PrefetchLayers';
import { settingChanged } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { GlyphButton } from '@/ui/buttons/GlyphButton';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const mockFetched = jest.fn();
const mockFormFetched = jest.fn();
const mockDrawerFetched = jest.fn();

jest.mock('@/screens/settings/UserSettings', () => {
  mockFetched();
  return { UserSettings: () => null };
});

jest.mock('@/app/layout/drawers/SideDrawer', () => {
  mockDrawerFetched();
  return { SideDrawer: () => null };
});

jest.mock('@/components/composer/Composer', () => {
  mockFormFetched();
  return { Composer: () => null };
});

const open = (token: string | null = null) =>
  renderInStore(
    <>
      <PrefetchLayers />
      <button>Something</button>
      <button aria-haspopup="dialog">Settings</button>
      <button aria-haspopup="dialog" aria-expanded="false">
        Menu
      </button>
      <FloatingButton />
      <GlyphButton glyph="reply" label="Reply" onPress={() => undefined} />
    </>,
    {
      before: [
        ...(token === null ? [] : [userTokenReceived({ userToken: token }), signedIn()]),
        settingChanged({ name: 'alwaysShowNewPostButton', value: true }),
      ],
    },
  );

it('code of a dialog is prefetched when the pointer rests on its button, not when it passes', async () => {
  jest.useFakeTimers();
  open();
  fireEvent.pointerOver(screen.getByText('Settings'));
  fireEvent.pointerOver(screen.getByText('Something'));
  jest.advanceTimersByTime(1_000);
  fireEvent.pointerOver(screen.getByText('Settings'));
  jest.advanceTimersByTime(79);
  jest.useRealTimers();
  await deferredCodeLoaded();
  expect(mockFetched).not.toHaveBeenCalled();
});

it('a drawer comes without the dialogs and the settings', async () => {
  open();
  fireEvent.pointerDown(screen.getByText('Menu'));
  await deferredCodeLoaded();
  expect(mockDrawerFetched).toHaveBeenCalledTimes(1);
  expect(mockFetched).not.toHaveBeenCalled();
});

it('visitors do not get the form for posts', async () => {
  open();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Reply' }));
  await deferredCodeLoaded();
  expect(mockFormFetched).not.toHaveBeenCalled();
});

it('the form for posts is prefetched at its own buttons, and the settings are not', async () => {
  open('TOKEN-mia');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'New post' }));
  await deferredCodeLoaded();
  expect(mockFormFetched).toHaveBeenCalledTimes(1);
  expect(mockFetched).not.toHaveBeenCalled();
});

it('and when the pointer goes down or the focus gets there', async () => {
  open();
  fireEvent.pointerDown(screen.getByText('Settings'));
  await deferredCodeLoaded();
  expect(mockFetched).toHaveBeenCalledTimes(1);
});
