/** What guards an account: sessions of other clients, a second factor, other names of the person. */

export interface OauthSession {
  id: string;
  appName: string;
  /** A moment; null where the server does not say. */
  validUntil: string | null;
}

/** What an authenticator has to know. */
export interface TotpSetup {
  key: string;
  uri: string;
}

/** Forms of which each is sent by itself; their names are also those of their requests. */
export const securityForms = {
  email: 'security-email',
  password: 'security-password',
  deletion: 'security-deletion',
  move: 'security-move',
  alias: 'security-alias',
  factor: 'security-factor',
} as const;

export type SecurityForm = keyof typeof securityForms;

/** What is read when the tab is opened. */
export const securityRequests = {
  aliases: 'security-aliases',
  sessions: 'security-sessions',
  factor: 'security-factor-state',
} as const;
