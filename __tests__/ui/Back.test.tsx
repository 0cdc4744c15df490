import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { BackProvider, useClosesOnBack } from '@/ui/Back';

function Thing({ name, onClose }: { name: string; onClose: () => void }) {
  useClosesOnBack(true, onClose);
  return <p>{name}</p>;
}

/** Goes through history and gives the page the time to do what follows from it. */
const travel = (go: () => void) =>
  act(async () => {
    go();
    await new Promise((resolve) => setTimeout(resolve, 40));
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

  it('closes what is open and stays on the page, without the router hearing of it', async () => {
    const onClose = jest.fn();
    render(page([['menu', onClose]]));
    await back();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/home');
    expect(heardByRouter).toEqual([]);
  });

  it('closes the topmost of several', async () => {
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

  it('leaves no entry behind when closed in another way', async () => {
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

  it('steps over the entry of something that a navigation closed', async () => {
    const { rerender } = render(page([['menu', jest.fn()]]));
    act(() => window.history.pushState({ idx: 2 }, '', '/elsewhere'));
    rerender(page([]));
    await back();
    await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }));
    expect(window.location.pathname).toBe('/home');
    expect(heardByRouter).toEqual(['/home']);
  });

  it('passes its entry on to what opens in the same moment', async () => {
    const second = jest.fn();
    const { rerender } = render(page([['first', jest.fn()]]));
    const entries = window.history.length;
    rerender(page([['second', second]]));
    expect(window.history.length).toBe(entries);
    await back();
    expect(second).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ idx: 1 });
  });

  it('works where effects run twice', async () => {
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
