/** Code that came ahead is shown in the same frame; what did not come ahead is waited for. */
import { Suspense, type ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import { deferredOnDemand } from '@/ui/deferred/deferredOnDemand';
import { deferredWithSuspense } from '@/ui/deferred/deferredWithSuspense';
import { renderUi } from '@support/renderUi';

type Part = ComponentType<{ name: string }>;
const Greeting: Part = ({ name }) => <p>Hello {name}</p>;
const loading = () => jest.fn<Promise<Part>, []>(() => Promise.resolve(Greeting));

describe('a component whose code may come ahead', () => {
  it('is there at once when it came', async () => {
    const load = loading();
    const Ahead = deferredWithSuspense(load);
    await act(async () => Ahead.prefetch());
    renderUi(
      <Suspense fallback="Wait">
        <Ahead name="Mia" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is waited for when it did not, also where fetching ahead failed', async () => {
    const load = loading().mockRejectedValueOnce(new Error('Loading chunk failed'));
    const Ahead = deferredWithSuspense(load);
    await act(async () => Ahead.prefetch());
    renderUi(
      <Suspense fallback={<p>Wait</p>}>
        <Ahead name="Mia" />
      </Suspense>,
    );
    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByText('Hello Mia')).toBeVisible();
  });
});

describe('what comes late', () => {
  it('is there at once when it was fetched ahead', async () => {
    const load = loading();
    const Late = deferredOnDemand(load);
    await act(async () => Late.prefetch());
    renderUi(<Late name="Mia" onFailed={() => undefined} />);
    expect(screen.getByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
