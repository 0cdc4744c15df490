import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusEngagementPanel } from '@/components/statuses/engagement/StatusEngagementPanel';
import type { EngagementKind } from '@/domain/statuses/statusEngagement';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { dialogOpened } from '@/slices/engine/dialogs';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  statusEngagementClosed,
  statusEngagementOpened,
  statusEngagementReceived,
} from '@/slices/statuses/statusEngagement';
import { someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

function OfStore() {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  return status && <StatusEngagementPanel status={status} />;
}

function show(repeats: number, favourites: number, ...before: UnknownAction[]) {
  const status = wireStatus({ reblogs_count: repeats, favourites_count: favourites });
  return renderInStore(<OfStore />, { before: [statusesKnown(status), ...before] });
}

const people = (kind: EngagementKind, ...ids: string[]) =>
  statusEngagementReceived({
    statusId: 's1',
    people: { [kind]: ids },
    entities: {
      statuses: [],
      users: ids.map((id) => someUser({ id, screenName: id, name: `Name of ${id}` })),
    },
  });
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_each, at) => `p${String(at + from)}`);
const panel = () => screen.getByRole('group', { name: 'Repeats and favourites' });
const avatars = () =>
  within(panel())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the engagement panel of a focused status', () => {
  it('CARD-12 shows how many repeated and favourited it, and who', () => {
    const { dispatch } = show(2, 1);
    expect(screen.getByRole('button', { name: '2 repeats' })).toBeVisible();
    expect(screen.getByRole('button', { name: '1 favourite' })).toBeVisible();
    expect(avatars()).toEqual([]);
    expect(within(panel()).getByRole('list')).toBeEmptyDOMElement();
    dispatch(people('repeatedBy', 'ida', 'leo'));
    dispatch(people('favouritedBy', 'leo', 'mo'));
    expect(avatars()).toEqual(['/users/ida', '/users/leo', '/users/mo']);
    expect(within(panel()).getByRole('link', { name: '@ida' })).toBeVisible();
  });

  it('CARD-13 shows at most fifteen people in its row', () => {
    show(
      10,
      12,
      people('repeatedBy', ...numbered(10)),
      people('favouritedBy', ...numbered(12, 10)),
    );
    expect(avatars()).toEqual(numbered(15).map((id) => `/users/${id}`));
  });

  it('CARD-13 shows at most sixteen people with names in a list, which a press opens', async () => {
    show(40, 0, people('repeatedBy', ...numbered(20)));
    const button = screen.getByRole('button', { name: '40 repeats' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const list = await screen.findByRole('dialog', { name: 'Repeated by' });
    expect(within(list).getAllByRole('link')).toHaveLength(16);
    expect(list).toHaveTextContent('and 24 more');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('reserves room for people only while they may still arrive', () => {
    const { dispatch } = show(2, 0);
    expect(within(panel()).getByRole('list')).toBeVisible();
    dispatch(people('repeatedBy'));
    expect(within(panel()).queryByRole('list')).toBeNull();
  });

  it('loads its data when it opens, and stops when it closes', () => {
    const { dispatched, unmount } = show(1, 0);
    expect(dispatched).toEqual([statusEngagementOpened({ statusId: 's1' })]);
    expect(screen.queryByRole('button', { name: /favourite/ })).toBeNull();
    unmount();
    expect(dispatched.at(-1)).toEqual(statusEngagementClosed({ statusId: 's1' }));
  });

  const quoted = (quotes_count: number, family: 'mastodon' | 'akkoma' = 'mastodon') =>
    renderInStore(<OfStore />, {
      family,
      before: [
        instanceConfigured({ instance: { quotingAvailable: true } }),
        statusesKnown(
          wireStatus({ reblogs_count: 0, favourites_count: 0, pleroma: {}, quotes_count }),
        ),
      ],
    });

  it('counts the quotes, and lists them on a press', async () => {
    const { dispatched } = quoted(3);
    await userEvent.click(screen.getByRole('button', { name: '3 quotes' }));
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'quotes', props: { statusId: 's1' } }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('only counts the quotes where the server does not list them', () => {
    quoted(1, 'akkoma');
    expect(screen.getByText('1 quote')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is hidden while nobody has engaged, or if counts are hidden', () => {
    const { dispatched, dispatch } = show(0, 0);
    expect(screen.queryByRole('group')).toBeNull();
    expect(dispatched).toEqual([]);
    dispatch(statusesKnown(wireStatus({ favourites_count: 3 })));
    expect(panel()).toBeVisible();
    dispatch(settingChanged({ name: 'hidePostStats', value: true }));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
