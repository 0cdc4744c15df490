/** Renders nodeinfo, with which servers describe themselves to other servers and to clients. */
import type { Json } from '../http/json';
import { actorUrl } from '../state/people';
import type { World } from '../state/world';
import { privileges } from './account';
import {
  features,
  federation,
  fieldsLimits,
  limits,
  postFormats,
  restrictedNicknames,
  versions,
} from './features';
import { localPeople, localPosts } from './instance';

/** The paths of the nodeinfo versions, which differ between the families. */
export function nodeInfoPaths({ options, dialect }: World): Partial<Record<'2.0' | '2.1', string>> {
  if (options.family === 'hollo') return { '2.1': '/nodeinfo/2.1' };
  if (options.family === 'gotosocial') return { '2.0': '/nodeinfo/2.0', '2.1': '/nodeinfo/2.1' };
  if (dialect === 'mastodon') return { '2.0': '/nodeinfo/2.0' };
  return { '2.0': '/nodeinfo/2.0.json', '2.1': '/nodeinfo/2.1.json' };
}

export function renderNodeInfo(world: World, version: '2.0' | '2.1'): Json {
  const { family, registrations } = world.options;
  const { software, repository } = versions[family];
  const total = localPeople(world).length;
  return {
    version,
    software: { name: family, version: software, ...(version === '2.1' ? { repository } : {}) },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    openRegistrations: registrations,
    usage: {
      localPosts: localPosts(world),
      users: { total, activeMonth: total, activeHalfyear: total },
    },
    metadata:
      world.dialect === 'mastodon'
        ? { nodeName: world.title, nodeDescription: world.description }
        : nodeMetadata(world),
  };
}

function nodeMetadata(world: World): Json {
  const { isPrivate, signUp } = world.options;
  const { dialect } = world;
  const staff = localPeople(world).filter((person) => person.role !== null);
  return {
    accountActivationRequired: signUp.confirmation,
    features: features[dialect],
    federation,
    fieldsLimits: {
      maxFields: fieldsLimits.max_fields,
      maxRemoteFields: fieldsLimits.max_remote_fields,
      nameLength: fieldsLimits.name_length,
      valueLength: fieldsLimits.value_length,
    },
    invitesEnabled: signUp.invites.length > 0,
    mailerEnabled: signUp.mailer,
    nodeDescription: world.description,
    nodeName: world.title,
    pollLimits: limits.poll,
    postFormats: postFormats[dialect],
    private: isPrivate,
    restrictedNicknames,
    skipThreadContainment: true,
    staffAccounts: staff.map((person) => actorUrl(world, person)),
    suggestions: { enabled: false },
    uploadLimits: {
      avatar: limits.avatar,
      background: limits.background,
      banner: limits.banner,
      general: limits.upload,
    },
    ...(dialect === 'akkoma'
      ? {
          localBubbleInstances: ['hill.example'],
          publicTimelineVisibility: {
            federated: !isPrivate,
            local: !isPrivate,
            bubble: !isPrivate,
          },
          federatedTimelineAvailable: true,
          privilegedStaff: true,
        }
      : { roles: { admin: privileges, moderator: privileges } }),
  };
}
