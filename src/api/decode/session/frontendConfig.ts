/**
 * Decodes the operator's configuration of this front-end: a static file, and a part of the server's
 * configuration, which overrides the file. Both have the same keys: some describe the instance, the
 * others are defaults of settings.
 */
import type { InstanceConfig } from '@/domain/session/instance';
import { readSettings, type Settings } from '@/domain/settings/settings';
import type { WireFrontendConfigurations } from '@/api/wire/instance';
import { fieldsOf, pictureOf, stringOf } from '@/api/decode/engine/read';

export interface FrontendConfig {
  instance: Partial<InstanceConfig>;
  /** The operator's defaults for the reader's settings. */
  settings: Partial<Settings>;
}

type Reader<Name extends keyof InstanceConfig> = (value: unknown) => InstanceConfig[Name] | null;

const flag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const path = (value: unknown): string | null => {
  const text = stringOf(value);
  return text !== null && /^\/(?![/\\])/.test(text) ? text : null;
};

/** Reads a CSS length; operators write a bare zero as a number. */
function length(value: unknown): string | null {
  if (value === 0) return '0';
  const text = stringOf(value);
  return text !== null && /^[\d.]+(px|em|rem|vw|vh|%)?$/.test(text) ? text : null;
}

const readers = {
  background: pictureOf,
  logo: pictureOf,
  logoMask: flag,
  logoMargin: length,
  logoLeft: flag,
  hideSitename: flag,
  nsfwCensorImage: pictureOf,
  loginMethod: (value) => (value === 'password' || value === 'token' ? value : null),
  redirectRootLogin: path,
  redirectRootNoLogin: path,
  showInstanceSpecificPanel: flag,
  showFeaturesPanel: flag,
  disableUpdateNotification: flag,
  embeddedToS: flag,
} satisfies { [Name in keyof InstanceConfig]?: Reader<Name> };

/**
 * Decodes a configuration; missing and invalid values are left out, so that they do not hide
 * earlier ones.
 */
export function decodeFrontendConfig(input: unknown): FrontendConfig {
  const wire = fieldsOf<Record<string, unknown>>(input);
  const entries = Object.entries(readers).flatMap(([name, read]) => {
    const value = Object.hasOwn(wire, name) ? read(wire[name]) : null;
    return value === null ? [] : [[name, value]];
  });
  return {
    instance: Object.fromEntries(entries) as Partial<InstanceConfig>,
    settings: withoutNull(readSettings(wire, 'fromInstance')),
  };
}

/** Decodes the part of `/api/pleroma/frontend_configurations` for clients like this one. */
export const decodeBackendConfig = (input: unknown): FrontendConfig =>
  decodeFrontendConfig(fieldsOf<WireFrontendConfigurations>(input).pleroma_fe);

/** Merges configurations; the last one to set a value wins. */
export function mergeFrontendConfigs(...configs: readonly FrontendConfig[]): FrontendConfig {
  return {
    instance: Object.assign(
      {},
      ...configs.map(({ instance }) => instance),
    ) as Partial<InstanceConfig>,
    settings: Object.assign({}, ...configs.map(({ settings }) => settings)) as Partial<Settings>,
  };
}

/** Removes nulls: for an operator, null means that no choice was made. */
const withoutNull = (settings: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
