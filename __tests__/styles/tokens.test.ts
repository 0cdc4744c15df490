import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeTheme } from '@/domain/settings/theme/computeTheme';
import { fallbackTheme } from '@/domain/settings/theme/themePalette';
import { LIGHT_THEME_ID } from '@/domain/settings/theme/themeChoice';
import { isLight } from '@/domain/settings/theme/themeForms';
import { themeEngine } from '@/domain/settings/theme/themeEngine';
import { contexts } from '@/domain/settings/theme/semanticColours';

const src = join(__dirname, '../../src');
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');
const read = (path: string) => withoutComments(readFileSync(join(src, path), 'utf8'));

const tokens = read('styles/tokens.css');
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

/** Returns the declarations of all rules with this selector; later ones override earlier ones. */
function declarations(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((part) => part.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/([\w-]+):([^;]+);/g)) {
      found[name] = oneLine(value);
    }
  }
  return found;
}

const root = declarations(':root');
const allFiles = readdirSync(src, { recursive: true, encoding: 'utf8' });

describe('tokens.css', () => {
  const { variables, scheme } = computeTheme(fallbackTheme.source);

  it('equals what the engine computes for the fallback theme (else: npm run tokens)', () => {
    expect(root).toMatchObject({ ...variables, 'color-scheme': scheme });
  });

  it('is the light default theme on a page that is marked as light (else: npm run tokens)', () => {
    const styles = JSON.parse(readFileSync(join(src, '../static/styles.json'), 'utf8'));
    expect(isLight(styles[LIGHT_THEME_ID])).toBe(true);
    const light = themeEngine.paintOf({ id: LIGHT_THEME_ID, form: styles[LIGHT_THEME_ID] });
    const marked = declarations(":root[data-scheme='light']");
    expect({ ...root, ...marked }).toMatchObject({
      ...light?.variables,
      'color-scheme': light?.scheme,
    });
    // Nothing that is the same in both is written twice.
    for (const [name, value] of Object.entries(marked)) expect(value).not.toBe(root[name]);
  });

  it('has a light skeleton for first visits, in the colours of the light default theme', () => {
    const styles = JSON.parse(readFileSync(join(src, '../static/styles.json'), 'utf8'));
    const light = themeEngine.paintOf({ id: LIGHT_THEME_ID, form: styles[LIGHT_THEME_ID] });
    const skeleton = declarations(':root:not([data-scheme]) .skeleton');
    expect(Object.keys(skeleton)).toHaveLength(4);
    expect(light?.variables).toMatchObject(skeleton);
  });

  it.each(contexts)('sets every text colour on the surface "%s"', (context) => {
    const prefix = `--${context}-`;
    const inks = Object.keys(variables).filter((name) => name.startsWith(prefix));
    expect(inks).toContain(`${prefix}text-faint`);
    const bound = declarations(`[data-surface='${context}']`);
    for (const ink of inks) expect(bound[`--${ink.slice(prefix.length)}`]).toBe(`var(${ink})`);
    expect(bound['background-color']).toBe(`var(--surface-${context})`);
    expect(bound.color).toBe('var(--text)');
  });

  it('explains the names in its opening comment', () => {
    const opening = readFileSync(join(src, 'styles/tokens.css'), 'utf8').split('*/')[0] ?? '';
    const named = [...opening.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((name) => !(name in root))).toEqual([]);
  });

  it('disables motion if the system or the reader wants it reduced', () => {
    expect(root['--fast']).toBe('150ms');
    expect(declarations(":root[data-motion='reduce']")).toEqual({
      '--fast': '0ms',
      '--calm': '0ms',
    });
    expect(tokens).toMatch(
      /@media \(prefers-reduced-motion: reduce\) \{\s*:root:not\(\[data-motion='allow'\]\) \{\s*--fast: 0ms;\s*--calm: 0ms;/,
    );
  });
});

describe('the style sheets', () => {
  it('use only custom properties that are set somewhere or have a fallback', () => {
    const contents = (end: string) => allFiles.filter((path) => path.endsWith(end)).map(read);
    const names = (texts: string[], pattern: RegExp) =>
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
    const known = new Set([
      ...names(contents('.css'), /(--[\w-]+)\s*:/g),
      ...names([...contents('.tsx'), ...contents('.ts')], /['"](--[\w-]+)['"]/g),
    ]);
    expect(known).toContain('--text-faint');
    const unknown = allFiles
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) =>
        names([read(path)], /var\(\s*(--[\w-]+)\s*\)/g)
          .filter((name) => !known.has(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });
});
