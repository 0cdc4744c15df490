/** Prefetched code renders in the same frame; other code suspends. */
import { Suspense, type ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import { deferredOnDemand } from '@/ui/deferred/deferredOnDemand';
import { deferredWithSuspense } from '@/ui/deferred/deferredWithSuspense';
import { renderUi } from '@support/renderUi';

type Part = ComponentType<{ name: string }>;
const Greeting: Part = ({ name }) => <p>Hello {name}</p>;
const loading = () => jest.fn<Promise<Part>, []>(() => Promise.resolve(Greeting));

describe('a deferred component with Suspense', () => {
  it('renders at once if its code was prefetched', async () => {
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

  it('suspends if it was not, even if prefetching failed', async () => {
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

describe('a deferred part with Suspense', () => {
  it('renders at once if it was prefetched', async () => {
    const load = loading();
    const Late = deferredOnDemand(load);
    await act(async () => Late.prefetch());
    renderUi(<Late name="Mia" onFailed={() => undefined} />);
    expect(screen.getByText('Hello Mia')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
