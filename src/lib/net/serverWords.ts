/**
 * The meanings of the error codes and set phrases of servers. All other messages are meant for
 * people already, and are shown as they are.
 */
export type Meaning =
  | 'loginNeeded'
  | 'loginEnded'
  | 'notAllowed'
  | 'rightMissing'
  | 'notThere'
  | 'notAccepted'
  | 'notAcceptedBecause'
  | 'tooFast'
  | 'serverBroke'
  | 'ownPageOnly';

interface Meant {
  meaning: Meaning;
  /** The server's own words. */
  words: string;
}

/** Match whole texts only, ignoring case and a final full stop. */
const phrases: readonly (readonly [RegExp, Meaning])[] = [
  [
    /^(unauthorized|authorization required for timeline view|this (method|resource) requires (an authenticated user|authentication))$/,
    'loginNeeded',
  ],
  [
    /^(invalid_token|invalid_grant|invalid_client|the access token (is invalid|expired|was revoked)|client authentication failed\b.*|the provided authorization grant is invalid\b.*)$/,
    'loginEnded',
  ],
  [/^(forbidden|access_denied|(this|the) action is not allowed)$/, 'notAllowed'],
  [
    /^(insufficient_scope|insufficient permissions: .*|this action is outside the authorized scopes)$/,
    'rightMissing',
  ],
  [/^(record not found|(404 )?not found|not implemented)$/, 'notThere'],
  [
    /^(invalid_request|invalid_scope|unauthorized_client|unsupported_response_type|bad request|unprocessable entity|validation failed)$/,
    'notAccepted',
  ],
  [/^(throttled|too many requests)$/, 'tooFast'],
  [/^(server_error|temporarily_unavailable|internal server error)$/, 'serverBroke'],
  [
    /^(unsupported_grant_type|the authorization grant type is not supported by the authorization server)$/,
    'ownPageOnly',
  ],
];

/** Returns null for a text that is no known phrase. */
export function meaningOf(text: string): Meant | null {
  const plain = text.trim().replace(/\.$/, '').toLowerCase();
  const found = phrases.find(([phrase]) => phrase.test(plain));
  if (found) return { meaning: found[1], words: '' };
  const because = /^validation failed: *(\S.*)$/is.exec(text.trim())?.[1];
  return because ? { meaning: 'notAcceptedBecause', words: because } : null;
}
