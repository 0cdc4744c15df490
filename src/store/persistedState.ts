/**
 * The shape of the persisted state, and how a record is read: field by field, dropping invalid
 * ones, so that an old, foreign or damaged record never reaches the state half-read.
 */
import { stillMissing, type MissingUntil } from '@/domain/session/capabilities';
import type { Draft } from '@/domain/composer/draft';
import type { FilterInForce } from '@/domain/timelines/filter';
import { readParts, timeOf, versionOf } from '@/domain/settings/preferenceCopy';
import { readFacts, type ServerFacts } from '@/domain/session/serverFacts';
import { noOauth, type OauthState } from '@/domain/session/session';
import { readSettings, type Settings } from '@/domain/settings/settings';
import type { User } from '@/domain/people/user';
import { fieldsOf, textOf } from '@/lib/values/fields';
import type { PreferencesState } from '@/slices/settings/preferences';
import type { RootState } from '@/slices/root';
import { withRows } from '@/slices/engine/entities';
import type { Visits } from '@/slices/statuses/threadVisits';
import { readPersistedDrafts } from './persistedDrafts';

export interface PersistedState {
  oauth: OauthState;
  missing: MissingUntil;
  /** Facts about the instance from the last visit. */
  facts: ServerFacts;
  lastLoginName: string | null;
  chosen: Partial<Settings>;
  preferences: PreferencesState | null;
  drafts: Record<string, Draft>;
  /** Needed before the first post is known. */
  filters: readonly FilterInForce[];
  /** The reader's own row, so that the page knows their name before the server answers. */
  users: User[];
  visits: Visits;
}

/** Reads a record of this client: one part per slice, as `persistence.ts` writes them. */
export function readPersistedState(record: unknown, now: number): PersistedState {
  const { capabilities, session, config, filters, preferences, drafts, users, visits } =
    fieldsOf(record);
  return {
    oauth: readOauth(fieldsOf(session).oauth),
    missing: stillMissing(fieldsOf(capabilities).missing, now),
    facts: readFacts(fieldsOf(capabilities).facts, now),
    lastLoginName: textOf(fieldsOf(session).lastLoginName),
    chosen: readSettings(fieldsOf(config).chosen),
    preferences: readPreferences(preferences),
    drafts: readPersistedDrafts(drafts),
    filters: readFilters(filters, now),
    users: readUsers(fieldsOf(users).list),
    visits: readVisits(visits),
  };
}

/** Reads a record of the reference front-end: login and settings, none of its caches. */
export function readImportedState(record: unknown): PersistedState {
  const { oauth, users, config } = fieldsOf(record);
  const { lastLoginName } = fieldsOf(users);
  return readPersistedState({ session: { oauth, lastLoginName }, config: { chosen: config } }, 0);
}

function readOauth(value: unknown): OauthState {
  const { clientId, clientSecret, scopes, appToken, userToken } = fieldsOf(value);
  const client = { clientId: textOf(clientId), clientSecret: textOf(clientSecret) };
  // A client id without its secret, or the reverse, is useless.
  const whole = client.clientId !== null && client.clientSecret !== null;
  return {
    ...noOauth,
    ...(whole ? { ...client, scopes: textOf(scopes), appToken: textOf(appToken) } : {}),
    userToken: textOf(userToken),
  };
}

function readPreferences(value: unknown): PreferencesState | null {
  const fields = fieldsOf(value);
  const owner = textOf(fields.owner);
  if (owner === null) return null;
  const { timestamp, version, dirty } = fields;
  return {
    owner,
    timestamp: timeOf(timestamp),
    version: versionOf(version),
    ...readParts(fields),
    dirty: dirty === true,
  };
}

/** Rows are written whole by the same version; one without the essential fields is dropped. */
function readUsers(value: unknown): User[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is User => {
    const { id, screenName, name, emoji, fields } = fieldsOf(row);
    return (
      [id, screenName, name].every((part) => typeof part === 'string') &&
      Array.isArray(emoji) &&
      Array.isArray(fields)
    );
  });
}

/** Only checks the essential fields, as above. */
const readFilters = (value: unknown, now: number): FilterInForce[] =>
  !Array.isArray(value)
    ? []
    : value.filter((row): row is FilterInForce => {
        const { contexts, keywords, posts, expiresAt } = fieldsOf(row);
        const isOver = expiresAt !== null && !(Date.parse(String(expiresAt)) > now);
        return !isOver && [contexts, keywords, posts].every(Array.isArray);
      });

const readVisits = (value: unknown): Visits =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => textOf(entry[1]) !== null,
    ),
  );

/** Merges the persisted state into a fresh state. */
export function restorePersistedState(state: RootState, kept: PersistedState): RootState {
  return {
    ...state,
    capabilities: { missing: kept.missing },
    session: { ...state.session, oauth: kept.oauth, lastLoginName: kept.lastLoginName },
    config: {
      ...state.config,
      chosen: { ...kept.chosen, ...state.config.chosen },
      instance: { ...state.config.instance, ...kept.facts },
    },
    preferences: kept.preferences ?? state.preferences,
    drafts: kept.drafts,
    filters: { inForce: kept.filters },
    users: withRows(state.users, kept.users),
    visits: kept.visits,
  };
}
