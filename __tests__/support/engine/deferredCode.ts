/** Waits for code that is loaded when first shown, or loads it beforehand. */
import { act } from '@testing-library/react';

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A screen is loaded first, then its parts, then theirs. */
const STEPS = 3;

/** Waits until everything shown and its parts are loaded. */
export async function deferredCodeLoaded(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await act(aTurn);
}

/** Loads the deferred components of these modules before the tests, so that they render at once. */
export function preloadDeferredParts(...modules: readonly object[]): void {
  beforeAll(async () => {
    for (const part of modules.flatMap((module): unknown[] => Object.values(module))) {
      if (isDeferred(part)) part.prefetch();
    }
    await aTurn();
  });
}

const isDeferred = (part: unknown): part is { prefetch: () => void } =>
  typeof part === 'function' && 'prefetch' in part;
