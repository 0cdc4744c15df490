/** Does what can wait, each step when the page has nothing else to do: together they would stall it. */
import { whenIdle } from './whenIdle';

export async function inIdleTime(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await whenIdle();
    await step();
  }
}
