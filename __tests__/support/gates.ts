/** Decides which servers a call is sent to, by what the client knows of them beforehand. */
import type { Capability } from '@/domain/session/capabilities';
import { dialectOf, isPleromaFamily, type Dialect } from '@/domain/session/serverFamily';
import { familyServers, type FamilyServer } from '@/tools/serve/familyServers';

/**
 * `tried` is sent until the server has answered 404, and then not for a day; `later` is sent only
 * after another call was missing.
 */
export type Asked = 'yes' | 'tried' | 'later' | 'never';

type Gate = Capability | ((server: FamilyServer) => Asked);

const pleroma: Gate = ({ instance }) => (isPleromaFamily(instance) ? 'yes' : 'never');
const mastodonOnly: Gate = ({ instance }) => (instance.family === 'mastodon' ? 'yes' : 'never');
const others: Gate = ({ instance }) => (isPleromaFamily(instance) ? 'never' : 'yes');

const byCapability = ({ can, learntMissing }: FamilyServer, name: Capability): Asked =>
  !can[name] ? 'never' : learntMissing.includes(name) ? 'tried' : 'yes';

const translatesLikeAkkoma: Gate = ({ instance }) =>
  instance.translationAvailable ? 'yes' : 'never';
const translatesLikeMastodon: Gate = ({ instance }) =>
  instance.postTranslationEnabled ? 'yes' : 'never';

/** Roles with the right to reports are known of these only. */
const withRoles =
  (...families: readonly string[]): Gate =>
  ({ instance }) =>
    families.includes(instance.family) ? 'yes' : 'never';

/** The older of two alternatives, used only where the newer one is missing. */
const after =
  (newer: Capability, older?: Capability): Gate =>
  (server) => {
    const asked = older ? byCapability(server, older) : 'yes';
    return byCapability(server, newer) === 'yes' && asked === 'yes' ? 'later' : asked;
  };

/**
 * Matched against method and path; the first match counts. Calls without a match go to all servers.
 */
