/** Other servers, and who may sign up, as servers send them to administrators. */

/** Blocked and allowed servers; GoToSocial has no severity, and allowed ones little else. */
export interface WireDomainRule {
  id: string;
  domain: string;
  created_at: string;
  severity?: string;
  reject_media?: boolean;
  reject_reports?: boolean;
  obfuscate?: boolean;
  public_comment?: string | null;
  private_comment?: string | null;
}

export interface WireEmailDomainBlock {
  id: string;
  domain: string;
  created_at: string;
  /** One for each of the last days. */
  history?: { day: string; accounts: string; uses: string }[];
}

export interface WireIpBlock {
  id: string;
  ip: string;
  severity: string;
  comment: string;
  created_at: string;
  expires_at: string | null;
}

/** The address itself is not stored. */
export interface WireCanonicalEmailBlock {
  id: string;
  canonical_email_hash: string;
}

/** GoToSocial's servers of which no drafts come any more. */
export interface WireExclude {
  id: string;
  domain: string;
  created_at: string;
  private_comment?: string;
}

/** GoToSocial's filter of requests. */
export interface WireHeaderFilter {
  id: string;
  header: string;
  regex: string;
  created_at: string;
}

/** Older servers send the bare address. */
export interface WireRelay {
  actor: string;
  followed_back: boolean;
}

export interface WireMeasure {
  key: string;
  total: string;
}
