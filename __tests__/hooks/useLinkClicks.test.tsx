/** One listener for all links within the client: it takes plain presses and leaves the rest alone. */
import { fireEvent, screen } from '@testing-library/react';
import { renderInStore } from '@support/renderInStore';
import { Link } from '@/ui/buttons/Link';

const open = () => {
  const view = renderInStore(
    <>
      <Link to="/about?x=1">
        <b>About</b>
      </Link>
      <Link to="/login" target="_blank">
        New tab
      </Link>
      <Link to="/login" onClick={(event) => event.preventDefault()}>
        Taken
      </Link>
      <a href="/login">Elsewhere</a>
    </>,
    { path: '/main/all' },
  );
  // Nothing is loaded in these tests: what the listener leaves is stopped after it.
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop, { once: true });
  return view;
};

describe('a press on a link', () => {
  it('goes there, from anything within the link', () => {
    const { address } = open();
    fireEvent.click(screen.getByText('About'));
    expect(address()).toBe('/about?x=1');
  });

  it.each([
    ['with a modifier', 'About', { ctrlKey: true }],
    ['with another button', 'About', { button: 1 }],
    ['for a new tab', 'New tab', {}],
    ['that was taken already', 'Taken', {}],
    ['on a link of another kind', 'Elsewhere', {}],
  ])('%s is left alone', (_what, name, init) => {
    const { address } = open();
    fireEvent.click(screen.getByText(name), init);
    expect(address()).toBe('/main/all');
  });
});
