import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { Background } from '@/app/Background';
import { instanceConfigured, settingChanged } from '@/slices/config';
import { timelineClosed, timelineOpened } from '@/slices/timelines';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const instance = instanceConfigured({ instance: { background: '/images/city.jpg' } });
const hidden = settingChanged({ name: 'hideInstanceWallpaper', value: true });
const own = signedIn({ backgroundUrl: 'https://home.example/media/own "picture".png' });

const shown = (...before: UnknownAction[]) => {
  const { container, unmount } = renderInStore(<Background />, { before });
  act(() => void jest.runAllTimers());
  const picture = container.querySelector<HTMLElement>('.background')?.style.backgroundImage;
  unmount();
  return picture;
};

describe('the background', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits until the first statuses are there', () => {
    const { container, dispatch } = renderInStore(<Background />, {
      before: [instance, timelineOpened({ key: 'public' })],
    });
    act(() => void jest.runAllTimers());
    expect(container.querySelector('.background')).toBeNull();
    act(() => void dispatch(timelineClosed({ key: 'public' })));
    act(() => void jest.runAllTimers());
    expect(container.querySelector('.background')).not.toBeNull();
  });

  it("SHELL-10 is the reader's own, else the instance's unless that is not wanted", () => {
    expect(shown()).toBeUndefined();
    expect(shown(instance)).toBe('url("/images/city.jpg")');
    expect(shown(instance, signedIn())).toBe('url("/images/city.jpg")');
    expect(shown(instance, hidden)).toBeUndefined();
    const ours = 'url("https://home.example/media/own%20%22picture%22.png")';
    expect(shown(instance, own)).toBe(ours);
    expect(shown(instance, own, hidden)).toBe(ours);
  });
});
