/**
 * What servers mean by the codes and set phrases of their refusals. Whatever else they say is for
 * people already, and is shown as it is.
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

export interface Meant {
  meaning: Meaning;
  /** The server's own words that belong to it. */
  words: string;
}

/** Whole texts only, whatever their case and the full stop behind them. */
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

/** Null for what no such phrase is. */
export function meaningOf(text: string): Meant | null {
  const plain = text.trim().replace(/\.$/, '').toLowerCase();
  const found = phrases.find(([phrase]) => phrase.test(plain));
  if (found) return { meaning: found[1], words: '' };
  const because = /^validation failed: *(\S.*)$/is.exec(text.trim())?.[1];
  return because ? { meaning: 'notAcceptedBecause', words: because } : null;
}
