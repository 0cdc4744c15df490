/** Fetches the instance's theme files. They are public, so no token is sent. */
import { isThemeForm, type ThemeForm } from '@/domain/settings/theme/themeForms';
import { decodeStyles, type ThemeList } from '@/domain/settings/theme/themeList';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';

const STYLES = '/static/styles.json';

/** GET /static/styles.json */
export async function fetchThemes(to: Connection): Promise<ThemeList> {
  const { data } = await request({ ...to, token: null }, STYLES);
  const themes = decodeStyles(data);
  if (!themes) throw malformed(STYLES, 'the answer is no list of themes');
  return themes;
}

/** GET an address from the list, on any host. Throws also if it is not an address. */
export async function fetchTheme(to: Connection, address: string): Promise<ThemeForm> {
  const { protocol, origin, pathname, search } = new URL(address, to.origin);
  if (!/^https?:$/.test(protocol)) throw malformed(address, 'not a web address');
  const from = { ...to, origin, token: null };
  const { data } = await request(from, pathname + search);
  if (!isThemeForm(data)) throw malformed(pathname, 'the answer is no theme');
  return data;
}

const malformed = (path: string, reason: string) =>
  new ApiError({ kind: 'malformed', path, reason });
