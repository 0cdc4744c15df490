/** Waits for a condition by checking repeatedly, never by a fixed pause. */

const BETWEEN = 40;
const PATIENCE = 30_000;

/** Resolves as soon as `check` no longer throws; on timeout, throws the last error. */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  }
}
