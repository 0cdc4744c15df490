/** The card that opens next to any link to a person. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonLayer } from '@/components/people/card/PersonLayer';
import { UserLine } from '@/components/people/card/UserLine';
import { MentionLink } from '@/components/statuses/text/MentionLink';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { noEntities } from '@/domain/engine/entities';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { profileClosed, profileOpened, profileReceived } from '@/slices/people/profiles';
import { someUser } from '@support/people';
import { point, useRestingPointer } from '@support/engine/pointing';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const bioHtml = '<p>I like ponds</p>';
const mia = profileReceived({
  address: { id: 'u1' },
  userId: 'u1',
  entities: { ...noEntities(), users: [someUser({ bioHtml })] },
});

const status = wireStatus({ id: 's1', account: wireUser({ note: bioHtml, display_name: 'Mia' }) });

function show(...before: Parameters<typeof settingChanged>[0][]) {
  return renderInStore(
    <>
      <StatusCard statusId="s1" />
      <UserLine userId="u1" />
      <MentionLink userId="u9" screenName="zoe@far.example" />
      <PersonLayer />
      <button type="button">elsewhere</button>
    </>,
    { before: [statusesKnown(status), ...before.map(settingChanged)] },
  );
}
const picture = () => {
  const found = document.querySelector<HTMLElement>('article a[data-person][aria-hidden]');
  if (!found) throw new Error('There is no picture');
  return found;
};
const popover = () => screen.findByRole('dialog', { name: 'Mia' });

describe('REL-04 the card of a person', () => {
  it('opens at once on a press on the avatar, without the bio', async () => {
    const { address } = show();
    await userEvent.click(picture());
    const card = await popover();
    expect(within(card).getByRole('link', { name: 'Mia' })).toHaveAttribute('href', '/users/mia');
    expect(within(card).getByText('@mia')).toBeVisible();
    expect(within(card).getByText('Posts')).toBeVisible();
    expect(within(card).queryByText('I like ponds')).toBeNull();
    expect(address()).toBe('/');
    expect(card).toContainElement(document.activeElement as HTMLElement);
  });

  it('closes by Escape, by another press on the avatar and by a press elsewhere', async () => {
    show();
    await userEvent.click(picture());
    await popover();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(picture());
    await popover();
    await userEvent.click(picture());
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(picture());
    await popover();
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on navigation', async () => {
    const { address } = show();
    await userEvent.click(picture());
    await userEvent.click(within(await popover()).getByRole('link', { name: '12 Posts' }));
    expect(address()).toBe('/users/mia');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores presses on names, other mouse buttons and the keyboard', async () => {
    const { address } = show();
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(picture(), { ctrlKey: true, detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [name] = screen.getAllByRole('link', { name: /Mia/ });
    if (name) await userEvent.click(name);
    expect(address()).toBe('/users/mia');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the card of a person on hover', () => {
  const { rest } = useRestingPointer();

  it('opens when the pointer rests on a name, takes no focus, and closes when the pointer leaves both', async () => {
    show();
    const [name] = screen.getAllByRole('link', { name: /Mia/ });
    if (!name) throw new Error('There is no name');
    point('pointerover', name);
    await rest(300);
    expect(screen.queryByRole('group', { name: 'Mia' })).toBeNull();
    const card = await screen.findByRole('group', { name: 'Mia' });
    expect(document.body).toHaveFocus();
    point('pointerover', within(card).getByText('@mia'));
    await rest(400);
    expect(screen.getByRole('group', { name: 'Mia' })).toBeVisible();
    point('pointerover', screen.getByRole('button', { name: 'elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Mia' })).toBeNull());
  });

  it('opens by a long touch, which does not count as a press', async () => {
    const { address } = show();
    const [name] = screen.getAllByRole('link', { name: /Mia/ });
    if (!name) throw new Error('There is no name');
    point('pointerdown', name, 'touch');
    await rest(550);
    point('pointerup', name, 'touch');
    fireEvent.click(name, { detail: 1 });
    await popover();
    expect(address()).toBe('/');
  });

  it('stays closed if the finger moves before', async () => {
    show();
    const [name] = screen.getAllByRole('link', { name: /Mia/ });
    if (!name) throw new Error('There is no name');
    point('pointerdown', name, 'touch');
    await rest(300);
    point('pointermove', name, 'touch', { clientX: 20 });
    await rest(400);
    expect(screen.queryByRole('dialog', { name: 'Mia' })).toBeNull();
  });

  it('loads and shows a person who was only mentioned', async () => {
    const { dispatched, dispatch, unmount } = show();
    point('pointerover', screen.getByRole('link', { name: /zoe/ }));
    const card = await screen.findByRole('group', { name: 'About this person' });
    expect(within(card).getByRole('progressbar')).toBeVisible();
    expect(dispatched).toContainEqual(profileOpened({ id: 'u9' }));
    dispatch(
      profileReceived({
        address: { id: 'u9' },
        userId: 'u9',
        entities: { ...noEntities(), users: [someUser({ id: 'u9', name: 'Zoë' })] },
      }),
    );
    expect(await screen.findByRole('group', { name: 'Zoë' })).toBeVisible();
    expect(dispatched).toContainEqual(profileClosed({ id: 'u9' }));
    unmount();
  });
});

describe('a press on the avatar in the card', () => {
  it('opens the profile unless the setting says otherwise', async () => {
    const { address } = show();
    await userEvent.click(picture());
    const link = (await popover()).querySelector('a[aria-hidden]');
    if (link) await userEvent.click(link);
    expect(address()).toBe('/users/mia');
  });

  it('opens the avatar in full size if the setting says so [userPopoverAvatarAction]', async () => {
    const { dispatched } = show({ name: 'userPopoverAvatarAction', value: 'zoom' });
    await userEvent.click(picture());
    const name = "View Mia's avatar";
    await userEvent.click(within(await popover()).getByRole('button', { name }));
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'avatar', props: { userId: 'u1' } }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the card below the first avatar, or over it if the setting says so [userPopoverOverlay]', async () => {
    for (const [value, top] of [
      [false, '352px'],
      [true, '300px'],
    ] as const) {
      const { unmount } = show({ name: 'userPopoverOverlay', value });
      Object.defineProperty(picture(), 'offsetHeight', { value: 48 });
      jest.spyOn(picture(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 300, 48, 48));
      await userEvent.click(picture());
      expect((await popover()).style.top).toBe(top);
      unmount();
    }
  });

  it('closes the card if the setting says so [userPopoverAvatarAction]', async () => {
    show({ name: 'userPopoverAvatarAction', value: 'close' });
    await userEvent.click(picture());
    const name = "Close Mia's card";
    await userEvent.click(within(await popover()).getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the card of a known person needs no request', async () => {
  const { dispatched, dispatch } = show();
  dispatch(mia);
  await userEvent.click(picture());
  await screen.findByRole('dialog');
  expect(dispatched.filter(({ type }) => type === profileOpened.type)).toEqual([]);
});
