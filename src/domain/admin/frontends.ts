/** Front-ends that a server knows, which versions of them it has, and which one it shows. */
import { configValue, type ConfigEntry } from './adminConfig';
import { isMap, type ConfigValue } from './configValue';
import { PRIMARY_FRONTEND } from './adminSettings';

export interface Frontend {
  name: string;
  /** Where its source is. */
  git: string | null;
  /** The version that the server would take. */
  ref: string | null;
  installed: boolean;
  /** Empty also where the server does not say which. */
  installedRefs: string[];
}

export interface FrontendVersion {
  name: string;
  ref: string;
}

/** For one that the server does not know yet. */
export interface FrontendSource {
  name: string;
  ref: string | null;
  /** Where it is downloaded from. */
  buildUrl?: string;
  /** Or a file on the server. */
  file?: string;
  /** The folder in the archive. */
  buildDir?: string;
}

const MAIN = 'pleroma-fe';
const MAIN_REFS = ['master', 'develop'];

/** The versions that are offered, those that are there already among them. */
export function refsOf({ name, ref, installedRefs }: Frontend): string[] {
  const offered = name === MAIN ? MAIN_REFS : ref === null ? [] : [ref];
  return [...new Set([...offered, ...installedRefs])];
}

/** The one that would be installed, were nothing chosen. */
export const usualRef = (frontend: Frontend): string | null =>
  frontend.ref ?? refsOf(frontend)[0] ?? null;

export const hasRef = ({ installed, installedRefs }: Frontend, ref: string | null): boolean =>
  installedRefs.length > 0 ? ref !== null && installedRefs.includes(ref) : installed;

const textIn = (value: ConfigValue | undefined, name: string): string | null => {
  const text = isMap(value) ? (value[name] ?? value[`:${name}`]) : undefined;
  return typeof text === 'string' && text !== '' ? text : null;
};

/** Null where the server shows what it comes with. */
export function primaryFrontend(entries: readonly ConfigEntry[]): FrontendVersion | null {
  const value = configValue(entries, PRIMARY_FRONTEND);
  const name = textIn(value, 'name');
  return name === null ? null : { name, ref: textIn(value, 'ref') ?? '' };
}

/** A map, as the server wants it. */
export const primaryValue = ({ name, ref }: FrontendVersion): ConfigValue => ({ name, ref });
