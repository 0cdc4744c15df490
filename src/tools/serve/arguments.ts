/** Parses and explains the flags that `start`, `preview` and `demo` share. */
import { parseArgs } from 'node:util';
import type { DemoOptions } from '@/demo/options';
import { families, policies, rateLimitPresets } from '@/demo/options';
import { pseudoLocaleCode, languages } from '@/i18n/languages';
import { BadCall, runCommand } from '../command';

interface Flag {
  /** The placeholder of its value in the explanation; none for a switch. */
  value?: string;
  help: string;
}

const demoFlags = {
  port: { value: 'number', help: 'where to listen' },
  family: { value: families.join('|'), help: 'which server family to play (pleroma)' },
  seed: { value: 'number', help: 'another seed, another world (1)' },
  clock: {
    value: 'time',
    help: 'the time at which the world starts, such as 2026-11-21T12:00:00Z',
  },
  strict: { help: 'refuse undocumented parameters, wrong types and unknown scopes' },
  private: { help: 'nobody reads without signing in' },
  registrations: { value: 'on|off', help: 'whether newcomers may sign up (on)' },
  'rate-limits': { value: rateLimitPresets.join('|'), help: 'as that family has them (off)' },
  emoji: { value: 'number', help: 'so many more custom emoji, in packs (0)' },
  latency: { value: 'ms', help: 'wait so long before every answer (0)' },
  'fail-rate': { value: '0..1', help: 'the share of calls that fail (0)' },
} as const satisfies Record<string, Flag>;

/** The development server only listens on this machine. */
const hostFlag = {
  host: { value: 'address', help: 'which address to listen on, 0.0.0.0 for all (127.0.0.1)' },
} as const satisfies Record<string, Flag>;

const previewFlags = {
  policy: { value: policies.join('|'), help: 'whose content security policy to send (pleroma)' },
  'index-page': {
    value: 'pleroma|akkoma|none',
    help: 'what the server puts into the page (as the policy)',
  },
} as const satisfies Record<string, Flag>;

const startFlags = {
  instance: { value: 'address', help: 'use a real server instead of the embedded instance' },
  locale: { value: 'code', help: 'begin in this language; en-XA is English with accents' },
} as const satisfies Record<string, Flag>;

const flagsOf = {
  demo: { ...demoFlags, ...hostFlag },
  preview: { ...demoFlags, ...hostFlag, ...previewFlags },
  start: { ...demoFlags, ...startFlags },
} as const satisfies Record<string, Record<string, Flag>>;

const languageCodes = [...languages.map(({ code }) => code), pseudoLocaleCode];

type ToolName = keyof typeof flagsOf;

interface Arguments {
  demo: Partial<DemoOptions>;
  instance: string | null;
  locale: string | null;
}

export function readArguments(tool: ToolName, argv: readonly string[]): Arguments {
  const values = parse(flagsOf[tool], argv);
  const text = (name: string): string | null => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  const policy = oneOf('policy', text('policy'), policies);
  const indexPage = oneOf('index-page', text('index-page'), policies) ?? policy;
  const registrations = oneOf('registrations', text('registrations'), ['on', 'off']);
  const demo = withoutNulls<DemoOptions>({
    port: number('port', text('port'), 0, 65_535),
    host: text('host'),
    family: oneOf('family', text('family'), families),
    seed: number('seed', text('seed'), 0, 0xffffffff),
    clock: time(text('clock')),
    strict: values.strict === true ? true : null,
    isPrivate: values.private === true ? true : null,
    registrations: registrations === null ? null : registrations === 'on',
    rateLimits: oneOf('rate-limits', text('rate-limits'), rateLimitPresets),
    emoji: number('emoji', text('emoji'), 0, 100_000),
    latency: number('latency', text('latency'), 0, 600_000),
    failRate: number('fail-rate', text('fail-rate'), 0, 1),
    policy,
    indexPage,
  });
  return {
    demo,
    instance: address(text('instance')),
    locale: oneOf('locale', text('locale'), languageCodes),
  };
}

export function explain(tool: ToolName): string {
  const flags: Record<string, Flag> = flagsOf[tool];
  const rows = Object.entries(flags).map(([name, { value, help }]): [string, string] => [
    `--${name}${value === undefined ? '' : ` <${value}>`}`,
    help,
  ]);
  const width = Math.max(...rows.map(([flag]) => flag.length));
  const lines = rows.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`);
  const script = tool === 'start' ? 'npm start' : `npm run ${tool}`;
  return [`Usage: ${script} -- [flags]`, '', ...lines].join('\n');
}

function parse(
  flags: Record<string, Flag>,
  argv: readonly string[],
): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: 'value' in flag ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  return parseArgs({ args: [...argv], options }).values as Record<
    string,
    string | boolean | undefined
  >;
}

function oneOf<const Choice extends string>(
  name: string,
  text: string | null,
  choices: readonly Choice[],
): Choice | null {
  if (text === null) return null;
  const choice = choices.find((known) => known === text);
  if (choice === undefined) {
    throw new BadCall(`--${name} is one of ${choices.join(', ')}, not "${text}".`);
  }
  return choice;
}

function number(name: string, text: string | null, low: number, high: number): number | null {
  if (text === null) return null;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < low || value > high) {
    throw new BadCall(
      `--${name} is a number from ${String(low)} to ${String(high)}, not "${text}".`,
    );
  }
  return value;
}

function time(text: string | null): number | null {
  if (text === null) return null;
  const value = Date.parse(text);
  if (Number.isNaN(value)) {
    throw new BadCall(`--clock is a time such as 2026-11-21T12:00:00Z, not "${text}".`);
  }
  return value;
}

function address(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new BadCall(`--instance is an address such as https://social.example, not "${text}".`);
  }
  return url.origin;
}

function withoutNulls<Values>(values: { [Name in keyof Values]?: Values[Name] | null }) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Values>;
}

/** Runs a server with its parsed arguments, until it is stopped. */
export const runTool = (tool: ToolName, work: (given: Arguments) => Promise<void>): Promise<void> =>
  runCommand(explain(tool), async (argv) => {
    await work(readArguments(tool, argv)).catch((error: unknown) => {
      if (!isPortTaken(error)) throw error;
      const port = String(error.port);
      throw new BadCall(`Port ${port} is taken: give another one with --port <number>.`);
    });
    return 0;
  });

const isPortTaken = (error: unknown): error is Error & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
