/** The options of an embedded instance: its server family, its world, its faults. */

/** The API dialect that the server speaks. */
export type Dialect = 'pleroma' | 'akkoma' | 'mastodon';
/** Some servers speak a subset of Mastodon's dialect. */
export type Family = Dialect | 'gotosocial' | 'hollo';
export type RateLimitPreset = 'off' | 'pleroma' | 'mastodon';
/** The content security policy that is sent with every answer. */
export type Policy = 'pleroma' | 'akkoma' | 'none';

export const dialects = ['pleroma', 'akkoma', 'mastodon'] as const satisfies readonly Dialect[];
export const families = [...dialects, 'gotosocial', 'hollo'] as const satisfies readonly Family[];

export const dialectOf = (family: Family): Dialect =>
  family === 'pleroma' || family === 'akkoma' ? family : 'mastodon';
export const rateLimitPresets = [
  'off',
  'pleroma',
  'mastodon',
] as const satisfies readonly RateLimitPreset[];
export const policies = ['pleroma', 'akkoma', 'none'] as const satisfies readonly Policy[];

/** The steps that a new account requires. */
export interface SignUp {
  /** The staff has to approve the account. */
  approval: boolean;
  /** The address has to be confirmed by e-mail. */
  confirmation: boolean;
  /** Days; null where no birthday is required. */
  birthdayMinAge: number | null;
  captcha: 'none' | 'native' | 'kocaptcha';
  /** Each can be used once, even while registration is closed. */
  invites: readonly string[];
  /** False if the server cannot send e-mails. */
  mailer: boolean;
}

export interface DemoOptions {
  family: Family;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on. The control endpoints answer to this machine only in any case. */
  host: string;
  /**
   * The public address of the instance, used in links and pictures. By default it is the one
   * listened on, and readers who use another address see that one.
   */
  origin: string | null;
  /** Readers see the address that they use, even if `origin` is given. */
  followsHost: boolean;
  seed: number;
  /** The time at which the world starts (it runs on from there), or a clock function. */
  clock: number | (() => number) | null;
  /** Refuses parameters, types and scopes that the family's documents do not name. */
  strict: boolean;
  /** Only signed-in people can read. */
  isPrivate: boolean;
  registrations: boolean;
  signUp: SignUp;
  /** The operator's settings for the client, on top of the usual front-end configuration. */
  frontend: Readonly<Record<string, unknown>>;
  /** True if administrators may configure the server; otherwise its configuration is a file. */
  configFromDatabase: boolean;
  rateLimits: RateLimitPreset;
  /** The number of custom emoji in packs, beside the usual handful. */
  emoji: number;
  /** Milliseconds before every answer. */
  latency: number;
  /** The share of API calls that answer 500 or 502. */
  failRate: number;
  /** A built client to serve, or none. */
  dist: string | null;
  policy: Policy;
  /** The family whose content replaces the marker in the index page; `none` leaves it as it is. */
  indexPage: 'pleroma' | 'akkoma' | 'none';
}

export const defaultOptions: DemoOptions = {
  family: 'pleroma',
  port: 0,
  host: '127.0.0.1',
  origin: null,
  followsHost: false,
  seed: 1,
  clock: null,
  strict: false,
  isPrivate: false,
  registrations: true,
  signUp: {
    approval: false,
    confirmation: false,
    birthdayMinAge: null,
    captcha: 'none',
    invites: [],
    mailer: true,
  },
  frontend: {},
  configFromDatabase: true,
  rateLimits: 'off',
  emoji: 0,
  latency: 0,
  failRate: 0,
  dist: null,
  policy: 'none',
  indexPage: 'none',
};
