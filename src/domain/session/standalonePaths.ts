/** Paths of rarely used screens, outside of the route table, which is part of the first load. */
export const standalonePaths = {
  /** The client's components in the instance's theme. */
  brand: '/about/brand',
  /** Starts a post with the query's text: for sharing and for the app icon's menu. */
  compose: '/compose/new',
  /** Shortcuts, gestures and the words of the fediverse. */
  help: '/about/help',
  /** The first steps of a new account: look, people to follow, notifications. */
  welcome: '/about/welcome',
  /** The hashtags that the reader follows. */
  followedTags: '/about/tags',
  /** The viewer of recorded flows. */
  flow: '/about/flow',
  /** The diagnosis of the instance; a page of its own, without the store. */
  diagnostics: '/about/diagnostics',
} as const satisfies Record<string, `/${string}`>;

export type StandaloneScreen = keyof typeof standalonePaths;
