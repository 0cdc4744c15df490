/**
 * The server's capabilities, so that the interface offers nothing that would fail. Most follow from
 * the instance's description; the others are found out by the first call, and remembered for a day.
 */
import type { InstanceConfig, ServerFamily } from './instance';
import { isPleromaFamily } from './serverFamily';

/** True if a version is this one or later. */
export function isVersion(version: string, major: number, minor: number): boolean {
  const [its = 0, itsMinor = 0] = version.split('.').map(Number);
  return its > major || (its === major && itsMinor >= minor);
}

/**
 * True for early versions of Hollo, which do not report what they lack; a failing request would
 * leave an error in the console.
 */
const isEarlyHollo = ({ backendName, backendVersion }: InstanceConfig): boolean =>
  backendName === 'hollo' && !isVersion(backendVersion, 0, 11);

/** The versions since which hashtags can be followed. */
const tagsFollowedSince: Partial<Record<ServerFamily, readonly [major: number, minor: number]>> = {
  akkoma: [3, 5],
  gotosocial: [0, 17],
  mastodon: [4, 0],
  pleroma: [2, 10],
};

const isMastodon = ({ family }: InstanceConfig): boolean => family === 'mastodon';

/** The API of notifications that Mastodon has from 4.3 on. */
const hasNotifications2 = ({ family, backendVersion, apiLevel }: InstanceConfig): boolean =>
  family === 'mastodon' && (apiLevel >= 2 || isVersion(backendVersion, 4, 3));

const hasInteractionPolicies = ({ family, backendVersion }: InstanceConfig): boolean =>
  family === 'gotosocial' && isVersion(backendVersion, 0, 17);

/**
 * Conditions by the instance's description. Capabilities without one count as present until a call
 * fails.
 */
const gates = {
  chats: (instance) => instance.pleromaChatMessagesAvailable,
  shoutbox: (instance) => instance.shoutAvailable,
  editing: (instance) => instance.editingAvailable,
  quotes: (instance) => instance.quotingAvailable,
  polls: (instance) => instance.pollsAvailable,
  reactions: (instance) => instance.reactionsAvailable,
  customReactions: (instance) => instance.customEmojiReactionsAvailable,
  bookmarkFolders: (instance) => instance.bookmarkFoldersAvailable,
  bubbleTimeline: (instance) => instance.bubbleTimelineAvailable,
  groupActors: (instance) => instance.groupActorAvailable,
  translation: (instance) => instance.translationAvailable || instance.postTranslationEnabled,
  /** Posts, hashtags and links that are used much at the moment; other servers answer with empty lists. */
  trends: isMastodon,
  /** The posts with a link, as long as many share it. */
  linkTimelines: (instance) => isMastodon(instance) && isVersion(instance.backendVersion, 4, 3),
  /** The public posts of another server. */
  serverTimelines: isPleromaFamily,
  /** A list of people who want to be found. */
  directory: (instance) => isMastodon(instance) || instance.features.includes('profile_directory'),
  suggestions: (instance) =>
    isMastodon(instance) ||
    instance.suggestionsEnabled ||
    instance.features.includes('v2_suggestions'),
  passwordReset: (instance) => instance.mailerEnabled,
  remoteFollowPage: (instance) => instance.features.includes('pleroma:get:main/ostatus'),
  /** Login with our own form; elsewhere only the server's page can do it. */
  passwordLogin: (instance) =>
    isPleromaFamily(instance) || instance.authorization?.grantTypes.includes('password') === true,
  /** OAuth metadata; false where it is known to be missing. */
  authorizationMetadata: (instance) =>
    !isPleromaFamily(instance) &&
    instance.family !== 'gotosocial' &&
    (instance.family !== 'mastodon' || isVersion(instance.backendVersion, 4, 3)),
  /** Passwords, e-mail, second factor, aliases, imports, backups. */
  accountManagement: (instance) => instance.features.includes('pleroma_api'),
  administration: isPleromaFamily,
  settingsStore: isPleromaFamily,
  /** Visitors' access is known only by trying: a closed server answers 401. */
  publicForVisitors: () => true,
  publicAndExternalForVisitors: () => true,
  tagForVisitors: () => true,
  directTimeline: isPleromaFamily,
  conversations: (instance) => !isEarlyHollo(instance),
  favouritesOfOthers: isPleromaFamily,
  /** On GoToSocial a flag, from 0.17 on. */
  localOnlyPosts: (instance) => isPleromaFamily(instance) || hasInteractionPolicies(instance),
  /** A list as the audience of a post. */
  listPosts: isPleromaFamily,
  /** A reply to everyone in a direct conversation, whoever is mentioned. */
  conversationReplies: isPleromaFamily,
  textFormats: isPleromaFamily,
  postPreviews: isPleromaFamily,
  postLanguages: ({ family, backendVersion }) =>
    family === 'mastodon' ||
    family === 'gotosocial' ||
    family === 'akkoma' ||
    (family === 'pleroma' && isVersion(backendVersion, 2, 8)),
  /** GoToSocial keeps posts until their time from 0.20 on; Hollo would post at once. */
  scheduledPosts: (instance) =>
    isPleromaFamily(instance) ||
    instance.family === 'mastodon' ||
    (instance.family === 'gotosocial' && isVersion(instance.backendVersion, 0, 20)),
  /** Posts that delete themselves. */
  expiringPosts: isPleromaFamily,
  /** Writers say who may quote their post: Mastodon from 4.5 on. */
  quotePolicies: ({ family, quotingAvailable }) => family === 'mastodon' && quotingAvailable,
  /** Lists of the quotes of a post: Mastodon from 4.5 on, Pleroma from 2.6 on, Hollo. */
  quoteLists: ({ family, backendName, quotingAvailable, backendVersion }) =>
    quotingAvailable &&
    (family === 'mastodon' ||
      backendName === 'hollo' ||
      (family === 'pleroma' && isVersion(backendVersion, 2, 6))),
  /** Writers say who may reply to their post, and react to it, and answer those who ask. */
  replyPolicies: (instance) => hasInteractionPolicies(instance),
  /** Filtering the notifications of people whom one does not know: Mastodon from 4.3 on. */
  notificationPolicy: hasNotifications2,
  /** The server groups notifications itself. */
  groupedNotifications: hasNotifications2,
  /** Removing a single notification. */
  dismissals: ({ family, backendName }) => family !== 'gotosocial' && backendName !== 'hollo',
  /** Muting whole servers. */
  domainMutes: (instance) => instance.family !== 'gotosocial' && !isEarlyHollo(instance),
  removingFollowers: ({ family, backendVersion }) =>
    family !== 'gotosocial' && (family !== 'pleroma' || isVersion(backendVersion, 2, 5)),
  announcements: () => true,
  announcementReactions: ({ family }) => family === 'mastodon',
  /** Pages of the staff and the blocked servers; GoToSocial has only the latter. */
  instancePages: ({ family }) => family === 'mastodon' || family === 'gotosocial',
  lists: () => true,
  /** Lists may keep their members out of the home timeline, and choose their replies. */
  listOptions: ({ family, backendVersion, apiLevel }) =>
    apiLevel > 0 ||
    family === 'gotosocial' ||
    (family === 'mastodon' && isVersion(backendVersion, 4, 2)),
  filters: (instance) => !isEarlyHollo(instance),
  /** Filters of version 2: several words and posts under one name. */
  filtersOfWords: (instance) =>
    instance.family === 'akkoma' || !(isPleromaFamily(instance) || isEarlyHollo(instance)),
  /** Following hashtags. Servers that name an API level have it, whoever made them. */
  followedTags: ({ family, backendVersion, apiLevel }) => {
    const since = tagsFollowedSince[family];
    return apiLevel > 0 || (since !== undefined && isVersion(backendVersion, ...since));
  },
  /** Hashtags on profiles; GoToSocial only has an empty list. */
  featuredTags: isMastodon,
  /** People on profiles; Mastodon shows those of others from 4.4 on. */
  featuredPeople: ({ family, backendVersion }) =>
    (family === 'mastodon' && isVersion(backendVersion, 4, 4)) ||
    (family === 'pleroma' && isVersion(backendVersion, 2, 6)),
  /** The followers of somebody whom the reader follows. */
  familiarFollowers: ({ family, backendName, backendVersion }) =>
    family === 'mastodon' ||
    backendName === 'hollo' ||
    (family === 'pleroma' && isVersion(backendVersion, 2, 6)),
  /** Timelines of several hashtags, and of those with files only. */
  tagCombinations: (instance) => isPleromaFamily(instance) || isMastodon(instance),
  /** The server accepts a file at once, and processes it later. */
  uploadsInSteps: (instance) => !isPleromaFamily(instance),
  scrobbles: (instance) => instance.family === 'pleroma',
  /** The Pleroma family has its socket on our origin; others name its address, or have none. */
  streaming: (instance) => isPleromaFamily(instance) || instance.streamingUrl !== null,
} as const satisfies Record<string, (instance: InstanceConfig) => boolean>;

