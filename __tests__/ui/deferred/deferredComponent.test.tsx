/** Components whose code is loaded when they are shown, or prefetched. */
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { firstRowsShown, holdBack, restNeeded } from '@/lib/scheduler/firstView';
import { deferredComponent, type DeferredComponent } from '@/ui/deferred/deferredComponent';
import { renderUi } from '@support/renderUi';

interface Named {
  name: string;
}

const Greeting = ({ name }: Named) => <p>Hello {name}</p>;
const placeholder = ({ name }: Named) => <p>{name} is expected</p>;

/** Returns a loader that fails the given number of times and then succeeds. */
const failing = (times: number) => {
  const load = jest.fn((): Promise<ComponentType<Named>> => Promise.resolve(Greeting));
  while (times--) load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  return load;
};
const lineBack = () => act(() => void window.dispatchEvent(new Event('online')));

class Surroundings extends Component<{ children: ReactNode }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <>
        <p>{String(error)}</p>
        <button onClick={() => this.setState({ error: null })}>Once more</button>
      </>
    );
  }
}

describe('a deferred component', () => {
  it('loads its code when it is first shown, once for all instances, and shows a placeholder until then', async () => {
    const load = failing(0);
    const Part = deferredComponent(load, { placeholder });
    expect(load).not.toHaveBeenCalled();
    const { rerender } = renderUi(
      <>
        <Part name="Mia" />
        <Part name="Ole" />
      </>,
    );
    expect(screen.getByText('Mia is expected')).toBeVisible();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(await screen.findByText('Hello Ole')).toBeVisible();
    rerender(<Part key="new" name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders at once if its code was prefetched', async () => {
    const load = failing(0);
    const Part = deferredComponent(load, { placeholder });
    await act(async () => Part.prefetch());
    renderUi(<Part name="Mia" />);
    expect(screen.getByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the placeholder as long as that is in use, also when the code has come meanwhile', async () => {
    let come: () => void = () => undefined;
    const load = jest.fn(async () => {
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      return Greeting;
    });
    const Part = deferredComponent<Named>(load, { placeholder, waits: ({ name }) => name === '' });
    const { rerender } = renderUi(<Part name="" />);
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
    rerender(<Part name="Mia" />);
    await waitFor(() => expect(load).toHaveBeenCalled());
    rerender(<Part name="" />);
    await act(async () => come());
    expect(screen.getByText('is expected', { exact: false })).toBeVisible();
    rerender(<Part name="Mia" />);
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again when it is shown after a failed prefetch', async () => {
    const Part = deferredComponent(failing(1), { placeholder });
    await act(async () => Part.prefetch());
    renderUi(<Part name="Mia" />);
    expect(screen.getByText('Mia is expected')).toBeVisible();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
  });
});

describe('a deferred component before the first view is complete', () => {
  beforeEach(holdBack);
  afterEach(restNeeded);

  it('waits for the view', async () => {
    const load = failing(0);
    const Part = deferredComponent(load);
    renderUi(<Part name="Mia" />);
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
    firstRowsShown();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
  });

  it('loads at once on demand', async () => {
    const Part = deferredComponent(failing(0), { onDemand: true });
    renderUi(<Part name="Mia" />);
    expect(await screen.findByText('Hello Mia')).toBeVisible();
  });
});

describe('a deferred component whose code failed to load', () => {
  it('shows an error, and loads on a press', async () => {
    const load = failing(1);
    const Part = deferredComponent(load);
    const { user } = renderUi(<Part name="Mia" />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Couldn't load this part");
    // The alert may overlay other content, as notices do.
    expect(alert).toHaveAttribute('data-surface', 'raised');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is retried together with all others', async () => {
    const One = deferredComponent(failing(1));
    const Other = deferredComponent(failing(1));
    const { user } = renderUi(
      <>
        <One name="Mia" />
        <Other name="Ole" />
      </>,
    );
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[1] ?? document.body);
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(await screen.findByText('Hello Ole')).toBeVisible();
  });

  it('retries by itself when the connection is back, and else shows the error', async () => {
    const Part = deferredComponent(failing(2));
    renderUi(<Part name="Mia" />);
    await screen.findByText("Couldn't load this part");
    await lineBack();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await lineBack();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('renders nothing if it is optional, until the connection is back', async () => {
    const listens = jest.spyOn(window, 'addEventListener');
    const load = failing(1);
    const Part = deferredComponent(load, { optional: true });
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
    const Part = deferredComponent(load, { optional: true });
    const { rerender } = renderUi(<Part key="first" name="Mia" />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    rerender(<Part key="second" name="Ole" />);
    expect(await screen.findByText('Hello Ole')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a failure of a deferred component on demand', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => quiet.mockRestore());

  it('reaches the error boundary around it, which can try again', async () => {
    const Part = deferredComponent(failing(1), { onDemand: true });
    const { user } = renderUi(
      <Surroundings>
        <Part name="Mia" />
      </Surroundings>,
    );
    expect(await screen.findByText('Error: Loading chunk failed')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Once more' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
  });

  it('is left to a parent that wants to know, which can show it again', async () => {
    const load = failing(1);
    const onFailed = jest.fn();
    const { user } = renderUi(
      <Opener part={deferredComponent(load, { onDemand: true })} onFailed={onFailed} />,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Hello Mia')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Hello Mia')).toBeVisible();
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is left to the same parent if the part crashes', async () => {
    const onFailed = jest.fn();
    const Crashing = () => {
      throw new Error('Crashed');
    };
    const Part = deferredComponent<Named>(() => Promise.resolve(Crashing), { onDemand: true });
    const { user } = renderUi(<Opener part={Part} onFailed={onFailed} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  });
});

/** Shows the part after a press until it fails. */
function Opener({
  part: Part,
  onFailed,
}: {
  part: DeferredComponent<Named>;
  onFailed: () => void;
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
            onFailed();
          }}
        />
      )}
    </>
  );
}
