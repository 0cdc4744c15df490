/** Prefetches a thread while its link is being pressed. */
import { act, screen } from '@testing-library/react';
import { PrefetchLinks } from '@/app/prefetch/PrefetchLinks';
import { threadPrefetchRequested } from '@/slices/statuses/threadContexts';
import { Link } from '@/ui/buttons/Link';
import { renderInStore } from '@support/renderInStore';

const open = () =>
  renderInStore(
    <>
      <PrefetchLinks />
      <Link to="/notice/s1">
        <b>Yesterday</b>
      </Link>
      <Link to="/about">About</Link>
      <Link to="/notice/s2" target="_blank">
        New tab
      </Link>
    </>,
  );

/** Dispatches a pointer event with a pointerType, which jsdom does not support. */
function point(type: string, name: string, more: { pointerType?: string; button?: number } = {}) {
  const { pointerType = 'mouse', button = 0 } = more;
  const event = new MouseEvent(type, { bubbles: true, button });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  act(() => void screen.getByText(name).dispatchEvent(event));
}

const expected = threadPrefetchRequested({ statusId: 's1' });

describe('a link to a thread', () => {
  it('prefetches on mouse down', () => {
    const { dispatched } = open();
    point('pointerdown', 'Yesterday');
    expect(dispatched).toEqual([expected]);
  });

  it('prefetches on touch only when the finger lifts, as it may be scrolling', () => {
    const { dispatched } = open();
    point('pointerdown', 'Yesterday', { pointerType: 'touch' });
    expect(dispatched).toEqual([]);
    point('click', 'Yesterday', { pointerType: 'touch' });
    expect(dispatched).toEqual([expected]);
  });

  it('prefetches when it is activated by keyboard', () => {
    const { dispatched } = open();
    screen.getByText('Yesterday').closest('a')?.focus();
    point('click', 'Yesterday', { pointerType: '' });
    expect(dispatched).toEqual([expected]);
  });

  it.each([
    ['another button', 'Yesterday', { button: 1 }],
    ['a link that leads elsewhere', 'About', {}],
    ['a new tab', 'New tab', {}],
  ])('does not prefetch for %s', (_what, name, more) => {
    const { dispatched } = open();
    point('pointerdown', name, more);
    expect(dispatched).toEqual([]);
  });
});
