/** The server's cache of media from elsewhere: what staff clears from it, and keeps out of it. */
import type { InstanceConfig } from '@/domain/session/instance';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { Staff } from '@/domain/admin/staff';

/** Addresses that are kept out of the cache. */
export interface BannedPage {
  urls: string[];
  total: number;
}

/** The form: one address a line. */
export interface PurgeDraft {
  text: string;
  /** Keeps the addresses out of the cache from now on. */
  bans: boolean;
}

export const MEDIA_CACHE = 'media cache';
export const MORE_MEDIA_CACHE = 'media cache more';
/** One change at a time, as the list is fetched anew after each. */
export const MEDIA_CACHE_CHANGE = 'media cache change';

/** The addresses that one call takes. */
export const TOGETHER = 100;

const isAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

/** Lines that are no addresses are told, and not sent. */
export function addressesIn(text: string): { urls: string[]; broken: string[] } {
  const lines = new Set(text.split(/\s+/).filter(Boolean));
  const urls = [...lines].filter(isAddress);
  return { urls, broken: [...lines].filter((line) => !isAddress(line)) };
}

/** Only administrators of servers that have such a cache are given the calls. */
export const offersMediaCache = (
  instance: Pick<InstanceConfig, 'family' | 'features' | 'mediaProxyAvailable'>,
  { role }: Staff,
): boolean => isPleromaFamily(instance) && instance.mediaProxyAvailable && role === 'admin';
