/** Short lists that administrators keep: relays, what may not sign up, and what is let in or not. */

export const serverListKinds = [
  'excludes',
  'headerBlocks',
  'headerAllows',
  'relays',
  'mail',
  'emails',
  'addresses',
] as const;

export type ServerListKind = (typeof serverListKinds)[number];

/** The measures against an address range, the mildest first. */
export const addressSeverities = [
  'sign_up_requires_approval',
  'sign_up_block',
  'no_access',
] as const;

export type AddressSeverity = (typeof addressSeverities)[number];

export interface ListedName {
  /** The address itself for relays, which have no ids. */
  id: string;
  /**
   * An address of a relay, a host, a range of addresses, the fingerprint of a mail address, or a
   * header with the expression that it is matched against.
   */
  name: string;
  since: string | null;
  /** A relay that does not follow back sends nothing yet; null where that is not told. */
  followsBack: boolean | null;
  /** Attempts to sign up with this provider in the last days; null elsewhere. */
  attempts: number | null;
  severity: AddressSeverity | null;
  comment: string;
  expiresAt: string | null;
}

export const plainName = (id: string, name: string): ListedName => ({
  id,
  name,
  since: null,
  followsBack: null,
  attempts: null,
  severity: null,
  comment: '',
  expiresAt: null,
});

/** A wish for a new entry. */
export interface NewName {
  name: string;
  severity: AddressSeverity;
  comment: string;
  /** Days; 0 for ever. */
  days: number;
}

/** A wish for an address range that is listed already. */
export interface ChangedAddress extends Pick<NewName, 'severity' | 'comment'> {
  /** Days from now on; 0 for ever, null if it ends as it would. */
  days: number | null;
}

export const listRequest = (kind: ServerListKind): string => `server list ${kind}`;
/** One change at a time to each list. */
export const listChangeRequest = (kind: ServerListKind): string => `server list ${kind} change`;

/** The question whether a mail address is blocked. */
export const EMAIL_CHECK = 'server list email check';

const HOST = /^[^\s@/:]+\.[^\s@/.:]+$/;
const MAIL = /^[^\s@]+@[^\s@/]+\.[^\s@/.]+$/;
const HEADER = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*(\S.*)$/;
const RANGE = /^[0-9a-f:.]+(?:\/\d{1,3})?$/i;

/** A filter of headers as one line, as requests have it. */
export const headerLine = (header: string, regex: string): string => `${header}: ${regex}`;

export function headerOf(line: string): { header: string; regex: string } {
  const [, header = '', regex = ''] = HEADER.exec(line) ?? [];
  return { header, regex };
}

/** Returns the name as the server wants it; null if it is none. */
export function nameFor(kind: ServerListKind, text: string): string | null {
  const name = text.trim();
  switch (kind) {
    case 'relays':
      return /^https:\/\/[^\s/]+\.[^\s/]+/i.test(name) ? name : null;
    case 'mail':
      return /^(?:\S+@)?[^\s@/]+\.[^\s@/.]+$/.test(name)
        ? name.replace(/^.*@/, '').toLowerCase()
        : null;
    case 'emails':
      return MAIL.test(name) ? name : null;
    case 'excludes':
      return HOST.test(name) ? name.toLowerCase() : null;
    case 'headerBlocks':
    case 'headerAllows': {
      const { header, regex } = headerOf(name);
      return regex === '' ? null : headerLine(header, regex);
    }
    case 'addresses':
      return RANGE.test(name) && /[.:]/.test(name) ? name.toLowerCase() : null;
  }
}
