/**
 * How a visitor gets to their own server to act on a post: each family of servers has a page of its
 * own that asks where that is, or none. Then the post is opened where it was written.
 */
import { isVersion } from '@/domain/session/capabilities';
import type { InstanceConfig } from '@/domain/session/instance';
import { remoteInteractionUrl } from '@/domain/session/routes';
import type { Status } from './status';

/** `ostatusForm` is the same page as `ostatus` where it cannot be linked to, and wants a form to be sent. */
export type InteractionPage = 'ostatus' | 'ostatusForm' | 'interact' | 'original';

type Software = Pick<InstanceConfig, 'family' | 'features' | 'backendVersion'>;

export function interactionPageOf({ family, features, backendVersion }: Software): InteractionPage {
  if (features.includes('pleroma:get:main/ostatus')) return 'ostatus';
  if (family === 'mastodon') return isVersion(backendVersion, 4, 2) ? 'original' : 'interact';
  return family === 'unknown' ? 'original' : 'ostatusForm';
}

export type RemoteAction = 'reply' | 'repeat' | 'favourite' | 'react';

/** As Mastodon calls them; it has no reactions. */
const kinds: Record<RemoteAction, string> = {
  reply: 'reply',
  repeat: 'reblog',
  favourite: 'favourite',
  react: 'favourite',
};

export function interactionUrl(
  page: InteractionPage,
  server: string,
  { id, url, uri }: Pick<Status, 'id' | 'url' | 'uri'>,
  action: RemoteAction,
): string {
  if (page === 'ostatus') return remoteInteractionUrl(server, { statusId: id });
  if (page === 'interact') {
    return `${server}/interact/${encodeURIComponent(id)}?type=${kinds[action]}`;
  }
  return url ?? uri;
}
