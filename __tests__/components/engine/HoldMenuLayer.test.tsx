import { fireEvent, screen, within } from '@testing-library/react';
import { HoldMenuLayer } from '@/components/engine/HoldMenuLayer';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { point, useRestingPointer } from '@support/engine/pointing';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const { rest } = useRestingPointer();

const show = () =>
  renderInStore(
    <>
      <StatusCard statusId="s1" />
      <HoldMenuLayer />
    </>,
    { before: [signedIn(), statusesKnown(wireStatus({ id: 's1', content: '<p>Frogs</p>' }))] },
  );
const favourite = () => screen.getByRole('button', { name: 'Favourite' });
const menu = () => screen.findByRole('menu', { name: 'More actions' });

it('a long touch on the buttons of a post opens its menu, and presses nothing', async () => {
  const { dispatched } = show();
  point('pointerdown', favourite(), 'touch');
  await rest(550);
  point('pointerup', favourite(), 'touch');
  fireEvent.click(favourite());
  expect(within(await menu()).getAllByRole('menuitem').length).toBeGreaterThan(2);
  expect(dispatched.filter(statusToggleRequested.match)).toEqual([]);
});

it.each([
  ['a short touch', 300, () => favourite()],
  ['text, which can be selected', 550, () => screen.getByText('Frogs')],
  ['a link', 550, () => screen.getAllByRole('link')[0] ?? document.body],
])('%s opens no menu', async (_what, ms, target) => {
  show();
  point('pointerdown', target(), 'touch');
  await rest(ms);
  point('pointerup', target(), 'touch');
  // The menu itself would come later, with its code.
  expect(screen.getByRole('button', { name: 'More actions' })).not.toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

it('neither does a finger that moves, nor a mouse', async () => {
  show();
  point('pointerdown', favourite(), 'touch');
  point('pointermove', favourite(), 'touch', { clientY: 30 });
  await rest(550);
  point('pointerup', favourite(), 'touch');
  point('pointerdown', favourite());
  await rest(550);
  // The menu itself would come later, with its code.
  expect(screen.getByRole('button', { name: 'More actions' })).not.toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
