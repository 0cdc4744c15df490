/** Views whose entities were evicted: they show a placeholder or wait, and nothing breaks. */
import { screen } from '@testing-library/react';
import { NavigationPanel } from '@/components/session/navigation/NavigationPanel';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { StatusList } from '@/components/timelines/StatusList';
import { UserCard } from '@/components/people/card/UserCard';
import { UserLine } from '@/components/people/card/UserLine';
import { entitiesEvicted } from '@/slices/engine/entities';
import { timelinePageReceived } from '@/slices/timelines/timelines';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { renderInStore } from '@support/renderInStore';
import { signedIn } from '@support/people';
import { wireRepeat, wireStatus } from '@support/wire';

const wires = [wireRepeat(), wireStatus({ id: 's2', content: 'A second post' })];

const known = timelinePageReceived({
  key: 'public',
  kind: 'first',
  ids: wires.map(({ id }) => id),
  entities: decodeStatuses(wires),
  from: null,
  next: null,
  show: false,
});

beforeAll(() => {
  window.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const unavailable = () => screen.queryAllByText("This post isn't available");

it('a list keeps its rows when their statuses are evicted, and is complete again when they return', () => {
  const view = renderInStore(<StatusList timelineKey="public" label="Local timeline" />, {
    before: [signedIn(), known],
  });
  expect(unavailable()).toHaveLength(0);
  view.dispatch(entitiesEvicted({ statusIds: ['r1', 's1', 's2'], userIds: ['u1', 'u3'] }));
  expect(unavailable()).toHaveLength(2);
  view.dispatch(known);
  expect(unavailable()).toHaveLength(0);
  expect(screen.getByText('A second post')).toBeInTheDocument();
});

it.each([
  ['the original of a repeat', { statusIds: ['s1'], userIds: [] }],
  ['the repeat itself', { statusIds: ['r1'], userIds: [] }],
])('a card without %s says that it is not available', (_what, rows) => {
  renderInStore(<StatusCard statusId="r1" />, { before: [known, entitiesEvicted(rows)] });
  expect(unavailable()).toHaveLength(1);
});

it('a card whose people were evicted still shows the text', () => {
  renderInStore(<StatusCard statusId="r1" />, {
    before: [known, entitiesEvicted({ statusIds: [], userIds: ['u1', 'u3'] })],
  });
  expect(screen.getByText('Unknown author')).toBeInTheDocument();
  expect(screen.getByText('world')).toBeInTheDocument();
});

it('evicted people are left out of lists', () => {
  renderInStore(
    <>
      <NavigationPanel />
      <UserCard userId="u1" />
      <UserLine userId="u1" />
    </>,
    { before: [signedIn(), known, entitiesEvicted({ statusIds: [], userIds: ['u1'] })] },
  );
  expect(screen.queryByText(/Mia/)).not.toBeInTheDocument();
  expect(screen.getByRole('navigation')).toBeInTheDocument();
});
