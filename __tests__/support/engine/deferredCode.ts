/** Code that comes when something is first shown: waited for, or there before anything is. */
import { act } from '@testing-library/react';

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A screen comes with its code, its parts come with theirs, and those may have parts, too. */
const STEPS = 3;

/** What was shown is here, and whatever came with it. */
export async function deferredCodeLoaded(): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await act(aTurn);
}

/** Modules of late parts, for a file whose tests say at once what is to be seen. */
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
