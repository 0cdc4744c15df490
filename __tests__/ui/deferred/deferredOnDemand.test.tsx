import { useState, type ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { deferredOnDemand } from '@/ui/deferred/deferredOnDemand';
import { renderUi } from '@support/renderUi';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** Shows the part after a press until it fails; `told` counts the failures. */
function Stage({
  part: Part,
  told,
}: {
  part: ReturnType<typeof deferredOnDemand<{ name: string }>>;
  told: () => void;
}) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(true)}>Open</button>
      {shown && (
        <Part
          name="Mia"
          onFailed={() => {
            setShown(false);
            told();
          }}
        />
      )}
    </>
  );
}

describe('a component deferred until demand', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => quiet.mockRestore());

  it('is fetched when it is shown, and not before', async () => {
    const load = jest.fn((): Promise<ComponentType<{ name: string }>> => Promise.resolve(Greeting));
    const { user } = renderUi(<Stage part={deferredOnDemand(load)} told={jest.fn()} />);
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is when it fails, reports it, and is fetched again', async () => {
    const load = jest
      .fn<Promise<ComponentType<{ name: string }>>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk failed'))
      .mockResolvedValue(Greeting);
    const told = jest.fn();
    const { user } = renderUi(<Stage part={deferredOnDemand(load)} told={told} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Hello Mia')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(told).toHaveBeenCalledTimes(1);
  });
});
