/** The tab of blocked and muted people and muted servers. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peopleListRequest } from '@/domain/people/peopleList';
import { MutesTab } from '@/screens/settings/mutes/MutesTab';
import { relationshipActionRequested } from '@/slices/people/relationshipActions';
import { capabilityProbed } from '@/slices/session/capabilities';
import { completionsRequested, peopleFound } from '@/slices/composer/completions';
import { bulkActionRequested } from '@/slices/admin/bulkActions';
import {
  domainMutesOpened,
  domainMutesReceived,
  domainMuteChangeRequested,
} from '@/slices/people/domainMutes';
import {
  morePeopleRequested,
  peopleListOpened,
  peoplePageReceived,
} from '@/slices/people/peopleLists';
import { requestFailed } from '@/slices/engine/requests';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const people = [
  someUser({ id: 'u5', screenName: 'ann', name: 'Ann' }),
  someUser({ id: 'u6', screenName: 'ben', name: 'Ben' }),
];
const entities = { statuses: [], users: people };
const blocks = { kind: 'blocks', userId: 'u1' } as const;
const page = (userIds: string[], next: string | null = null) =>
  peoplePageReceived({ list: blocks, page: 'first', userIds, next, entities });
const show = () => renderInStore(<MutesTab />, { before: [signedIn()] });

it('the mutes tab lists blocked people, and unblocks the selected ones', async () => {
  const { dispatched, dispatch } = show();
  expect(dispatched).toContainEqual(peopleListOpened(blocks));
  dispatch(page(['u5', 'u6'], '6'));
  const rows = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Load more people' }));
  expect(dispatched.at(-1)).toEqual(morePeopleRequested(blocks));
  const button = () => screen.getByRole('button', { name: /^Unblock/ });
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(button()).toHaveTextContent('Unblock 2');
  await userEvent.click(button());
  expect(dispatched.at(-1)).toEqual(
    bulkActionRequested({ kind: 'unblock', userIds: ['u5', 'u6'] }),
  );
});

it('the mutes tab says if there is nobody, or what failed', async () => {
  const { dispatched, dispatch } = show();
  const key = peopleListRequest(blocks, 'first');
  dispatch(requestFailed({ key, reason: 'busy', httpStatus: 500 }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched.filter(peopleListOpened.match)).toHaveLength(2);
  dispatch(page([]));
  expect(screen.getByText("You haven't blocked anyone")).toBeInTheDocument();
});

it('the mutes tab finds a person by name to mute them', async () => {
  const { dispatched, dispatch } = show();
  await userEvent.click(screen.getByRole('tab', { name: 'Muted' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find someone to mute' }), {
    target: { value: '@be' },
  });
  expect(dispatched).toContainEqual(
    completionsRequested({ sought: { kind: 'people', query: 'be', far: true } }),
  );
  dispatch(peopleFound({ userIds: ['u6'], entities }));
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(dispatched.at(-1)).toEqual(
    relationshipActionRequested({ userId: 'u6', relationshipKind: 'muting', wanted: true }),
  );
});

it('the mutes tab has no servers if the server cannot mute any, even if that turns out later', async () => {
  const { unmount } = renderInStore(<MutesTab />, { before: [signedIn()], family: 'gotosocial' });
  expect(screen.queryByRole('tab', { name: 'Servers' })).toBeNull();
  unmount();
  const { dispatch } = show();
  await userEvent.click(screen.getByRole('tab', { name: 'Servers' }));
  dispatch(capabilityProbed({ capability: 'domainMutes', httpStatus: 404, now: Date.now() }));
  expect(screen.queryByRole('tab', { name: 'Servers' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Blocked' })).toHaveAttribute('aria-selected', 'true');
});

it('the mutes tab mutes and unmutes whole servers', async () => {
  const { dispatched, dispatch } = show();
  await userEvent.click(screen.getByRole('tab', { name: 'Servers' }));
  expect(dispatched.at(-1)).toEqual(domainMutesOpened());
  dispatch(domainMutesReceived({ domains: [] }));
  expect(screen.getByText('No muted servers')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Server to mute (reed.example)' });
  fireEvent.change(field, { target: { value: 'not a server' } });
  expect(field).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(dispatched.filter(domainMuteChangeRequested.match)).toEqual([]);
  fireEvent.change(field, { target: { value: ' Loud.Example ' } });
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(dispatched.at(-1)).toEqual(
    domainMuteChangeRequested({ domain: 'loud.example', muted: true }),
  );
  expect(field).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Unmute loud.example' }));
  expect(dispatched.at(-1)).toEqual(
    domainMuteChangeRequested({ domain: 'loud.example', muted: false }),
  );
});

it('the mutes tab finds a person in a list, even on a page not loaded yet', async () => {
  const { dispatched, dispatch } = show();
  dispatch(page(['u5'], '5'));
  const field = screen.getByRole('searchbox', { name: 'Search this list' });
  const names = () =>
    within(screen.getByRole('list', { name: 'People' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  fireEvent.change(field, { target: { value: '@BEN' } });
  expect(dispatched.at(-1)).toEqual(morePeopleRequested(blocks));
  expect(screen.queryByText('No matching people')).not.toBeInTheDocument();
  dispatch(page(['u5', 'u6']));
  expect(names()).toEqual([expect.stringContaining('Ben')]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  fireEvent.change(field, { target: { value: '' } });
  expect(names()).toHaveLength(2);
  expect(screen.getByRole('button', { name: /^Unblock/ })).toHaveTextContent('Unblock 1');
  fireEvent.change(field, { target: { value: 'zoe' } });
  expect(screen.getByText('No matching people')).toBeInTheDocument();
});

it('the mutes tab unmutes several servers at once, by search and selection', async () => {
  const { dispatched, dispatch } = show();
  await userEvent.click(screen.getByRole('tab', { name: 'Servers' }));
  dispatch(domainMutesReceived({ domains: ['loud.example', 'dull.example', 'loud.net'] }));
  const button = () => screen.getByRole('button', { name: /^Unmute( \d+)?$/ });
  await userEvent.click(button());
  expect(button()).toHaveAccessibleDescription('Select at least one server');
  const field = screen.getByRole('searchbox', { name: 'Search this list' });
  fireEvent.change(field, { target: { value: 'LOUD' } });
  expect(screen.queryByText('dull.example')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(button());
  expect(dispatched.slice(-2)).toEqual(
    ['loud.example', 'loud.net'].map((domain) =>
      domainMuteChangeRequested({ domain, muted: false }),
    ),
  );
  fireEvent.change(field, { target: { value: 'loud' } });
  expect(screen.getByText('No matching servers')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByText('dull.example')).toBeInTheDocument();
  expect(button()).toHaveTextContent('Unmute');
});
