/** Renders the description of the instance (v1 and v2) and the front-end configuration. */
import type { Json } from '../http/json';
import type { Family } from '../options';
import { publicRules } from '../state/admin/rules';
import type { World } from '../state/world';
import {
  features,
  federation,
  fieldsLimits,
  limits,
  supportedTypes,
  formatsOfGoToSocial,
  postFormats,
  vapidKey,
  versions,
} from './features';

export const localPeople = (world: World) =>
  [...world.people.values()].filter((person) => person.host === null);

export const localPosts = (world: World): number =>
  world.stream.filter((post) => world.people.get(post.authorId)?.host === null).length;

export const peersOf = (world: World): string[] =>
  [...new Set([...world.people.values()].flatMap((person) => person.host ?? []))].sort();

const socketOrigin = (world: World): string => world.origin.replace(/^http/, 'ws');

function configuration(world: World): Json {
  return {
    media_attachments: {
      image_size_limit: limits.upload,
      video_size_limit: limits.upload,
      ...(world.dialect === 'mastodon'
        ? { supported_mime_types: supportedTypes, image_matrix_limit: limits.pixels }
        : {}),
    },
    polls: {
      max_characters_per_option: limits.poll.max_option_chars,
      max_expiration: limits.poll.max_expiration,
      max_options: limits.poll.max_options,
      min_expiration: limits.poll.min_expiration,
    },
    statuses: {
      max_characters: limits.characters,
      max_media_attachments: limits.attachments,
      ...(world.options.family === 'gotosocial' && { supported_mime_types: formatsOfGoToSocial }),
    },
  };
}

function metadata(world: World): Json {
  const { signUp } = world.options;
  const { dialect } = world;
  return {
    account_activation_required: signUp.confirmation,
    ...(dialect === 'akkoma'
      ? { privileged_staff: true }
      : {
          birthday_min_age: signUp.birthdayMinAge ?? 0,
          birthday_required: signUp.birthdayMinAge !== null,
        }),
    features: features[dialect],
    federation,
    fields_limits: fieldsLimits,
    post_formats: postFormats[dialect],
    restrict_unauthenticated: {
      activities: { local: world.options.isPrivate, remote: world.options.isPrivate },
      profiles: { local: world.options.isPrivate, remote: world.options.isPrivate },
      timelines: { federated: world.options.isPrivate, local: world.options.isPrivate },
    },
  };
}

export function renderInstance(world: World): Json {
  const { family, registrations, signUp } = world.options;
  const common = {
    uri: world.host,
    title: world.title,
    description: world.description,
    short_description: '',
    email: `admin@${world.host}`,
    version: versions[family].api,
    urls: family === 'hollo' ? {} : { streaming_api: socketOrigin(world) },
    stats: {
      user_count: localPeople(world).length,
      status_count: localPosts(world),
      domain_count: peersOf(world).length,
    },
    thumbnail: `${world.origin}/instance/thumbnail.png`,
    languages: ['en'],
    registrations,
    approval_required: signUp.approval,
    contact_account: null,
    rules: publicRules(world),
    configuration: configuration(world),
  };
  if (world.dialect === 'mastodon') return { ...common, invites_enabled: false };
  return {
    ...common,
    avatar_upload_limit: limits.avatar,
    background_image: `${world.origin}/images/city.png`,
    background_upload_limit: limits.background,
    banner_upload_limit: limits.banner,
    description_limit: limits.description,
    max_media_attachments: limits.attachments,
    max_toot_chars: limits.characters,
    poll_limits: limits.poll,
    upload_limit: limits.upload,
    ...(family === 'pleroma' ? { shout_limit: limits.shout } : {}),
    pleroma: {
      favicon: `${world.origin}/favicon.png`,
      metadata: metadata(world),
      oauth_consumer_strategies: [],
      stats: { mau: localPeople(world).length },
      vapid_public_key: vapidKey,
    },
  };
}

/** The API versions of each family; GoToSocial sends none. */
const apiVersions: Partial<Record<Family, Json>> = {
  mastodon: { api_versions: { mastodon: 7 } },
  hollo: { api_versions: { mastodon: 7 } },
};

export function renderInstanceV2(world: World): Json {
  const { family, registrations, signUp } = world.options;
  const isMastodon = world.dialect === 'mastodon';
  return {
    domain: world.host,
    title: world.title,
    description: isMastodon ? world.description : '',
    version: versions[family].api,
    source_url: versions[family].repository,
    usage: { users: { active_month: localPeople(world).length } },
    thumbnail: { url: `${world.origin}/instance/thumbnail.png` },
    languages: ['en'],
    rules: publicRules(world),
    registrations: {
      enabled: registrations,
      approval_required: signUp.approval,
      message: null,
    },
    contact: { email: `admin@${world.host}`, account: null },
    configuration: {
      ...configuration(world),
      translation: { enabled: family === 'mastodon' },
      ...(family === 'hollo' ? {} : { urls: { streaming: socketOrigin(world) } }),
      ...(isMastodon ? { vapid: { public_key: vapidKey } } : {}),
    },
    ...(isMastodon
      ? apiVersions[family]
      : {
          pleroma: {
            favicon: `${world.origin}/favicon.png`,
            metadata: {
              ...metadata(world),
              avatar_upload_limit: limits.avatar,
              background_image: `${world.origin}/images/city.png`,
              background_upload_limit: limits.background,
              banner_upload_limit: limits.banner,
              description_limit: limits.description,
              shout_limit: limits.shout,
            },
            oauth_consumer_strategies: [],
            stats: { mau: localPeople(world).length },
            vapid_public_key: vapidKey,
          },
        }),
  };
}

export const renderFrontendConfigurations = (world: World): Json => ({
  pleroma_fe: {
    alwaysShowSubjectInput: true,
    background: '/images/city.png',
    collapseMessageWithSubject: false,
    disableChat: false,
    greentext: true,
    hideFilteredStatuses: false,
    hideMutedPosts: false,
    hidePostStats: false,
    hideSitename: false,
    hideUserStats: false,
    loginMethod: 'password',
    logo: '/static/logo.svg',
    logoMargin: '.1em',
    logoMask: true,
    minimalScopesMode: false,
    noAttachmentLinks: false,
    nsfwCensorImage: '',
    postContentType: 'text/plain',
    redirectRootLogin: '/main/friends',
    redirectRootNoLogin: '/main/all',
    scopeCopy: true,
    showFeaturesPanel: true,
    showInstanceSpecificPanel: true,
    sidebarRight: false,
    subjectLineBehavior: 'email',
    theme: 'pleroma-dark',
    webPushNotifications: false,
    ...world.options.frontend,
  },
});
