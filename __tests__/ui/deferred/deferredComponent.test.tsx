import type { ComponentType } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { renderUi } from '@support/renderUi';

interface Named {
  name: string;
}

const Greeting = ({ name }: Named) => <p>Hello {name}</p>;
const nothing = () => null;

/** Fails as often as told, and comes then. */
const failing = (times: number) => {
  const load = jest.fn((): Promise<ComponentType<Named>> => Promise.resolve(Greeting));
  while (times--) load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  return load;
};
const lineBack = () => act(() => void window.dispatchEvent(new Event('online')));

describe('a part whose code did not come', () => {
  it('says so, and comes when it is asked for', async () => {
    const load = failing(1);
    const Part = deferredComponent(load, nothing);
    const { user } = renderUi(<Part name="Mia" />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('A part could not be loaded');
    // It can stand over something else, as notices do.
    expect(alert).toHaveAttribute('data-surface', 'raised');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('comes by itself when the line is back, and still asks where it does not', async () => {
    const Part = deferredComponent(failing(2), nothing);
    renderUi(<Part name="Mia" />);
    await screen.findByText('A part could not be loaded');
    await lineBack();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await lineBack();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves nothing where nobody misses it, until the line is back', async () => {
    const listens = jest.spyOn(window, 'addEventListener');
    const load = failing(1);
    const Part = deferredComponent(load, nothing, { optional: true });
    renderUi(
      <>
        <Part name="Mia" />
        <Part name="Ole" />
        <p>The rest</p>
      </>,
    );
    await waitFor(() => expect(listens).toHaveBeenCalledWith('online', expect.any(Function)));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The rest')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await lineBack();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(await screen.findByText('Hello Ole')).toBeVisible();
  });

  it('is asked for by the next that is shown where nobody misses it', async () => {
    const load = failing(1);
    const Part = deferredComponent(load, nothing, { optional: true });
    const { rerender } = renderUi(<Part key="first" name="Mia" />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    rerender(<Part key="second" name="Ole" />);
    expect(await screen.findByText('Hello Ole')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
