/** The profile's pictures: their limits, cropping by keyboard, and removal. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { defaultInstance } from '@/domain/session/instance';
import type { OwnProfile } from '@/domain/settings/ownProfile';
import type { User } from '@/domain/people/user';
import { onShelf, putOnShelf } from '@/lib/files/fileShelf';
import { ProfileEditor } from '@/screens/settings/profile/ProfileEditor';
import { selectProfileEditor, selectRealEdits } from '@/selectors/settings/profileEditor';
import { instanceConfigured } from '@/slices/session/config';
import type { profilePicturePicked } from '@/slices/settings/profileEditor';
import {
  profileCroppingEnded,
  profileCroppingStarted,
  ownProfileReceived,
  profilePictureCropped,
  profilePartSending,
  profilePictureChangeDiscarded,
  profilePictureRefused,
  profilePictureChanged,
} from '@/slices/settings/profileEditor';
import { signedIn } from '@support/people';
import { someProfile } from '@support/settings/profile';
import { renderInStore } from '@support/renderInStore';

const urls: string[] = [];
const gone: string[] = [];
beforeEach(() => {
  urls.length = gone.length = 0;
  URL.createObjectURL = () => {
    urls.push(`blob:https://home.example/${String(urls.length)}`);
    return urls.at(-1) ?? '';
  };
  URL.revokeObjectURL = (url) => void gone.push(url);
});

const uploadlimit = { general: 9_000, avatar: 2_048, banner: 4_096, background: 8_192 };

interface Shown {
  profile?: Partial<OwnProfile>;
  user?: Partial<User>;
  more?: UnknownAction[];
}

const show = ({ profile = {}, user = {}, more = [] }: Shown = {}) =>
  renderInStore(<ProfileEditor />, {
    before: [
      instanceConfigured({ instance: { ...defaultInstance, family: 'pleroma', uploadlimit } }),
      signedIn({}, { avatarUrl: 'https://home.example/media/me.png', ...user }),
      ownProfileReceived({ profile: someProfile(profile) }),
      ...more,
    ],
  });

const group = (name: string) => within(screen.getByRole('group', { name }));
const fileOf = (size = 100, type = 'image/png') => ({
  handle: putOnShelf(new Blob(['x'], { type })),
  name: 'face.png',
  type,
  size,
});
const cropping = (changes: Partial<Parameters<typeof profileCroppingStarted>[0]> = {}) =>
  profileCroppingStarted({
    picture: 'avatar',
    file: fileOf(),
    width: 640,
    height: 480,
    ...changes,
  });

describe('a profile picture', () => {
  it('SET-12 should have at least 150 × 150 pixels, with a warning if it has fewer', () => {
    const { dispatch } = show();
    expect(
      group('Profile picture').getByText(/Recommended size: at least 150 × 150 pixels/),
    ).toBeVisible();
    expect(group('Banner').queryByText(/150/)).toBeNull();
    dispatch(cropping({ width: 149, height: 200 }));
    const few = 'This crop is only 149 × 149 pixels. Recommended: at least 150 × 150.';
    expect(screen.getByText(few)).toBeVisible();
    dispatch(cropping({ width: 150, height: 200 }));
    expect(screen.queryByText(/This crop is only/)).toBeNull();
    dispatch(cropping({ picture: 'banner', width: 30, height: 10 }));
    expect(screen.queryByText(/This crop is only/)).toBeNull();
  });

  it('shows the maximum size of its kind', () => {
    show();
    expect(group('Profile picture').getByText(/Maximum size: 2\.00 KiB/)).toBeVisible();
    expect(group('Banner').getByText('Maximum size: 4.00 KiB.')).toBeVisible();
    expect(group('Background').getByText('Maximum size: 8.00 KiB.')).toBeVisible();
  });

  it('is chosen from a file', () => {
    const { dispatched, container } = show();
    const input = container.querySelector('[data-picture="banner"] input[type="file"]');
    const file = new File(['pixels'], 'sea.jpg', { type: 'image/jpeg' });
    fireEvent.change(input!, { target: { files: [file] } });
    const { payload } = dispatched.at(-1) as ReturnType<typeof profilePicturePicked>;
    expect(payload).toMatchObject({
      picture: 'banner',
      file: { name: 'sea.jpg', type: 'image/jpeg', size: 6 },
    });
    expect(onShelf(payload.file.handle)).toBe(file);
  });

  it('is previewed before saving, and can be reset', async () => {
    const { dispatch, dispatched, container } = show();
    const picture = () => container.querySelector('[data-picture="avatar"] img');
    expect(picture()).toHaveAttribute('src', 'https://home.example/media/me.png');
    dispatch(profilePictureChanged({ picture: 'avatar', wish: { kind: 'file', file: fileOf() } }));
    expect(picture()).toHaveAttribute('src', urls.at(-1));
    expect(group('Profile picture').getByText('Not saved yet')).toBeVisible();
    await userEvent.click(
      group('Profile picture').getByRole('button', { name: 'Keep current picture' }),
    );
    expect(dispatched.at(-1)).toEqual(profilePictureChangeDiscarded({ picture: 'avatar' }));
    expect(picture()).toHaveAttribute('src', 'https://home.example/media/me.png');
    expect(gone).toEqual(urls);
  });

  it('can be removed if there is one', async () => {
    const { dispatched, container } = show();
    expect(group('Banner').queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.click(group('Profile picture').getByRole('button', { name: 'Remove' }));
    expect(dispatched.at(-1)).toEqual(
      profilePictureChanged({ picture: 'avatar', wish: { kind: 'none' } }),
    );
    expect(container.querySelector('[data-picture="avatar"] img')).toHaveAttribute(
      'src',
      '/images/avi.png',
    );
    expect(group('Profile picture').queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('is a drawn placeholder if there is none and the server has no default file', () => {
    const { container } = show({
      user: {
        avatarUrl: 'https://home.example/avatars/original/missing.png',
        bannerUrl: 'https://home.example/headers/original/missing.png',
      },
      more: [instanceConfigured({ instance: { family: 'mastodon', features: [] } })],
    });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-picture="avatar"] svg')).not.toBeNull();
  });

  it('shows errors and the upload progress', () => {
    const { dispatch } = show();
    dispatch(profilePictureRefused({ picture: 'avatar', fault: { kind: 'no_picture' } }));
    expect(
      group('Profile picture').getByText("Your browser can't open this file as a picture"),
    ).toBeVisible();
    dispatch(profilePartSending({ part: 'avatar', sent: 0.4 }));
    expect(
      group('Profile picture').getByRole('progressbar', { name: 'Uploading Profile picture' }),
    ).toHaveAttribute('value', '0.4');
    expect(group('Profile picture').getByText('40%')).toBeVisible();
    expect(group('Banner').queryByRole('progressbar')).toBeNull();
  });

  it('has a description if the server stores it', () => {
    const name = "Describe this picture for people who can't see it";
    show();
    expect(screen.queryByRole('textbox', { name })).toBeNull();
    const { state } = show({
      profile: {
        avatarDescription: 'A face',
        offers: { ...someProfile().offers, descriptions: true },
      },
    });
    const field = group('Profile picture').getByRole('textbox', { name });
    expect(field).toHaveValue('A face');
    fireEvent.change(field, { target: { value: 'A boat' } });
    expect(selectRealEdits(state())).toEqual({ avatarDescription: 'A boat' });
  });
});

describe('cropping a profile picture', () => {
  const stage = () => screen.getByRole('slider', { name: 'Crop area' });
  const part = () => stage().getAttribute('aria-valuetext');

  it('moves and zooms by keyboard, and announces the position', async () => {
    const { dispatch, dispatched } = show();
    dispatch(cropping());
    expect(stage()).toHaveFocus();
    expect(stage()).toHaveAccessibleDescription(/arrow keys/);
    expect(part()).toBe('zoom 100%, centred at 50% across and 50% down, 480 × 480 pixels');
    await userEvent.keyboard('{ArrowRight}');
    expect(part()).toBe('zoom 100%, centred at 58% across and 50% down, 480 × 480 pixels');
    await userEvent.keyboard('+++');
    expect(part()).toBe('zoom 133%, centred at 58% across and 50% down, 361 × 361 pixels');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    expect(part()).toBe('zoom 133%, centred at 57% across and 38% down, 361 × 361 pixels');
    await userEvent.keyboard('-0');
    expect(part()).toBe('zoom 100%, centred at 50% across and 50% down, 480 × 480 pixels');
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    expect(part()).toContain('zoom 200%');
    await userEvent.click(screen.getByRole('button', { name: 'Use cropped picture' }));
    expect(dispatched.at(-1)).toEqual(
      profilePictureCropped({ box: { x: 200, y: 120, width: 240, height: 240 } }),
    );
  });

  it('has the aspect ratio of the kind of picture', () => {
    const { dispatch } = show();
    dispatch(cropping({ picture: 'banner' }));
    expect(part()).toContain('640 × 213 pixels');
    dispatch(cropping({ picture: 'background' }));
    expect(part()).toContain('640 × 360 pixels');
  });

  it('can be skipped, unless the file is too large', async () => {
    const { dispatch, dispatched } = show();
    dispatch(cropping({ file: fileOf(2_048, 'image/gif') }));
    expect(screen.getByText(/turns it into a still picture/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use whole picture' }));
    expect(dispatched.at(-1)).toEqual(profilePictureCropped({ box: null }));
    dispatch(cropping({ file: fileOf(4_096) }));
    const whole = screen.getByRole('button', { name: 'Use whole picture' });
    expect(whole).toHaveAttribute('aria-disabled', 'true');
    expect(whole).toHaveAccessibleDescription(
      'This picture is 4.00 KiB, but your server allows up to 2.00 KiB',
    );
    const count = dispatched.length;
    await userEvent.click(whole);
    expect(dispatched).toHaveLength(count);
  });

  it('is cancelled with the dialog, without a change', async () => {
    const { dispatch, dispatched, state } = show();
    dispatch(cropping());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dispatched.at(-1)).toEqual(profileCroppingEnded());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectProfileEditor(state()).pictures).toEqual({});
    expect(gone).toEqual(urls);
  });
});
