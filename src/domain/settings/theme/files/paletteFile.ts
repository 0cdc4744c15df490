/**
 * Reads palette files: JSON with one (`["Label", bg, …]` or `{ name, bg, … }`) or with several by
 * id, and style files of newer engines with `@palette.Name { bg: #…; }` blocks.
 */
import { isTable, type Table } from '@/domain/settings/theme/themeForms';
import { readName, type ThemeDraft } from '@/domain/settings/theme/themeDraft';
import { readPalette } from '@/domain/settings/theme/themePalette';
import { readSource } from '@/domain/settings/theme/readThemeSource';

const MOST = 100;
const MOST_TEXT = 500_000;

/** Returns the palettes that have at least one colour; null for other files. */
export function readPaletteFile(text: string): ThemeDraft[] | null {
  if (text.length > MOST_TEXT) return null;
  const found = parseJson(text);
  const palettes = found === undefined ? readBlocks(text) : readJson(found);
  return palettes.length > 0 ? palettes.slice(0, MOST) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readJson(json: unknown): ThemeDraft[] {
  const one = readOne('', json);
  if (one) return [one];
  if (!isTable(json)) return [];
  return Object.entries(json).flatMap(([id, value]) => readOne(id, value) ?? []);
}

function readOne(id: string, value: unknown): ThemeDraft | null {
  if (Array.isArray(value)) {
    const { name, source } = readPalette(id, value);
    return hasColours(source.colors) ? { name: readName(name), source } : null;
  }
  if (!isTable(value)) return null;
  const source = readSource({ colors: value });
  return hasBackground(source.colors) ? { name: readName(value.name ?? id), source } : null;
}

const hasColours = (colors: Record<string, string>): boolean => Object.keys(colors).length > 0;

/** True if it has background and text: one key shared with a theme does not make a palette. */
const hasBackground = ({ bg, text }: Record<string, string>): boolean =>
  bg !== undefined && text !== undefined;

const BLOCK = /@palette(?:\.([\w-]{1,80}))?\s*\{([^{}]*)\}/g;
const LINE = /([\w-]+)\s*:\s*([^;{}]+)/g;
const META_NAME = /@meta\s*\{[^{}]*?\bname\s*:\s*([^;{}]+)/;

function readBlocks(text: string): ThemeDraft[] {
  const plain = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const title = readName(META_NAME.exec(plain)?.[1]);
  return [...plain.matchAll(BLOCK)].flatMap(([, label = '', lines = '']) => {
    const colors: Table = Object.create(null) as Table;
    for (const [, name = '', value = ''] of lines.matchAll(LINE)) colors[name] = value.trim();
    const words = label.replaceAll(/[-_]/g, ' ');
    const name = [title, words].filter(Boolean).join(' – ');
    return readOne(name, { ...colors, name }) ?? [];
  });
}
