/** Recognises the content of a file that the reader picked for the theme editor. */
import { isTable } from '@/domain/settings/theme/themeForms';
import { readName, type ThemeDraft } from '@/domain/settings/theme/themeDraft';
import { readPaletteFile } from './paletteFile';
import { readThemeFile, VERSION_KEY, type Refusal } from './themeFile';

export type PickedTheme =
  | { kind: 'refused'; refusal: Refusal; version: string }
  /** `minor`: created by a slightly different version. */
  | { kind: 'theme'; draft: ThemeDraft; minor: boolean; partial: boolean }
  /** Created for another engine: as it looked there, and its source. */
  | { kind: 'engine'; snapshot: ThemeDraft; source: ThemeDraft; minor: boolean }
  | { kind: 'palettes'; palettes: ThemeDraft[] };

/** `null` stands for an unreadable file. */
export function readPickedTheme(text: string | null): PickedTheme {
  const json = parse(text ?? '');
  if (!isTable(json) || !Object.hasOwn(json, VERSION_KEY)) {
    const palettes = text === null ? null : readPaletteFile(text);
    if (palettes) return { kind: 'palettes', palettes };
    return { kind: 'refused', refusal: 'invalid', version: '' };
  }
  const read = readThemeFile(json);
  if (!read.ok) {
    const version = json[VERSION_KEY];
    return {
      kind: 'refused',
      refusal: read.refusal,
      version: typeof version === 'number' ? String(version) : '',
    };
  }
  const { source, snapshot, advice, minorDiffers: minor } = read.file;
  const name = readName(read.file.name);
  if (advice === 'ask' && source && snapshot) {
    return {
      kind: 'engine',
      snapshot: { name, source: snapshot },
      source: { name, source },
      minor,
    };
  }
  const only = source ?? snapshot;
  if (!only) return { kind: 'refused', refusal: 'invalid', version: '' };
  return { kind: 'theme', draft: { name, source: only }, minor, partial: advice === 'snapshot' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
