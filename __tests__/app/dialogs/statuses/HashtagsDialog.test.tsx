/** The hashtags of a post in a dialog: to follow, to mute, and to go to. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/dialogs/Dialogs';
import type { ServerFamily } from '@/domain/session/instance';
import { dialogOpened } from '@/slices/engine/dialogs';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { tagFollowRequested, tagOpened, tagReceived } from '@/slices/discovery/tags';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

async function opened(family: ServerFamily = 'mastodon') {
  const view = renderInStore(<Dialogs />, {
    family,
    before: [
      instanceConfigured({ instance: { backendVersion: '2.6.50' } }),
      ...(family === 'mastodon'
        ? [instanceConfigured({ instance: { backendVersion: '4.5.0' } })]
        : []),
      signedIn(),
      statusesKnown(wireStatus({ id: 's1', tags: [{ name: 'cats' }, { name: 'dogs' }] })),
    ],
  });
  view.dispatch(dialogOpened({ kind: 'hashtags', props: { statusId: 's1' } }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hashtags' }));
  return { ...view, dialog };
}

describe('the hashtags of a post', () => {
  it('can be followed and muted', async () => {
    const user = userEvent.setup();
    const { dialog, dispatch, dispatched } = await opened();
    expect(dispatched).toContainEqual(tagOpened({ name: 'dogs' }));
    act(() => void dispatch(tagReceived({ tag: { name: 'dogs', following: false, days: [] } })));
    expect(dialog.queryByRole('button', { name: 'Follow #cats' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Follow #dogs' }));
    expect(dispatched).toContainEqual(tagFollowRequested({ name: 'dogs', wanted: true }));
    await user.click(dialog.getByRole('button', { name: 'Mute #cats' }));
    expect(dispatched).toContainEqual(settingChanged({ name: 'muteWords', value: ['#cats'] }));
    expect(dialog.getByRole('button', { name: 'Unmute #cats' })).toBeVisible();
    expect(dialog.getByRole('link', { name: '#cats' })).toHaveAttribute('href', '/tag/cats');
  });

  it('can only be muted where none can be followed', async () => {
    const { dialog, dispatched } = await opened('pleroma');
    expect(dispatched.some(tagOpened.match)).toBe(false);
    expect(dialog.queryByRole('button', { name: /ollow/ })).toBeNull();
    expect(dialog.getAllByRole('button', { name: /^Mute/ })).toHaveLength(2);
  });
});
