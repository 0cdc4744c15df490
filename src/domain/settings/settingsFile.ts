/**
 * Settings files: the reader's choices in this browser, without those of the account, in the format
 * that clients of these servers share.
 */
import { readSettings, type Settings } from './settings';

const VERSION_KEY = '_pleroma_settings_version';
const MAJOR = 1;
const MINOR = 0;

/** The theme settings, which are large and often exported separately. */
const themeNames = ['customTheme', 'customThemeSource'] as const;

export function writeSettingsFile(chosen: Partial<Settings>, withTheme: boolean): string {
  const kept: Partial<Settings> = { ...chosen };
  if (!withTheme) for (const name of themeNames) Reflect.deleteProperty(kept, name);
  return JSON.stringify({ ...kept, [VERSION_KEY]: [MAJOR, MINOR] }, null, 2);
}

export type SettingsRefusal = 'invalid' | 'tooNew' | 'tooOld';

type ReadSettingsFile =
  | { ok: true; settings: Partial<Settings>; slightlyNew: boolean }
  | { ok: false; refusal: SettingsRefusal; version: string };

/** Reads a settings file; drops unknown settings and invalid values. */
export function readSettingsFile(text: string): ReadSettingsFile {
  const json = parse(text);
  const version = json?.[VERSION_KEY];
  if (!json || !Array.isArray(version) || !version.every(Number.isInteger)) {
    return { ok: false, refusal: 'invalid', version: '' };
  }
  const [major = 0, minor = 0] = version as number[];
  const told = version.join('.');
  if (major > MAJOR) return { ok: false, refusal: 'tooNew', version: told };
  if (major < MAJOR) return { ok: false, refusal: 'tooOld', version: told };
  return { ok: true, settings: readSettings(json), slightlyNew: minor > MINOR };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    const isTable = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isTable ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The version in files. */
export const OUR_VERSION = `${MAJOR}.${MINOR}`;
