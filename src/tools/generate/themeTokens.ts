/**
 * The generated part of `tokens.css`: the values of the default themes, and the rules that set the
 * text colours of a surface for everything on it.
 */
import { computeTheme } from '@/domain/settings/theme/computeTheme';
import { LIGHT_THEME_ID } from '@/domain/settings/theme/themeChoice';
import { lightForm } from '@/domain/settings/theme/themeForms';
import { fallbackTheme, readTheme } from '@/domain/settings/theme/themePalette';
import { contexts } from '@/domain/settings/theme/semanticColours';
import { format } from './format';

const MARK = '/* From here on written by `npm run tokens`';

function handwrittenPart(tokens: string): string {
  const [before = '', ...after] = tokens.split(MARK);
  if (after.length !== 1) throw new Error(`tokens.css must contain once: ${MARK}`);
  return before;
}

function lightTheme() {
  const theme = readTheme(LIGHT_THEME_ID, lightForm);
  if (!theme) throw new Error('The light default theme cannot be read.');
  return theme;
}

/** The whole file with a new generated part. */
export function renderTokens(tokens: string): string {
  const { scheme, variables } = computeTheme(fallbackTheme.source);
  const values = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);
  const light = computeTheme(lightTheme().source);
  const others = Object.entries(light.variables)
    .filter(([name, value]) => value !== variables[name])
    .map(([name, value]) => `${name}: ${value};`);
  const rules = [
    `:root { color-scheme: ${scheme}; ${values.join('\n')} }`,
    `:root[data-scheme='light'] { color-scheme: ${light.scheme}; ${others.join('\n')} }`,
    ...contexts.map((context) => bindInks(context, Object.keys(variables))),
  ];
  const mark = `${MARK}: the engine's values for the default themes. */`;
  const text = [handwrittenPart(tokens) + mark, ...rules].join('\n\n');
  return format('tokens.css', text);
}

function bindInks(context: string, names: string[]): string {
  const prefix = `--${context}-`;
  const inks = names.filter((name) => name.startsWith(prefix));
  const bindings = inks.map((name) => `--${name.slice(prefix.length)}: var(${name});`);
  return `[data-surface='${context}'] {
    ${bindings.join('\n')}
    color: var(--text);
    background-color: var(--surface-${context});
  }`;
}
