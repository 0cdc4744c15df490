/** Waiting for what a page or an instance comes to, by looking again and again, never by a pause. */

const BETWEEN = 40;
const PATIENCE = 15_000;

/** Resolves as soon as `check` no longer throws; throws what it threw last when it never does. */
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
