import type { UnknownAction } from '@reduxjs/toolkit';
import { Background } from '@/app/Background';
import { instanceConfigured, settingChanged } from '@/slices/config';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const instance = instanceConfigured({ instance: { background: '/images/city.jpg' } });
const hidden = settingChanged({ name: 'hideInstanceWallpaper', value: true });
const own = signedIn({ backgroundUrl: 'https://home.example/media/own "picture".png' });

const shown = (...before: UnknownAction[]) => {
  const { container, unmount } = renderInStore(<Background />, { before });
  const picture = container.querySelector<HTMLElement>('.background')?.style.backgroundImage;
  unmount();
  return picture;
};

describe('the background', () => {
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
