/** GoToSocial's lists of servers that others keep: subscriptions to them, and drafts of rules. */
import { isVersion } from '@/domain/session/capabilities';
import type { InstanceConfig } from '@/domain/session/instance';
import type { Staff } from '@/domain/admin/staff';

export type PermissionType = 'block' | 'allow';

/** A rule that is not in force before an administrator accepts it. */
export interface PermissionDraft {
  id: string;
  host: string;
  type: PermissionType;
  publicComment: string;
  privateComment: string;
  since: string | null;
}

export const listFormats = ['text/csv', 'text/plain', 'application/json'] as const;

export type ListFormat = (typeof listFormats)[number];

export interface NewSubscription {
  type: PermissionType;
  title: string;
  uri: string;
  format: ListFormat;
  /** Larger ones count more, up to 255. */
  priority: number;
  /** Its entries wait as drafts; they are in force at once otherwise. */
  asDraft: boolean;
  /** A rule goes when its entry leaves the list. */
  removesRetracted: boolean;
  /** Rules that no list manages and that are on this one belong to it from then on. */
  adoptsOrphans: boolean;
  /** For a list behind a login; null leaves what the server knows. */
  login: ListLogin | null;
}

/** The password only travels to the server: nothing keeps it. */
export interface ListLogin {
  username: string;
  password: string;
}

export interface Subscription extends Omit<NewSubscription, 'login'> {
  id: string;
  /** The entries at the last time that went well. */
  count: number | null;
  fetchedAt: string | null;
  /** Why the list could not be fetched the last time; empty if it could. */
  error: string;
}

export const newSubscription: NewSubscription = {
  type: 'block',
  title: '',
  uri: '',
  format: 'text/csv',
  priority: 0,
  asDraft: true,
  removesRetracted: true,
  adoptsOrphans: false,
  login: null,
};

export const isListAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text.trim()) && URL.canParse(text.trim());

export const MOST_PRIORITY = 255;

/** Null if the text is no priority. */
export function readPriority(text: string): number | null {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(number) && number >= 0 && number <= MOST_PRIORITY ? number : null;
}

export const permissionRequests = {
  drafts: 'permission drafts',
  moreDrafts: 'permission drafts more',
  subscriptions: 'permission subscriptions',
  subscription: 'permission subscription change',
} as const;

/** All but the type can be changed later. */
export type ChangedSubscription = Omit<NewSubscription, 'type'>;

export const draftRequest = (id: string): string => `permission draft ${id}`;
export const testRequest = (id: string): string => `permission subscription test ${id}`;
export const keysRequest = (host: string): string => `keys of ${host}`;

const ADMINISTRATOR = 0x1;

export const offersPermissions = (
  { family, backendVersion }: Pick<InstanceConfig, 'family' | 'backendVersion'>,
  { permissions = 0 }: Staff,
): boolean =>
  family === 'gotosocial' && (permissions & ADMINISTRATOR) > 0 && isVersion(backendVersion, 0, 18);
