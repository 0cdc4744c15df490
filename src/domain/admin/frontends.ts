/** The front-ends that a server knows, their installed versions, and the one it shows. */
import { configValue, type ConfigEntry } from './adminConfig';
import { isMap, type ConfigValue } from './configValue';
import { PRIMARY_FRONTEND } from './adminSettings';

export interface Frontend {
  name: string;
  /** The address of its source. */
  git: string | null;
  /** The version that the server would install. */
  ref: string | null;
  installed: boolean;
  /** Empty also if the server does not list them. */
  installedRefs: string[];
}

export interface FrontendVersion {
  name: string;
  ref: string;
}

/** Describes a front-end that the server does not know yet. */
export interface FrontendSource {
  name: string;
  ref: string | null;
  /** The download address. */
  buildUrl?: string;
  /** Alternatively, a file on the server. */
  file?: string;
  /** The folder within the archive. */
  buildDir?: string;
}

const MAIN = 'pleroma-fe';
const MAIN_REFS = ['master', 'develop'];

/** Returns the offered versions, installed ones included. */
export function refsOf({ name, ref, installedRefs }: Frontend): string[] {
  const offered = name === MAIN ? MAIN_REFS : ref === null ? [] : [ref];
  return [...new Set([...offered, ...installedRefs])];
}

/** Returns the version that is installed by default. */
export const usualRef = (frontend: Frontend): string | null =>
  frontend.ref ?? refsOf(frontend)[0] ?? null;

export const hasRef = ({ installed, installedRefs }: Frontend, ref: string | null): boolean =>
  installedRefs.length > 0 ? ref !== null && installedRefs.includes(ref) : installed;

const textIn = (value: ConfigValue | undefined, name: string): string | null => {
  const text = isMap(value) ? (value[name] ?? value[`:${name}`]) : undefined;
  return typeof text === 'string' && text !== '' ? text : null;
};

/** Returns the configured front-end; null for the server's default. */
export function primaryFrontend(entries: readonly ConfigEntry[]): FrontendVersion | null {
  const value = configValue(entries, PRIMARY_FRONTEND);
  const name = textIn(value, 'name');
  return name === null ? null : { name, ref: textIn(value, 'ref') ?? '' };
}

/** Returns the value as a map, as the server expects it. */
export const primaryValue = ({ name, ref }: FrontendVersion): ConfigValue => ({ name, ref });