const gates: readonly (readonly [calls: RegExp, gate: Gate])[] = [
  [/ \/api\/(v1\/)?pleroma\/admin\//, 'administration'],
  [/ \/api\/v1\/admin\/accounts\/:\/(un|enable)/, withRoles('mastodon')],
  [/^DELETE \/api\/v1\/admin\/accounts\/:/, withRoles('mastodon')],
  [/^PUT \/api\/v1\/admin\/reports\/:/, withRoles('mastodon')],
  [/ \/api\/v1\/admin\/reports\/:\/(reopen|assign|unassign)/, withRoles('mastodon')],
  [
    / \/api\/v1\/admin\/(trends|measures|dimensions|retention|ip_blocks|(canonical_)?email)/,
    withRoles('mastodon'),
  ],
  [
    / \/api\/v1\/admin\/(instance\/rules|domain_(permission_|keys)|custom_emojis|header_|media_)/,
    withRoles('gotosocial'),
  ],
  [/ \/api\/v1\/admin\//, withRoles('mastodon', 'gotosocial')],
  [/ \/api\/v1\/pleroma\/emoji\/pack/, 'administration'],
  [/ \/api\/v[12]\/pleroma\/chats/, 'chats'],
  [/ \/api\/v1\/pleroma\/accounts\/:\/favourites/, 'favouritesOfOthers'],
  [/ \/api\/v1\/pleroma\/accounts\/:\/scrobbles/, 'scrobbles'],
  [/ \/api\/v1\/(pleroma\/)?accounts\/:\/((un)?(pin|endorse)$|endorsements)/, 'featuredPeople'],
  [/ \/api\/v1\/accounts\/familiar_followers/, 'familiarFollowers'],
  [/ \/api\/v1\/(pleroma\/)?statuses\/:\/(emoji_)?reactions/, 'reactions'],
  [/ \/api\/v1\/(akkoma\/translation|statuses\/:\/translations)\//, translatesLikeAkkoma],
  [/ \/api\/v1\/(instance\/translation_|statuses\/:\/translate)/, translatesLikeMastodon],
  [/ \/api\/v1\/pleroma\/backups/, 'accountManagement'],
  [/ \/api\/oauth_tokens/, 'accountManagement'],
  [/ \/api\/pleroma\/(accounts|aliases|change|delete|move|\w+_import)/, 'accountManagement'],
  [/ \/api\/(v1\/)?pleroma\//, pleroma],
  [/ \/auth\/password/, 'passwordReset'],
  [/ \/oauth\/mfa\/challenge/, 'passwordLogin'],
  [/ \/instance\/panel/, pleroma],
  [/ \/api\/v1\/instance\/peers/, pleroma],
  [/ \/api\/v1\/instance\/(extended_description|privacy_policy|terms_of_service)/, mastodonOnly],
  [/ \/api\/v1\/instance\/domain_blocks/, 'instancePages'],
  [/ \/api\/v1_alpha\/async_refreshes/, mastodonOnly],
  [/ \/api\/v2\/instance/, others],
  [/ \/api\/v1\/custom_emojis/, others],
  [/ \/api\/v1\/markers/, others],
  [/ \/api\/v1\/profile\//, others],
  [/ \/api\/v1\/timelines\/direct/, 'directTimeline'],
  [/ \/api\/v1\/timelines\/bubble/, 'bubbleTimeline'],
  [/ \/api\/v1\/timelines\/link/, 'linkTimelines'],
  [/ \/api\/v1\/trends/, 'trends'],
  [/ \/api\/v1\/directory/, 'directory'],
  [/ \/api\/v1\/conversations/, 'conversations'],
  [/ \/api\/v1\/announcements\/:\/reactions/, 'announcementReactions'],
  [/ \/api\/v1\/announcements/, 'announcements'],
  [/ \/api\/v1\/(followed_tags|tags\/:)/, 'followedTags'],
  [/ \/api\/v1\/(accounts\/:\/)?featured_tags/, 'featuredTags'],
  [/ \/api\/v1\/domain_blocks/, 'domainMutes'],
  [/ \/api\/v1\/(accounts\/:\/)?lists/, 'lists'],
  [/ \/api\/v1\/interaction_/, 'replyPolicies'],
  [/ \/api\/v[12]\/notifications\/(policy|requests)/, 'notificationPolicy'],
  [/ \/api\/v2\/notifications/, 'groupedNotifications'],
  [/ \/api\/v1\/statuses\/:\/(interaction_policy|quotes\/)/, 'quotePolicies'],
  [/ \/api\/v1\/(pleroma\/)?statuses\/:\/quotes$/, 'quoteLists'],
  [/ \/api\/v1\/polls/, 'polls'],
  [/ \/api\/v1\/scheduled_statuses/, 'scheduledPosts'],
  [/ \/api\/v1\/accounts\/:\/remove_from_followers/, 'removingFollowers'],
  [/ \/api\/v1\/filters/, after('filtersOfWords', 'filters')],
  [/ \/api\/v2\/filters/, 'filtersOfWords'],
  [/ \/api\/v[12]\/suggestions/, 'suggestions'],
  [/^POST \/api\/v2\/media/, 'uploadsInSteps'],
  [/^POST \/api\/v1\/media/, after('uploadsInSteps')],
  [/ \/\.well-known\/oauth-authorization-server/, 'authorizationMetadata'],
];

const servers = familyServers();

function describeCall(server: FamilyServer, call: string): Asked {
  const gate = gates.find(([calls]) => calls.test(call))?.[1];
  if (gate === undefined) return 'yes';
  return typeof gate === 'string' ? byCapability(server, gate) : gate(server);
}

/** Tells if the server with this name in the tables gets a call in this dialect. */
export function askedBy(name: string, dialect: Dialect, call: string): Asked {
  const server = servers.find((one) => one.name === name);
  return server && dialectOf(server.instance) === dialect ? describeCall(server, call) : 'never';
}

/** True if any server of this dialect gets the call. */
export const isSpoken = (dialect: Dialect, call: string): boolean =>
  servers.some(
    (server) => dialectOf(server.instance) === dialect && describeCall(server, call) !== 'never',
  );

/** Gates that no call matches. */
export const idleGates = (calls: readonly string[]): string[] =>
  gates.filter(([fits]) => !calls.some((call) => fits.test(call))).map(([fits]) => fits.source);
