/** What is sent for while a link is being pressed. */
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

/** The pointer events of this environment know no kinds of pointers. */
function point(type: string, name: string, more: { pointerType?: string; button?: number } = {}) {
  const { pointerType = 'mouse', button = 0 } = more;
  const event = new MouseEvent(type, { bubbles: true, button });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  act(() => void screen.getByText(name).dispatchEvent(event));
}

const expected = threadPrefetchRequested({ statusId: 's1' });

describe('a link to a conversation', () => {
  it('sends for it as soon as the mouse is down', () => {
    const { dispatched } = open();
    point('pointerdown', 'Yesterday');
    expect(dispatched).toEqual([expected]);
  });

  it('waits until a finger is lifted, as it may only scroll', () => {
    const { dispatched } = open();
    point('pointerdown', 'Yesterday', { pointerType: 'touch' });
    expect(dispatched).toEqual([]);
    point('click', 'Yesterday', { pointerType: 'touch' });
    expect(dispatched).toEqual([expected]);
  });

  it('sends for it when it is pressed by a key', () => {
    const { dispatched } = open();
    screen.getByText('Yesterday').closest('a')?.focus();
    point('click', 'Yesterday', { pointerType: '' });
    expect(dispatched).toEqual([expected]);
  });

  it.each([
    ['another button', 'Yesterday', { button: 1 }],
    ['a link that leads elsewhere', 'About', {}],
    ['a new tab', 'New tab', {}],
  ])('is not meant by %s', (_what, name, more) => {
    const { dispatched } = open();
    point('pointerdown', name, more);
    expect(dispatched).toEqual([]);
  });
});
