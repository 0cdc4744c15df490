/** The headers of every answer: CORS and the content security policy. */
import type { Policy } from '../options';

const EXPOSED =
  'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key';

export const crossOrigin: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': EXPOSED,
};

/** The answer to a CORS preflight. */
export const preflight: Record<string, string> = {
  ...crossOrigin,
  'access-control-allow-methods': 'POST,PUT,DELETE,GET,PATCH,OPTIONS',
  'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
  'access-control-max-age': '86400',
};

export interface PolicyInput {
  policy: Exclude<Policy, 'none'>;
  origin: string;
  /** Akkoma allows scripts and styles with this nonce. */
  nonce: string;
}

export function contentSecurityPolicy({ policy, origin, nonce }: PolicyInput): string {
  const socket = origin.replace(/^http/, 'ws');
  const shared = [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "font-src 'self'",
    "manifest-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
  ];
  const own =
    policy === 'pleroma'
      ? [
          "base-uri 'self'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "style-src 'self' 'unsafe-inline'",
          `connect-src 'self' blob: ${origin} ${socket} https:`,
        ]
      : [
          "base-uri 'none'",
          `script-src 'self' 'nonce-${nonce}'`,
          `style-src 'self' 'nonce-${nonce}'`,
          `connect-src 'self' ${origin} ${socket}`,
        ];
  const secure = origin.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  return `${[...own, ...shared, ...secure].join(';')};`;
}

export function securityHeaders(input: PolicyInput): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(input),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': 'interest-cohort=()',
    ...(input.policy === 'pleroma'
      ? { 'x-xss-protection': '1; mode=block', 'x-download-options': 'noopen' }
      : { 'x-xss-protection': '0' }),
  };
}
