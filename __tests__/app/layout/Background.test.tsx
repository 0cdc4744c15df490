import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { Background } from '@/app/layout/Background';
import { firstRowsShown, holdBack } from '@/lib/scheduler/firstView';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const instance = instanceConfigured({ instance: { background: '/images/city.jpg' } });
const hidden = settingChanged({ name: 'hideInstanceWallpaper', value: true });
const own = signedIn({ backgroundUrl: 'https://home.example/media/own "picture".png' });

const settled = () => act(() => jest.runAllTimersAsync());

const shown = async (...before: UnknownAction[]) => {
  const { container, unmount } = renderInStore(<Background />, { before });
  await settled();
  const picture = container.querySelector<HTMLElement>('.background')?.style.backgroundImage;
  unmount();
  return picture;
};

describe('the background picture', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("SHELL-10 is the reader's own, else the instance's unless that is hidden [hideInstanceWallpaper]", async () => {
    expect(await shown()).toBeUndefined();
    expect(await shown(instance)).toBe('url("/images/city.jpg")');
    expect(await shown(instance, signedIn())).toBe('url("/images/city.jpg")');
    expect(await shown(instance, hidden)).toBeUndefined();
    const ours = 'url("https://home.example/media/own%20%22picture%22.png")';
    expect(await shown(instance, own)).toBe(ours);
    expect(await shown(instance, own, hidden)).toBe(ours);
  });

  it('loads after the first statuses are shown', async () => {
    holdBack();
    const { container } = renderInStore(<Background />, { before: [instance] });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(container.querySelector('.background')).toBeNull();
    firstRowsShown();
    await settled();
    expect(container.querySelector('.background')).not.toBeNull();
  });
});
