/** What an embedded instance can be told: which server family it plays, its world, its faults. */

/** In whose words the API speaks. */
export type Dialect = 'pleroma' | 'akkoma' | 'mastodon';
/** Some servers speak the words of Mastodon, and fewer of them. */
export type Family = Dialect | 'gotosocial' | 'hollo';
export type RateLimitPreset = 'off' | 'pleroma' | 'mastodon';
/** Whose content security policy goes with every answer. */
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

/** What newcomers have to do and to wait for. */
export interface SignUp {
  /** The staff has to agree. */
  approval: boolean;
  /** An e-mail has to be answered. */
  confirmation: boolean;
  /** Days; null where no birthday is asked for. */
  birthdayMinAge: number | null;
  captcha: 'none' | 'native' | 'kocaptcha';
  /** Each opens the door once, also where it is closed. */
  invites: readonly string[];
  /** Whether e-mails are written at all. */
  mailer: boolean;
}

export interface DemoOptions {
  family: Family;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on. The control endpoints answer to this machine only, whatever it is. */
  host: string;
  /**
   * The address of the instance, which readers see in links and pictures. By default it is the one
   * listened on, and those who come by another see that one.
   */
  origin: string | null;
  /** Readers see the address by which they come, also if another is given. */
  followsHost: boolean;
  seed: number;
  /** The time the world starts at (it runs on from there), or a clock of one's own. */
  clock: number | (() => number) | null;
  /** Refuses what the family's documents do not name: parameters, types, scopes. */
  strict: boolean;
  /** Nobody reads without signing in. */
  isPrivate: boolean;
  registrations: boolean;
  signUp: SignUp;
  /** What the operator set for the client, over the front-end configuration that is usual here. */
  frontend: Readonly<Record<string, unknown>>;
  /** Administrators may set the server up; else its configuration is a file. */
  configFromDatabase: boolean;
  rateLimits: RateLimitPreset;
  /** Custom emoji beside the usual handful, in packs. */
  emoji: number;
  /** Milliseconds before every answer. */
  latency: number;
  /** The share of API calls that answer 500 or 502. */
  failRate: number;
  /** A built client to serve, or none. */
  dist: string | null;
  policy: Policy;
  /** What replaces the marker in the index page; `none` leaves it as it is. */
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
