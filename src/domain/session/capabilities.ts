/**
 * What the server can do, so that the interface offers nothing that would fail. Most is told by the
 * instance; for the rest the first try tells, and is remembered for a day.
 */
import type { InstanceConfig } from './instance';
import { isPleromaFamily } from './serverFamily';

/** Whether a version is this one or a later one. */
export function isVersion(version: string, major: number, minor: number): boolean {
  const [its = 0, itsMinor = 0] = version.split('.').map(Number);
  return its > major || (its === major && itsMinor >= minor);
}

/** What it lacks it does not tell, and asking would leave an error in the console. */
const isEarlyHollo = ({ backendName, backendVersion }: InstanceConfig): boolean =>
  backendName === 'hollo' && !isVersion(backendVersion, 0, 11);

/** By what the instance tells. A call without such a word counts as there until it is missing. */
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
  translation: (instance) => instance.translationAvailable,
  suggestions: (instance) =>
    instance.suggestionsEnabled || instance.features.includes('v2_suggestions'),
  passwordReset: (instance) => instance.mailerEnabled,
  remoteFollowPage: (instance) => instance.features.includes('pleroma:get:main/ostatus'),
  /** Signing in by a form of ours; elsewhere only the server's own page can. */
  passwordLogin: (instance) =>
    isPleromaFamily(instance) || instance.authorization?.grantTypes.includes('password') === true,
  /** What a server says of its OAuth endpoints; where it is not worth a try, it is known to be missing. */
  authorizationMetadata: (instance) =>
    !isPleromaFamily(instance) &&
    instance.family !== 'gotosocial' &&
    (instance.family !== 'mastodon' || isVersion(instance.backendVersion, 4, 3)),
  /** Passwords, e-mail, second factor, aliases, imports, backups. */
  accountManagement: (instance) => instance.features.includes('pleroma_api'),
  administration: isPleromaFamily,
  settingsStore: isPleromaFamily,
  /** What a visitor may read is known only by asking: a server that is closed to them answers 401. */
  publicForVisitors: () => true,
  publicAndExternalForVisitors: () => true,
  tagForVisitors: () => true,
  directTimeline: isPleromaFamily,
  conversations: (instance) => !isEarlyHollo(instance),
  favouritesOfOthers: isPleromaFamily,
  localOnlyPosts: isPleromaFamily,
  textFormats: isPleromaFamily,
  postPreviews: isPleromaFamily,
  postLanguages: ({ family, backendVersion }) =>
    family === 'mastodon' ||
    family === 'gotosocial' ||
    family === 'akkoma' ||
    (family === 'pleroma' && isVersion(backendVersion, 2, 8)),
  /** Servers muted as a whole. */
  domainMutes: (instance) => instance.family !== 'gotosocial' && !isEarlyHollo(instance),
  removingFollowers: ({ family, backendVersion }) =>
    family !== 'gotosocial' && (family !== 'pleroma' || isVersion(backendVersion, 2, 5)),
  announcements: () => true,
  lists: () => true,
  /** Lists may keep their people out of the home timeline, and choose whose answers they show. */
  listOptions: ({ family, backendVersion, apiLevel }) =>
    apiLevel > 0 ||
    family === 'gotosocial' ||
    (family === 'mastodon' && isVersion(backendVersion, 4, 2)),
  filters: (instance) => !isEarlyHollo(instance),
  /** The second version: several words and posts under one name. */
  filtersOfWords: (instance) =>
    instance.family === 'akkoma' || !(isPleromaFamily(instance) || isEarlyHollo(instance)),
  /** The server takes a file at once, and looks at it later. */
  uploadsInSteps: (instance) => !isPleromaFamily(instance),
  scrobbles: (instance) => instance.family === 'pleroma',
  /** The Pleroma family has its socket where the page is; others say where, or have none. */
  streaming: (instance) => isPleromaFamily(instance) || instance.streamingUrl !== null,
} as const satisfies Record<string, (instance: InstanceConfig) => boolean>;

export type Capability = keyof typeof gates;

export const capabilityNames = Object.keys(gates) as Capability[];

export type Capabilities = Record<Capability, boolean>;

/** What turned out to be missing, and until when (milliseconds since 1970) that is believed. */
export type MissingUntil = Partial<Record<Capability, number>>;

export const MISSING_FOR = 86_400_000;
/** A socket that is refused may be so only until something on the way is set right. */
export const STREAMING_MISSING_FOR = 3_600_000;

const missingFor = (capability: Capability): number =>
  capability === 'streaming' ? STREAMING_MISSING_FOR : MISSING_FOR;

/** Beliefs that have run out are to be dropped before; here, each one counts. */
export function capabilitiesOf(instance: InstanceConfig, missing: MissingUntil): Capabilities {
  return Object.fromEntries(
    capabilityNames.map((name) => [name, missing[name] === undefined && gates[name](instance)]),
  ) as Capabilities;
}

/** Takes in how a call of this capability was answered. Only a 404 says that it is missing. */
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

/** Drops what has been believed for long enough, and whatever else was kept by mistake. */
export function stillMissing(kept: unknown, now: number): MissingUntil {
  const table = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  return Object.fromEntries(
    capabilityNames.flatMap((name) => {
      const until = Object.hasOwn(table, name) ? table[name] : undefined;
      // A moment too far ahead comes from a clock that was wrong.
      return typeof until === 'number' && until > now && until <= now + missingFor(name)
        ? [[name, until]]
        : [];
    }),
  );
}
