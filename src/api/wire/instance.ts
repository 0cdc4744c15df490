/** An instance's descriptions of itself, in four calls that overlap. */
import type { WireUser } from './user';

export interface WireRule {
  id: string;
  text: string;
  hint?: string;
  translations?: Record<string, { text: string; hint?: string }>;
}

export interface WireFederation {
  enabled?: boolean;
  mrf_policies?: string[];
  exclusions?: boolean;
  quarantined_instances?: string[];
  mrf_simple?: Record<string, string[]>;
  [policy: string]: unknown;
}

/** Holds some limits as well in version 2. */
export interface WireInstanceMetadata {
  account_activation_required?: boolean;
  birthday_required?: boolean;
  birthday_min_age?: number;
  features?: string[];
  federation?: WireFederation;
  fields_limits?: {
    max_fields?: number;
    max_remote_fields?: number;
    name_length?: number;
    value_length?: number;
  };
  post_formats?: string[];
  /** Null where nothing is translated. */
  translation?: { source_languages?: string[] | null; target_languages?: string[] | null };
  privileged_staff?: boolean;
  restrict_unauthenticated?: Record<string, Record<string, boolean>>;
  avatar_upload_limit?: number;
  background_upload_limit?: number;
  banner_upload_limit?: number;
  background_image?: string | null;
  description_limit?: number;
  shout_limit?: number;
  chat_limit?: number;
}

export interface WireInstancePleroma {
  favicon?: string;
  metadata?: WireInstanceMetadata;
  oauth_consumer_strategies?: string[];
  stats?: { mau?: number };
  vapid_public_key?: string | null;
}

export interface WireInstanceConfiguration {
  statuses?: {
    max_characters?: number;
    max_media_attachments?: number;
    characters_reserved_per_url?: number;
    /** GoToSocial's formats of posts. */
    supported_mime_types?: string[];
  };
  media_attachments?: {
    supported_mime_types?: string[];
    image_size_limit?: number;
    image_matrix_limit?: number;
    video_size_limit?: number;
    description_limit?: number;
  };
  polls?: {
    max_options?: number;
    max_characters_per_option?: number;
    min_expiration?: number;
    max_expiration?: number;
  };
  accounts?: { max_featured_tags?: number; max_pinned_statuses?: number };
  urls?: { streaming?: string; status?: string };
  vapid?: { public_key?: string };
  translation?: { enabled?: boolean };
}

export interface WireInstanceV1 {
  uri?: string;
  title: string;
  description?: string;
  short_description?: string;
  email?: string;
  version: string;
  urls?: { streaming_api?: string };
  stats?: { user_count?: number; status_count?: number; domain_count?: number };
  thumbnail?: string | null;
  languages?: string[];
  registrations?: boolean;
  approval_required?: boolean;
  invites_enabled?: boolean;
  contact_account?: WireUser | null;
  rules?: WireRule[];
  configuration?: WireInstanceConfiguration;
  max_toot_chars?: number;
  max_media_attachments?: number;
  description_limit?: number;
  poll_limits?: {
    max_options?: number;
    max_option_chars?: number;
    min_expiration?: number;
    max_expiration?: number;
  };
  upload_limit?: number;
  avatar_upload_limit?: number;
  background_upload_limit?: number;
  banner_upload_limit?: number;
  background_image?: string | null;
  shout_limit?: number;
  chat_limit?: number;
  pleroma?: WireInstancePleroma;
}

export interface WireInstanceV2 {
  domain?: string;
  title: string;
  version: string;
  source_url?: string;
  description?: string;
  usage?: { users?: { active_month?: number } };
  thumbnail?: { url?: string | null };
  languages?: string[];
  rules?: WireRule[];
  registrations?: {
    enabled?: boolean;
    approval_required?: boolean;
    message?: string | null;
    url?: string | null;
  };
  contact?: { email?: string; account?: WireUser | null };
  configuration?: WireInstanceConfiguration;
  api_versions?: { mastodon?: number };
  pleroma?: WireInstancePleroma;
}

export interface WireNodeinfoMetadata {
  nodeName?: string;
  nodeDescription?: string;
  private?: boolean;
  suggestions?: { enabled?: boolean; web?: string };
  staffAccounts?: string[];
  roles?: { admin?: string[]; moderator?: string[] };
  federation?: WireFederation;
  pollLimits?: WireInstanceV1['poll_limits'];
  postFormats?: string[];
  uploadLimits?: {
    general?: number | string;
    avatar?: number | string;
    background?: number | string;
    banner?: number | string;
  };
  fieldsLimits?: {
    maxFields?: number;
    maxRemoteFields?: number;
    nameLength?: number;
    valueLength?: number;
  };
  accountActivationRequired?: boolean;
  invitesEnabled?: boolean;
  mailerEnabled?: boolean;
  features?: string[];
  restrictedNicknames?: string[];
  skipThreadContainment?: boolean;
  localBubbleInstances?: string[];
  publicTimelineVisibility?: { federated?: boolean; local?: boolean; bubble?: boolean };
  federatedTimelineAvailable?: boolean;
  privilegedStaff?: boolean;
}

export interface WireNodeinfo {
  version: string;
  software: { name: string; version: string; repository?: string };
  protocols?: string[];
  services?: { inbound?: string[]; outbound?: string[] };
  openRegistrations?: boolean;
  usage?: {
    users?: { total?: number; activeMonth?: number; activeHalfyear?: number };
    localPosts?: number;
  };
  metadata?: WireNodeinfoMetadata;
}

/** `pleroma_fe` and `/static/config.json` have the same keys; the operator chooses which. */
type WireFrontendConfig = Record<string, unknown>;

export type WireFrontendConfigurations = Record<string, WireFrontendConfig | undefined>;

export interface WireStickerPack {
  title?: string;
  tabIcon?: string;
  stickers?: string[];
}

/** The OAuth metadata of a server (RFC 8414). */
export interface WireAuthorizationServer {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint?: string;
  revocation_endpoint?: string;
  app_registration_endpoint?: string;
  scopes_supported?: string[];
  response_types_supported?: string[];
  grant_types_supported?: string[];
  code_challenge_methods_supported?: string[];
}
