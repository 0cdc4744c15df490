/** Writes themes for files: the author's version, and a snapshot for other engines. */
import { toHex } from '@/lib/colour';
import { computeColours, type Palette } from '@/domain/settings/theme/computeColours';
import { fontsOf, radiiOf } from '@/domain/settings/theme/computeTheme';
import type { ThemeDraft } from '@/domain/settings/theme/themeDraft';
import type { Table } from '@/domain/settings/theme/themeForms';
import { ENGINE_VERSION } from './legacyThemeFormats';
import {
  defaultOpacities,
  defaultShadows,
  type Shadow,
  type ThemeSource,
} from '@/domain/settings/theme/themeParts';
import { shadowColour, shadowNames } from '@/domain/settings/theme/themeShadows';
import { FILE_VERSION, VERSION_KEY } from './themeFile';

/** The stored theme, by the names of the settings. */
interface KeptTheme {
  customThemeSource: Table;
  customTheme: Table;
}

export function keepTheme({ name, source }: ThemeDraft): KeptTheme {
  return {
    customThemeSource: { name, ...writeSource(source) },
    customTheme: { name, ...writeSnapshot(source) },
  };
}

export function writeThemeFile({ name, source }: ThemeDraft): string {
  const file = {
    [VERSION_KEY]: FILE_VERSION,
    name,
    theme: writeSnapshot(source),
    source: writeSource(source),
  };
  return JSON.stringify(file, null, 2);
}

export function writeSource({ fonts, ...parts }: ThemeSource): Table {
  return { themeEngineVersion: ENGINE_VERSION, ...parts, fonts: wrapped(fonts) };
}

/** Returns every slot with its final value. */
export function writeSnapshot(source: ThemeSource): Table {
  const palette = computeColours(source);
  const colors = Object.entries(palette).map(([slot, colour]) => [
    slot,
    colour.a === 0 ? 'transparent' : toHex(colour),
  ]);
  const shadows = shadowNames.map((name) => [
    name,
    (source.shadows[name] ?? defaultShadows[name]).map((shadow) => solid(shadow, name, palette)),
  ]);
  return {
    colors: Object.fromEntries(colors),
    opacity: { ...defaultOpacities, ...source.opacity },
    radii: radiiOf(source),
    shadows: Object.fromEntries(shadows),
    fonts: wrapped(fontsOf(source)),
  };
}

const solid = (shadow: Shadow, name: (typeof shadowNames)[number], palette: Palette): Shadow => ({
  ...shadow,
  color: toHex(shadowColour(shadow, name, palette)),
});

const wrapped = (fonts: Partial<Record<string, string>>): Table =>
  Object.fromEntries(Object.entries(fonts).map(([name, family]) => [name, { family }]));
