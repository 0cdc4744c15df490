/** Account security: sessions of other clients, the second factor, aliases. */

export interface OauthSession {
  id: string;
  appName: string;
  /** A time; null if the server does not say. */
  validUntil: string | null;
}

/** The setup data for an authenticator. */
export interface TotpSetup {
  key: string;
  uri: string;
}

/** Forms that are sent separately, by the keys of their requests. */
export const securityForms = {
  email: 'security-email',
  password: 'security-password',
  deletion: 'security-deletion',
  move: 'security-move',
  alias: 'security-alias',
  factor: 'security-factor',
} as const;

export type SecurityForm = keyof typeof securityForms;

/** The keys of the requests on opening the tab. */
export const securityRequests = {
  aliases: 'security-aliases',
  sessions: 'security-sessions',
  factor: 'security-factor-state',
} as const;
