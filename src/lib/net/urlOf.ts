/** Parses a URL; returns null if it is invalid. Older browsers have no `URL.parse`. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
