/** What is worth knowing of anything that was thrown: the reason in short, and whether to try again. */

/** The server's words, or a short technical reason. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  return typeof error === 'string' && error ? error : 'unknown';
}

/** Null when no answer came at all. */
export function httpStatusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status > 0 ? status : null;
}
