/** An address in its parts; null for what is none. Older browsers can only try. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
