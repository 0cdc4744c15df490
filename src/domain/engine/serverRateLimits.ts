/**
 * The default rate limits of each server family. An instance may have changed them; limits in its
 * answers override this table.
 */
import type { ServerFamily } from '@/domain/session/instance';

export interface RateLimit {
  /** Calls with the same bucket are counted together. */
  bucket: string;
  calls: number;
  /** The period in milliseconds. */
  per: number;
}

interface OutgoingCall {
  method: string;
  /** Without origin and query. */
  path: string;
}

interface Row {
  method: 'GET' | 'POST' | 'DELETE' | 'any';
  path: RegExp;
  bucket: string;
  calls: number;
  per: number;
  /** Each value captured by the path has its own bucket. */
  each?: true;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Wide limits first. Of limits that differ for members and visitors, the lower one. */
const pleroma: readonly Row[] = [
  row('POST', /^\/oauth\/authorize$/, 'authentication', 15, MINUTE),
  row(
    'GET',
    /^\/api\/v1\/timelines\/(home|public|tag|list|direct|bubble)/,
    'timeline',
    3,
    500,
    'each',
  ),
  row('GET', /^\/api\/v[12]\/(?:accounts\/)?search$/, 'search', 10, SECOND),
  row('POST', /^\/api\/v1\/accounts$/, 'appAccountCreation', 25, 30 * MINUTE),
  row('POST', /^\/api\/v1\/apps$/, 'oauthAppCreation', 5, 15 * MINUTE),
  row('POST', /^\/auth\/password$/, 'passwordReset', 5, 30 * MINUTE),
  row(
    'POST',
    /^\/api\/v1\/pleroma\/accounts\/confirmation_resend$/,
    'confirmationResend',
    5,
    144 * MINUTE,
  ),
  row(
    'POST',
    /^\/api\/v1\/accounts\/[^/]+\/(?:follow|unfollow|remove_from_followers)$/,
    'relationsActions',
    10,
    10 * SECOND,
  ),
  row(
    'POST',
    /^\/api\/v1\/accounts\/([^/]+)\/(?:follow|unfollow|remove_from_followers)$/,
    'relationIdAction',
    2,
    MINUTE,
    'each',
  ),
  row('POST', /^\/api\/v1\/statuses$/, 'statusesActions', 15, 10 * SECOND),
  row('DELETE', /^\/api\/v1\/statuses\/[^/]+$/, 'statusesActions', 15, 10 * SECOND),
  row(
    'POST',
    /^\/api\/v1\/statuses\/[^/]+\/(?:un)?(?:reblog|favourite)$/,
    'statusesActions',
    15,
    10 * SECOND,
  ),
  row(
    'POST',
    /^\/api\/v1\/statuses\/([^/]+)\/(?:un)?favourite$/,
    'statusIdFavourite',
    3,
    MINUTE,
    'each',
  ),
  row('POST', /^\/api\/v1\/statuses\/([^/]+)\/(?:un)?reblog$/, 'statusIdRepeat', 3, MINUTE, 'each'),
];

const mastodon: readonly Row[] = [
  row('any', /^\//, 'all', 300, 5 * MINUTE),
  row('POST', /^\/api\/v[12]\/media$/, 'media', 30, 30 * MINUTE),
  row('DELETE', /^\/api\/v1\/statuses\/[^/]+$/, 'deletions', 30, 30 * MINUTE),
  row('POST', /^\/api\/v1\/statuses\/[^/]+\/unreblog$/, 'deletions', 30, 30 * MINUTE),
  row('POST', /^\/api\/v1\/accounts$/, 'signUp', 5, 30 * MINUTE),
];

const gotosocial: readonly Row[] = [row('any', /^\//, 'all', 300, 5 * MINUTE)];

/** The limits of unknown families are learnt from refusals. */
const presets: Record<ServerFamily, readonly Row[]> = {
  pleroma,
  akkoma: pleroma,
  mastodon,
  gotosocial,
  unknown: [],
};

/** Returns all limits that apply to a call, the narrowest last. */
export function rateLimitsFor(
  family: ServerFamily,
  { method, path }: OutgoingCall,
): readonly RateLimit[] {
  return presets[family].flatMap((preset) => {
    if (preset.method !== 'any' && preset.method !== method.toUpperCase()) return [];
    const found = preset.path.exec(path);
    if (!found) return [];
    const { calls, per } = preset;
    return [{ bucket: preset.each ? `${preset.bucket} ${found[1]}` : preset.bucket, calls, per }];
  });
}

function row(
  method: Row['method'],
  path: RegExp,
  bucket: string,
  calls: number,
  per: number,
  each?: 'each',
): Row {
  return { method, path, bucket, calls, per, ...(each ? { each: true } : {}) };
}
