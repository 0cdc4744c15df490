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
  /** Popular posts, hashtags and links, and people. */
  explore: '/about/explore',
  /** Public posts from the servers that the staff chose. */
  bubble: '/about/explore/bubble',
  /** The public posts of another server, which the query names. */
  serverPosts: '/about/explore/server',
  /** The posts with a link, which the query names. */
  linkPosts: '/about/explore/link',
  /** The viewer of recorded flows. */
  flow: '/about/flow',
  /** The diagnosis of the instance; a page of its own, without the store. */
  diagnostics: '/about/diagnostics',
} as const satisfies Record<string, `/${string}`>;

export type StandaloneScreen = keyof typeof standalonePaths;
