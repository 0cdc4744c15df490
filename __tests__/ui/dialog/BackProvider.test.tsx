import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { BackProvider, useClosesOnBack } from '@/ui/dialog/BackProvider';

function Thing({ name, onClose }: { name: string; onClose: () => void }) {
  useClosesOnBack(true, onClose);
  return <p>{name}</p>;
}

/** Moves through the history and waits for the timers that follow, one turn for each step. */
const travel = (go: () => void) =>
  act(async () => {
    go();
    for (let turn = 0; turn < 10; turn += 1) await new Promise((pass) => setTimeout(pass, 5));
  });

const back = () => travel(() => window.history.back());

describe('Back', () => {
  let heardByRouter: string[];
  const router = () => heardByRouter.push(window.location.pathname);

  beforeEach(() => {
    heardByRouter = [];
    window.history.pushState({ idx: 0 }, '', '/before');
    window.history.pushState({ idx: 1 }, '', '/home');
    window.addEventListener('popstate', router);
  });
  afterEach(() => window.removeEventListener('popstate', router));

  const page = (things: [string, () => void][]) => (
    <BackProvider>
      {things.map(([name, onClose]) => (
        <Thing key={name} name={name} onClose={onClose} />
      ))}
    </BackProvider>
  );

  it('closes an overlay and stays on the page, without the router noticing', async () => {
    const onClose = jest.fn();
    render(page([['menu', onClose]]));
    await back();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/home');
    expect(heardByRouter).toEqual([]);
  });

  it('closes the topmost of several overlays', async () => {
    const lower = jest.fn();
    const upper = jest.fn();
    const { rerender } = render(page([['lower', lower]]));
    rerender(
      page([
        ['lower', lower],
        ['upper', upper],
      ]),
    );
    await back();
    expect(upper).toHaveBeenCalledTimes(1);
    expect(lower).not.toHaveBeenCalled();
    rerender(page([['lower', lower]]));
    await back();
    expect(lower).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/home');
  });

  it('finds no history entry of an overlay that was closed in another way', async () => {
    const onClose = jest.fn();
    const { rerender } = render(page([['menu', onClose]]));
    rerender(page([]));
    await travel(() => undefined);
    expect(window.history.state).toEqual({ idx: 1 });
    await back();
    expect(window.location.pathname).toBe('/before');
    expect(heardByRouter).toEqual(['/before']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes the overlay below if it comes before the upper entry is removed', async () => {
    const lower = jest.fn();
    const things: [string, () => void][] = [
      ['lower', lower],
      ['upper', jest.fn()],
    ];
    const { rerender } = render(page(things));
    await travel(() => undefined);
    // The closed overlay removes its entry in a later task, when the reader's Back is under way.
    window.history.back();
    rerender(page(things.slice(0, 1)));
    await travel(() => undefined);
    expect(lower).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ idx: 1 });
  });

  it('skips the entry of an overlay that a navigation closed', async () => {
    const { rerender } = render(page([['menu', jest.fn()]]));
    act(() => window.history.pushState({ idx: 2 }, '', '/elsewhere'));
    rerender(page([]));
    await back();
    await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }));
    expect(window.location.pathname).toBe('/home');
    expect(heardByRouter).toEqual(['/home']);
  });

  it('reuses the entry for an overlay that opens in the same moment', async () => {
    const second = jest.fn();
    const { rerender } = render(page([['first', jest.fn()]]));
    const entries = window.history.length;
    rerender(page([['second', second]]));
    expect(window.history.length).toBe(entries);
    await back();
    expect(second).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ idx: 1 });
  });

  it('works in strict mode, where effects run twice', async () => {
    const onClose = jest.fn();
    render(<StrictMode>{page([['menu', onClose]])}</StrictMode>);
    await back();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ idx: 1 });
    expect(heardByRouter).toEqual([]);
  });

  it('does nothing without a provider', () => {
    const entries = window.history.length;
    render(<Thing name="alone" onClose={jest.fn()} />);
    expect(screen.getByText('alone')).toBeInTheDocument();
    expect(window.history.length).toBe(entries);
  });
});
