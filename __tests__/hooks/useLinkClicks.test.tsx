/** The one click listener for links within the client: it handles plain clicks only. */
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
  // jsdom cannot navigate, so clicks that the listener ignores are cancelled after it.
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop, { once: true });
  return view;
};

describe('a click on a link', () => {
  it('navigates, from any element within the link', () => {
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
  ])('is ignored %s', (_what, name, init) => {
    const { address } = open();
    fireEvent.click(screen.getByText(name), init);
    expect(address()).toBe('/main/all');
  });
});
