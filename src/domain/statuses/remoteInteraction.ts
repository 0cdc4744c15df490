/**
 * Finds the page on which a visitor can go to their own server to act on a post. Each server family
 * has another page, or none; then the post is opened on its origin.
 */
import { isVersion } from '@/domain/session/capabilities';
import type { InstanceConfig } from '@/domain/session/instance';
import { remoteInteractionUrl } from '@/domain/session/routes';
import type { Status } from './status';

/**
 * `ostatusForm` is the page of `ostatus` on servers that require a submitted form instead of a
 * link.
 */
export type InteractionPage = 'ostatus' | 'ostatusForm' | 'interact' | 'original';

type Software = Pick<InstanceConfig, 'family' | 'features' | 'backendVersion'>;

export function interactionPageOf({ family, features, backendVersion }: Software): InteractionPage {
  if (features.includes('pleroma:get:main/ostatus')) return 'ostatus';
  if (family === 'mastodon') return isVersion(backendVersion, 4, 2) ? 'original' : 'interact';
  return family === 'unknown' ? 'original' : 'ostatusForm';
}

export type RemoteAction = 'reply' | 'repeat' | 'favourite' | 'react';

/** Mastodon's names; it has no reactions. */
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
