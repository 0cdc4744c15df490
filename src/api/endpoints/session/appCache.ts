/** The files of the program as the server has them now. They belong to everybody: no token goes along. */
import { stemOf } from '@/domain/session/appCache';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';

/** GET /index.html: by this name the page comes without what a server writes into it for a visit. */
export async function fetchIndexPage(to: Connection): Promise<string> {
  const from = { ...to, token: null };
  const { data } = await request(from, '/index.html', { cache: 'no-store', expects: 'text' });
  return data;
}

const GONE: readonly (number | null)[] = [404, 410];

/** HEAD the file: whether it is there. Servers give their page for what is not. Throws when unsure. */
export async function hasFile(to: Connection, path: string): Promise<boolean> {
  try {
    const { headers } = await request({ ...to, token: null }, path, {
      method: 'HEAD',
      cache: 'no-store',
      expects: 'nothing',
    });
    const type = headers.get('content-type') ?? '';
    return stemOf(path).endsWith('.css') ? /css/.test(type) : /javascript/.test(type);
  } catch (error) {
    if (error instanceof ApiError && GONE.includes(error.status)) return false;
    throw error;
  }
}
