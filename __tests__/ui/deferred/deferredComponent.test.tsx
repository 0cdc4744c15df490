import type { ComponentType } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { renderUi } from '@support/renderUi';

interface Named {
  name: string;
}

const Greeting = ({ name }: Named) => <p>Hello {name}</p>;
const nothing = () => null;

/** Returns a loader that fails the given number of times and then succeeds. */
const failing = (times: number) => {
  const load = jest.fn((): Promise<ComponentType<Named>> => Promise.resolve(Greeting));
  while (times--) load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  return load;
};
const lineBack = () => act(() => void window.dispatchEvent(new Event('online')));

describe('a deferred component whose code failed to load', () => {
  it('shows an error, and loads on a press', async () => {
    const load = failing(1);
    const Part = deferredComponent(load, nothing);
    const { user } = renderUi(<Part name="Mia" />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('A part could not be loaded');
    // The alert may overlay other content, as notices do.
    expect(alert).toHaveAttribute('data-surface', 'raised');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('retries by itself when the connection is back, and else shows the error', async () => {
    const Part = deferredComponent(failing(2), nothing);
    renderUi(<Part name="Mia" />);
    await screen.findByText('A part could not be loaded');
    await lineBack();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await lineBack();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('renders nothing if it is optional, until the connection is back', async () => {
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

  it('is retried by the next mount if it is optional', async () => {
    const load = failing(1);
    const Part = deferredComponent(load, nothing, { optional: true });
    const { rerender } = renderUi(<Part key="first" name="Mia" />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    rerender(<Part key="second" name="Ole" />);
    expect(await screen.findByText('Hello Ole')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
