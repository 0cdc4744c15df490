/** The bundled themes, read from their files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeForm } from '@/domain/settings/theme/themeForms';
import { readTheme, type NamedTheme } from '@/domain/settings/theme/themePalette';
import { decodeStyles } from '@/domain/settings/theme/themeList';

const STATIC = join(__dirname, '../../../static');

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(STATIC, path), 'utf8')) as unknown;

export function shippedThemes(): NamedTheme[] {
  const list = decodeStyles(readJson('styles.json'));
  if (!list) throw new Error('static/styles.json is no list of themes');
  return list.order.map((id) => {
    const file = list.files[id];
    const form = file ? readJson(file.replace(/^\/static\//, '')) : list.forms[id];
    const theme = readTheme(id, form as ThemeForm);
    if (!theme) throw new Error(`The theme ${id} of static/styles.json cannot be read`);
    return theme;
  });
}
