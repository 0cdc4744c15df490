/**
 * The configuration of the instance that serves this client. Every field has a default; start-up
 * replaces it with the server's value.
 */
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';

export interface UploadLimits {
  general: number;
  avatar: number;
  background: number;
  banner: number;
}

export interface PollLimits {
  maxOptions: number;
  maxOptionChars: number;
  /** Seconds. */
  minExpiration: number;
  maxExpiration: number;
}

export interface FieldsLimits {
  maxFields: number;
  nameLength: number;
  valueLength: number;
}

export interface Rule {
  id: string;
  text: string;
  hint: string;
}

/** A pack of pictures to attach; addresses are server paths. */
export interface StickerPack {
  name: string;
  title: string;
  iconUrl: string | null;
  stickers: { fileName: string; url: string }[];
}

/** A server's OAuth endpoints (RFC 8414). */
export interface AuthorizationServer {
  /** The sign-in page, without a query. */
  authorizeUrl: string;
  grantTypes: string[];
  /** Empty if the server lists none. */
  scopes: string[];
  /** True if the server supports PKCE with SHA-256. */
  takesChallenge: boolean;
}

/** `unknown`: software not recognised, or not yet. Treated as speaking Mastodon's API. */
export type ServerFamily = 'pleroma' | 'akkoma' | 'mastodon' | 'gotosocial' | 'unknown';

export interface InstanceConfig {
  name: string;
  /** The origin: every call goes there. */
  server: string;
  description: string;
  family: ServerFamily;
  backendVersion: string;
  backendName: string;
  /** The level of Mastodon's API that the server names; 0 if it names none. */
  apiLevel: number;
  /** The server's OAuth metadata; null if not fetched yet, or missing. */
  authorization: AuthorizationServer | null;
  /** When that was last fetched (milliseconds since 1970). */
  authorizationLearntAt: number | null;
  /** When the rest was last fetched (milliseconds since 1970); null before that. */
  learntAt: number | null;
  /** The server's feature list. */
  features: string[];
  textlimit: number;
  /** The longest description of a file. */
  descriptionLimit: number;
  shoutLimit: number;
  /** The number of files in one post. */
  maxAttachments: number;
  uploadlimit: UploadLimits;
  /** Bytes of a picture; null if it is that of other files. */
  pictureLimit: number | null;
  /** Pixels of a picture; null if the server names none. */
  pixelLimit: number | null;
  /** The accepted types of attachments; empty if the server does not list them. */
  mediaTypes: string[];
  vapidPublicKey: string | null;
  logo: string;
  logoMask: boolean;
  logoMargin: string;
  logoLeft: boolean;
  hideSitename: boolean;
  background: string | null;
  nsfwCensorImage: string;
  postFormats: string[];
  pollLimits: PollLimits;
  fieldsLimits: FieldsLimits;
  restrictedNicknames: string[];
  private: boolean;
  federating: boolean;
  federationPolicy: Record<string, unknown> | null;
  registrationOpen: boolean;
  accountActivationRequired: boolean;
  accountApprovalRequired: boolean;
  birthdayRequired: boolean;
  /** Years or days; `registrationRules` tells them apart. */
  birthdayMinAge: number;
  mailerEnabled: boolean;
  suggestionsEnabled: boolean;
  shoutAvailable: boolean;
  pleromaChatMessagesAvailable: boolean;
  customEmojiReactionsAvailable: boolean;
  gopherAvailable: boolean;
  mediaProxyAvailable: boolean;
  pollsAvailable: boolean;
  reactionsAvailable: boolean;
  bookmarkFoldersAvailable: boolean;
  bubbleTimelineAvailable: boolean;
  /** In the form of Akkoma. */
  translationAvailable: boolean;
  /** In the form of Mastodon, which Pleroma has from 2.9 on. */
  postTranslationEnabled: boolean;
  editingAvailable: boolean;
  quotingAvailable: boolean;
  groupActorAvailable: boolean;
  tagPolicyAvailable: boolean;
  showFeaturesPanel: boolean;
  showInstanceSpecificPanel: boolean;
  /** Cleaned HTML. */
  instanceSpecificPanelContent: string;
  /** Cleaned HTML. */
  tos: string;
  staffAccounts: string[];
  knownDomains: string[];
  rules: Rule[];
  languages: string[];
  contactEmail: string;
  thumbnailUrl: string | null;
  stickers: StickerPack[];
  customEmoji: InstanceEmoji[];
  loginMethod: 'password' | 'token';
  redirectRootLogin: string | null;
  redirectRootNoLogin: string | null;
  disableUpdateNotification: boolean;
  /** Shows the terms inside the registration form. */
  embeddedToS: boolean;
  streamingUrl: string | null;
}

export const defaultInstance: InstanceConfig = {
  name: 'Linnet',
  server: '',
  description: '',
  family: 'unknown',
  backendVersion: '',
  backendName: '',
  apiLevel: 0,
  authorization: null,
  authorizationLearntAt: null,
  learntAt: null,
  features: [],
  textlimit: 5000,
  descriptionLimit: 5000,
  shoutLimit: 5000,
  maxAttachments: 1000,
  uploadlimit: { general: 16_000_000, avatar: 2_000_000, background: 4_000_000, banner: 4_000_000 },
  pictureLimit: null,
  pixelLimit: null,
  mediaTypes: [],
  vapidPublicKey: null,
  logo: '/static/logo.svg',
  logoMask: true,
  logoMargin: '0',
  logoLeft: false,
  hideSitename: false,
  background: null,
  nsfwCensorImage: '',
  postFormats: [],
  pollLimits: { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
  fieldsLimits: { maxFields: 10, nameLength: 512, valueLength: 2048 },
  restrictedNicknames: [],
  private: false,
  federating: true,
  federationPolicy: null,
  registrationOpen: true,
  accountActivationRequired: false,
  accountApprovalRequired: false,
  birthdayRequired: false,
  birthdayMinAge: 0,
  mailerEnabled: false,
  suggestionsEnabled: false,
  shoutAvailable: false,
  pleromaChatMessagesAvailable: false,
  customEmojiReactionsAvailable: false,
  gopherAvailable: false,
  mediaProxyAvailable: false,
  pollsAvailable: false,
  reactionsAvailable: false,
  bookmarkFoldersAvailable: false,
  bubbleTimelineAvailable: false,
  translationAvailable: false,
  postTranslationEnabled: false,
  editingAvailable: false,
  quotingAvailable: false,
  groupActorAvailable: false,
  tagPolicyAvailable: false,
  showFeaturesPanel: true,
  showInstanceSpecificPanel: false,
  instanceSpecificPanelContent: '',
  tos: '',
  staffAccounts: [],
  knownDomains: [],
  rules: [],
  languages: [],
  contactEmail: '',
  thumbnailUrl: null,
  stickers: [],
  customEmoji: [],
  loginMethod: 'password',
  redirectRootLogin: null,
  redirectRootNoLogin: null,
  disableUpdateNotification: false,
  embeddedToS: true,
  streamingUrl: null,
};

/** True if the server software is known, be it from an earlier visit. */
export const isInstanceKnown = ({ family, backendName, learntAt }: InstanceConfig): boolean =>
  family !== 'unknown' || backendName !== '' || learntAt !== null;
