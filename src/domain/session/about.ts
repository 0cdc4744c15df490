/** The about page of an instance: its federation rules, and its statistics. */

/** A server named by a rule, with the staff's reason or an empty string. */
export interface ListedServer {
  host: string;
  reason: string;
}

/** Known kinds of federation rules, in display order. Others are shown by name. */
export const serverRules = [
  'accept',
  'reject',
  'quarantined',
  'federated_timeline_removal',
  'media_removal',
  'media_nsfw',
  'followers_only',
  'report_removal',
  'avatar_removal',
  'banner_removal',
  'reject_deletes',
] as const;

export type ServerRule = (typeof serverRules)[number];

export interface ServerList {
  /** One of `serverRules`, or the server's own name. */
  rule: string;
  servers: ListedServer[];
}

export interface KeywordRules {
  /** Patterns, in the server's notation. */
  federatedTimelineRemoval: string[];
  reject: string[];
  replace: { pattern: string; replacement: string }[];
}

export interface FederationPolicy {
  /** True if the instance federates at all. */
  enabled: boolean;
  /** The names of active policies; null if the instance hides them. */
  policies: string[] | null;
  /** True if some rules are omitted. */
  isIncomplete: boolean;
  /** None of them is empty. */
  lists: ServerList[];
  keywords: KeywordRules;
  /** The settings of other policies, under the server's names. */
  others: { policy: string; settings: { name: string; value: string }[] }[];
}

/** Null for unknown values. */
export interface Statistics {
  users: number | null;
  activeUsers: number | null;
  posts: number | null;
  servers: number | null;
}

/** A rule of the instance, with its translations by language. */
export interface TranslatedRule {
  id: string;
  text: string;
  hint: string;
  translations: Readonly<Record<string, { text: string; hint: string }>>;
}

/** Cleaned HTML of further pages of the staff; null for those that there are not. */
export interface InstancePages {
  extendedHtml: string | null;
  privacyHtml: string | null;
  termsHtml: string | null;
  /** False if one of them, or the list of blocked servers, did not arrive. */
  isWhole: boolean;
}

export interface About {
  /** Cleaned HTML. */
  descriptionHtml: string;
  policy: FederationPolicy | null;
  statistics: Statistics;
  /** Handles of local people. */
  staffNames: string[];
  /** As the description of the instance has them, which not every server does. */
  rules?: TranslatedRule[];
  /** Language codes. */
  languages?: string[];
  pages?: InstancePages;
}

/** The rule in the reader's language, if the staff has translated it. */
export function ruleIn({ text, hint, translations }: TranslatedRule, locale: string) {
  const [language = ''] = locale.split('-');
  return translations[locale] ?? translations[language] ?? { text, hint };
}

/** Adds servers to what is told of the policy, each under its rule. */
export function withServers(
  policy: FederationPolicy | null,
  added: readonly ServerList[],
): FederationPolicy | null {
  if (added.length === 0) return policy;
  const before = policy ?? unknownPolicy;
  const rules = new Set([...before.lists, ...added].map(({ rule }) => rule));
  const known: readonly string[] = serverRules;
  const place = (rule: string) => (known.includes(rule) ? known.indexOf(rule) : known.length);
  const lists = [...rules]
    .sort((a, b) => place(a) - place(b))
    .map((rule) => ({
      rule,
      servers: [...before.lists, ...added]
        .filter((list) => list.rule === rule)
        .flatMap(({ servers }) => servers),
    }));
  return { ...before, policies: before.policies ?? [], lists };
}

const unknownPolicy: FederationPolicy = {
  enabled: true,
  policies: [],
  isIncomplete: false,
  lists: [],
  keywords: { federatedTimelineRemoval: [], reject: [], replace: [] },
  others: [],
};

export const ABOUT_REQUEST = 'about';

export type StaffGroup = 'admin' | 'moderator' | 'staff';

/** Filters the lists by a word in a server's name or reason; drops empty ones. */
export function serversWith(lists: readonly ServerList[], word: string): ServerList[] {
  const sought = word.trim().toLowerCase();
  return lists
    .map(({ rule, servers }) => ({
      rule,
      servers: servers.filter(({ host, reason }) =>
        `${host}\n${reason}`.toLowerCase().includes(sought),
      ),
    }))
    .filter(({ servers }) => servers.length > 0);
}
