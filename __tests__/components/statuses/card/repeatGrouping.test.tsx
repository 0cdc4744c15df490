/**
 * Groups repeats of one status into one card that names who repeated it; pinned ones come first.
 */
import { screen, within } from '@testing-library/react';
import { StatusList } from '@/components/timelines/StatusList';
import { settingChanged } from '@/slices/session/config';
import { pinnedReceived } from '@/slices/statuses/pinned';
import { relationshipsReceived } from '@/slices/people/relationships';
import { statusesStreamed } from '@/slices/timelines/timelines';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { someRelationship } from '@support/timelines/filtering';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { pageOf, plain } from '@support/statuses/statuses';
import { wireRepeat, wireStatus, wireUser } from '@support/wire';

const people = ['eve', 'bob', 'ann', 'tom', 'joe'].map((name, at) =>
  wireUser({ id: `p${at}`, acct: name, username: name, display_name: name }),
);
const post = wireStatus({ id: 's5' });
const repeatBy = (who: number) =>
  wireRepeat(post, { id: `s9${who}`, account: people[who] ?? wireUser() });
const shown = (...wires: Parameters<typeof pageOf>[1][number][]) =>
  renderInStore(<StatusList timelineKey="friends" label="Home timeline" />, {
    before: [signedIn(), pageOf('friends', wires)],
  });
const cards = () => within(screen.getByRole('feed')).getAllByRole('article');
const streamed = (who: number) =>
  statusesStreamed({
    statusIds: [`s9${who}`],
    keys: ['friends'],
    entities: decodeStatuses([repeatBy(who)]),
    show: true,
  });

it('a repeat is grouped into the card of its status, which stays in place', () => {
  const { dispatch } = shown(...plain('s6'), post, ...plain('s4'));
  expect(cards().map((card) => card.dataset.statusId)).toEqual(['s6', 's5', 's4']);
  dispatch(streamed(0));
  dispatch(streamed(1));
  expect(cards().map((card) => card.dataset.statusId)).toEqual(['s6', 's5', 's4']);
  expect(cards()[1]).toHaveTextContent('bob and eve repeated');
  expect(within(cards()[1] as HTMLElement).getByRole('link', { name: 'eve' })).toHaveAttribute(
    'href',
    '/users/eve',
  );
});

it('a repeat group names people as long as there is room, and counts the rest', () => {
  const { dispatch } = shown(repeatBy(0));
  expect(cards()[0]).toHaveTextContent(/^eve repeated/);
  [1, 2].forEach((who) => dispatch(streamed(who)));
  expect(cards()[0]).toHaveTextContent('ann, bob, and eve repeated');
  [3, 4].forEach((who) => dispatch(streamed(who)));
  expect(cards()[0]).toHaveTextContent('joe, tom, ann, and 2 others repeated');
  expect(cards()).toHaveLength(1);
});

it('what a group repeats was shared in it; with others, all are named', () => {
  const group = wireUser({
    id: 'g1',
    acct: 'bakers@lemmy.example',
    display_name: 'Bakers',
    group: true,
  });
  const { dispatch } = shown(wireRepeat(post, { id: 's90', account: group }));
  expect(cards()[0]).toHaveTextContent(/^Shared in Bakers/);
  dispatch(streamed(1));
  expect(cards()[0]).toHaveTextContent('bob and Bakers repeated');
});

it('repeats are not grouped if the setting is off [foldRepeats]', () => {
  const { dispatch } = shown(repeatBy(0), post);
  expect(cards()).toHaveLength(1);
  dispatch(settingChanged({ name: 'foldRepeats', value: false }));
  expect(cards()).toHaveLength(2);
});

it('a status repeated by a friend and a muted person is shown, and names the friend', () => {
  const muted = relationshipsReceived({
    relationships: [someRelationship({ id: 'p0', muting: true })],
  });
  const { dispatch } = shown(repeatBy(1), repeatBy(0));
  dispatch(muted);
  expect(cards()).toHaveLength(1);
  expect(cards()[0]).toHaveTextContent(/^bob repeated/);
  expect(screen.queryByRole('button', { name: 'Show post' })).toBeNull();
});

it('TL-21 pinned statuses come first on a profile, and are marked', () => {
  const pin = wireStatus({ id: 's2', pinned: true });
  renderInStore(<StatusList timelineKey="user:u1" label="Posts" />, {
    before: [
      pinnedReceived({ userId: 'u1', ids: ['s2'], entities: decodeStatuses([pin]) }),
      pageOf('user:u1', [...plain('s9', 's8'), pin]),
    ],
  });
  expect(cards().map((card) => card.dataset.statusId)).toEqual(['s2', 's9', 's8']);
  expect(within(cards()[0] as HTMLElement).getByText('Pinned')).toBeVisible();
  expect(screen.getAllByText('Pinned')).toHaveLength(1);
});
