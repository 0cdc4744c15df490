/** The types for applications, tokens and pending second factors. */

export interface Application {
  id: string;
  name: string;
  website: string | null;
  redirectUris: string[];
  scopes: string[];
  clientId: string;
  clientSecret: string;
}

export interface Token {
  id: number;
  value: string;
  refreshToken: string;
  /** Null for a token of the application itself. */
  personId: string | null;
  scopes: string[];
  createdAt: number;
  clientId: string;
}

export interface Code {
  clientId: string;
  personId: string;
  scopes: string[];
  redirectUri: string;
  /** The PKCE code challenge, where one was sent; the verifier must hash to it. */
  challenge: string | null;
  at: number;
}

export interface Challenge {
  personId: string;
  scopes: string[];
  clientId: string;
  at: number;
}

export interface OAuthState {
  applications: Map<string, Application>;
  tokens: Map<string, Token>;
  codes: Map<string, Code>;
  challenges: Map<string, Challenge>;
  /** The owners of shoutbox tokens. */
  chatTokens: Map<string, string>;
}

export function emptyOAuth(): OAuthState {
  return {
    applications: new Map(),
    tokens: new Map(),
    codes: new Map(),
    challenges: new Map(),
    chatTokens: new Map(),
  };
}
