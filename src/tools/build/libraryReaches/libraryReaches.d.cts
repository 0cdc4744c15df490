/** What `libraryReaches.cjs` offers, for the tests. */
interface LibraryReach {
  name: string;
  library: string;
  version: string;
  saves: number;
  alias: Record<string, string | false>;
}

export const libraryReaches: readonly LibraryReach[];
export function libraryAliases(without?: string): Record<string, string | false>;
