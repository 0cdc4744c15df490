/**
 * Reads theme files in every known form. A file can hold the author's version (`source`) and an
 * engine's result (`snapshot`); which to use depends on the source's engine.
 */
import type { ThemeSource } from '@/domain/settings/theme/themeParts';
import { ENGINE_VERSION, fromEngine2, fromVersion1 } from './legacyThemeFormats';
import { isTable, type Table } from '@/domain/settings/theme/themeForms';
import { readSource } from '@/domain/settings/theme/readThemeSource';

/** The version of the file format, not of the engine. */
export const FILE_VERSION = 2;
export const VERSION_KEY = '_pleroma_theme_version';

export type Refusal = 'invalid' | 'tooNew' | 'tooOld';

interface ThemeFile {
  name: string | null;
  source: ThemeSource | null;
  snapshot: ThemeSource | null;
  /** The version to use: `ask` if another engine's source and its snapshot may look different. */
  advice: 'source' | 'snapshot' | 'ask';
  /** Created by a slightly different version: warn only. */
  minorDiffers: boolean;
}

type ReadThemeFile = { ok: true; file: ThemeFile } | { ok: false; refusal: Refusal };

/** Reads a picked file; refuses one without a version. */
export function readThemeFile(json: unknown): ReadThemeFile {
  if (!isTable(json)) return refuse('invalid');
  const version = json[VERSION_KEY];
  if (typeof version !== 'number' || !Number.isFinite(version)) return refuse('invalid');
  const major = Math.floor(version);
  if (major > FILE_VERSION) return refuse('tooNew');
  if (major < 1) return refuse('tooOld');
  const file = major === 1 ? readFlat(json) : readParts(json);
  if (!file) return refuse('invalid');
  return { ok: true, file: { ...file, minorDiffers: version !== major } };
}

/** Reads a theme installed by the operator, of any age; returns the safest part, or null. */
export function readInstalledTheme(
  json: unknown,
): { name: string | null; theme: ThemeSource } | null {
  if (!isTable(json)) return null;
  const marked = readThemeFile(json);
  const file = marked.ok ? marked.file : null;
  const known = file ?? (json[VERSION_KEY] === undefined ? readFlat(json) : null);
  const theme = known && safePart(known);
  return theme ? { name: known.name, theme } : null;
}

/** Reads the reader's stored theme: the source, else the snapshot, else null. */
export function readKeptTheme(source: unknown, snapshot: unknown): ThemeSource | null {
  const file = isTable(source) || isTable(snapshot) ? readParts({ source, theme: snapshot }) : null;
  return file && (file.source && file.advice === 'source' ? file.source : safePart(file));
}

function safePart({ advice, source, snapshot }: ThemeFile): ThemeSource | null {
  return advice === 'source' ? source : (snapshot ?? source);
}

function readParts(json: Table): ThemeFile | null {
  const { source, theme } = json;
  if (!isTable(source) && !isTable(theme)) return null;
  const isCurrent = isTable(source) && source.themeEngineVersion === ENGINE_VERSION;
  const file = {
    name: nameOf(json),
    source: isTable(source) ? readSource(isCurrent ? source : fromEngine2(source)) : null,
    // A lone snapshot is from an engine that did not write sources yet.
    snapshot: isTable(theme) ? readSource(isTable(source) ? theme : fromEngine2(theme)) : null,
    minorDiffers: false,
  };
  const only = file.source ? 'source' : 'snapshot';
  const isOpen = file.source && file.snapshot && !isCurrent;
  return { ...file, advice: isOpen ? 'ask' : only };
}

function readFlat(json: Table): ThemeFile | null {
  const snapshot = readSource(fromVersion1(json));
  if (Object.keys(snapshot.colors).length === 0) return null;
  return { name: nameOf(json), source: null, snapshot, advice: 'snapshot', minorDiffers: false };
}

function nameOf({ name }: Table): string | null {
  return typeof name === 'string' && name !== '' ? name : null;
}

const refuse = (refusal: Refusal): ReadThemeFile => ({ ok: false, refusal });
