/**
 * Addresses of screens that few readers ever see: they stand beside the table of routes, as all of
 * that comes with the first load.
 */
export const standalonePaths = {
  /** The instance's look on everything that the client is made of. */
  brand: '/about/brand',
  /** Begins a post, with the text in the query: for other programs and for the icon's menu. */
  compose: '/compose/new',
  /** Time travel through a flow file. */
  flow: '/about/flow',
  /** What is wrong with the instance; a page of its own, without the store. */
  diagnostics: '/about/diagnostics',
} as const satisfies Record<string, `/${string}`>;

export type StandaloneScreen = keyof typeof standalonePaths;
