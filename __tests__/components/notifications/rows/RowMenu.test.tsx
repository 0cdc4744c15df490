import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsPanel } from '@/components/notifications/NotificationsPanel';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { noEntities } from '@/domain/engine/entities';
import type { Notification } from '@/domain/notifications/notification';
import { instanceConfigured } from '@/slices/session/config';
import { windowResized } from '@/slices/session/interface';
import { notificationDismissed, notificationsActedOn } from '@/slices/notifications/notifications';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { holding, someNotification } from '@support/notifications/notifications';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireStatus } from '@support/wire';

const statuses = decodeStatuses([wireStatus({ id: 's1', content: '<p>Hello Mia</p>' })]);
const entities = {
  ...noEntities(),
  ...statuses,
  users: [...statuses.users, someUser({ id: 'u2', name: 'Ben' })],
};

const show = (...entries: Notification[]) =>
  renderInStore(<NotificationsPanel heading="column" />, {
    before: [
      signedIn(),
      windowResized({ width: 390, height: 844, touch: true }),
      holding(entries, { entities }),
    ],
  });
const row = () => screen.getAllByRole('article')[0] ?? document.body;
const openMenu = async () => {
  await userEvent.click(within(row()).getByRole('button', { name: 'More actions' }));
  await deferredCodeLoaded();
  return within(await screen.findByRole('menu', { name: 'More actions' }));
};

describe('a notification on a touch screen', () => {
  it('has its actions in a menu', async () => {
    const { dispatched } = show(
      someNotification({ id: '2', type: 'follow', userId: 'u2', statusId: null }),
      someNotification({ id: '1', type: 'poll', userId: 'u2', seen: true }),
    );
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Mark as read' }));
    expect(dispatched).toEqual([notificationsActedOn({ ids: ['2'] })]);
    await userEvent.click(
      (await openMenu()).getByRole('menuitem', { name: 'Dismiss notification' }),
    );
    expect(dispatched).toContainEqual(notificationDismissed({ id: '2' }));
    expect(screen.getAllByRole('article').at(-1)).toHaveFocus();
  });

  it('has no way to dismiss it where the server has none, and no menu without an action', async () => {
    const { dispatch } = show(
      someNotification({ id: '2', type: 'follow', userId: 'u2', statusId: null }),
    );
    dispatch(instanceConfigured({ instance: { family: 'gotosocial' } }));
    const menu = await openMenu();
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Mark as read',
    ]);
    await userEvent.keyboard('{Escape}');
    dispatch(notificationsActedOn({ ids: ['2'] }));
    expect(within(row()).queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('has them in the menu of its post, if it shows one', async () => {
    const { dispatched } = show(someNotification({ id: '2', type: 'mention', statusId: 's1' }));
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Dismiss notification' }));
    expect(dispatched).toContainEqual(notificationDismissed({ id: '2' }));
  });
});
