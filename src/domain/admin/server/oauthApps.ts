/** The applications that are registered at the own server, without their secrets. */

export interface OauthApp {
  id: string;
  name: string;
  clientId: string;
  /** Separated by white space. */
  redirectUris: string;
  website: string;
  trusted: boolean;
  /** Null where the server does not tell them. */
  scopes: string[] | null;
}

export interface OauthAppPage {
  apps: OauthApp[];
  /** There may be further pages. */
  full: boolean;
}

export interface OauthAppFilter {
  /** A whole name or a whole client ID; empty for all. */
  words: string;
  /** The server lists trusted ones or the others, never both. */
  trusted: boolean;
}

/** The form; without an id it is a new application. */
export interface OauthAppDraft {
  id: string | null;
  name: string;
  redirectUris: string;
  /** Separated by white space; empty keeps those that the server does not tell. */
  scopes: string;
  website: string;
  trusted: boolean;
}

export const newOauthApp: OauthAppDraft = {
  id: null,
  name: '',
  redirectUris: 'urn:ietf:wg:oauth:2.0:oob',
  scopes: 'read write follow push',
  website: '',
  trusted: false,
};

export const draftOf = ({ scopes, clientId: _clientId, ...app }: OauthApp): OauthAppDraft => ({
  ...app,
  redirectUris: partsOf(app.redirectUris).join('\n'),
  scopes: scopes?.join(' ') ?? '',
});

export const OAUTH_APPS = 'oauth apps';
export const MORE_OAUTH_APPS = 'oauth apps more';
export const OAUTH_APPS_CHANGE = 'oauth apps change';
export const OAUTH_SECRET = 'oauth app secret';

export const partsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const isComplete = ({ name, redirectUris }: OauthAppDraft): boolean =>
  name.trim() !== '' && partsOf(redirectUris).length > 0;

/** As the servers make them: 32 bytes in base64. */
const CLIENT_ID = /^[\w-]{40,}=?$/;

export const looksLikeClientId = (words: string): boolean => CLIENT_ID.test(words);

/** True if the draft was saved as this application. */
export const isSavedAs = (app: OauthApp, { name, redirectUris }: OauthAppDraft): boolean =>
  app.name === name.trim() &&
  partsOf(app.redirectUris).join(' ') === partsOf(redirectUris).join(' ');
