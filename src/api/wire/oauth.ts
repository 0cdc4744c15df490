/** Applications, tokens, and the second factor. */
export interface WireApplication {
  id?: string;
  name?: string;
  website?: string | null;
  client_id: string;
  client_secret: string;
  redirect_uri?: string;
  redirect_uris?: string[];
  scopes?: string[];
  client_secret_expires_at?: number;
  vapid_key?: string;
}

export interface WireToken {
  id?: number;
  token_type: string;
  access_token: string;
  refresh_token?: string;
  /** Seconds; often a hundred years, too many for a timer. */
  expires_in?: number;
  scope?: string;
  /** Seconds since 1970. */
  created_at?: number;
  /** The account's address, in tokens of a user. */
  me?: string;
}