export type Capability = keyof typeof gates;

export const capabilityNames = Object.keys(gates) as Capability[];

export type Capabilities = Record<Capability, boolean>;

/**
 * Capabilities found missing, with the time until which that is assumed (milliseconds since 1970).
 */
export type MissingUntil = Partial<Record<Capability, number>>;

export const MISSING_FOR = 86_400_000;
/** A refused socket may be due to a temporary fault on the way. */
const STREAMING_MISSING_FOR = 3_600_000;

const missingFor = (capability: Capability): number =>
  capability === 'streaming' ? STREAMING_MISSING_FOR : MISSING_FOR;

/** Returns the capabilities; expired entries have to be dropped before, as each one counts here. */
export function capabilitiesOf(instance: InstanceConfig, missing: MissingUntil): Capabilities {
  return Object.fromEntries(
    capabilityNames.map((name) => [name, missing[name] === undefined && gates[name](instance)]),
  ) as Capabilities;
}

/** Records the outcome of a call for its capability. Only a 404 means that it is missing. */
export function rememberOutcome(
  missing: MissingUntil,
  capability: Capability,
  status: number,
  now: number,
): MissingUntil {
  if (status === 404) return { ...missing, [capability]: now + missingFor(capability) };
  if (status >= 400 || missing[capability] === undefined) return missing;
  const rest = { ...missing };
  Reflect.deleteProperty(rest, capability);
  return rest;
}

/** Reads stored entries; drops expired and invalid ones. */
export function stillMissing(kept: unknown, now: number): MissingUntil {
  const table = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return Object.fromEntries(
    capabilityNames.flatMap((name) => {
      const until = Object.hasOwn(table, name) ? table[name] : undefined;
      // A time too far ahead comes from a wrong clock.
      return typeof until === 'number' && until > now && until <= now + missingFor(name)
        ? [[name, until]]
        : [];
    }),
  );
}
