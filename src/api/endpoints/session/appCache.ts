/** Checks the built files on the server. They are public, so no token is sent. */
import { stemOf } from '@/domain/session/appCache';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';

/** GET /index.html — under this name, servers add nothing to the page. */
export async function fetchIndexPage(to: Connection): Promise<string> {
  const from = { ...to, token: null };
  const { data } = await request(from, '/index.html', { expects: 'text' });
  return data;
}

const GONE: readonly (number | null)[] = [404, 410];

/**
 * HEAD — true if the file exists. Servers send their page for a missing file. Throws when unsure.
 */
export async function hasFile(to: Connection, path: string): Promise<boolean> {
  try {
    const { headers } = await request({ ...to, token: null }, path, {
      method: 'HEAD',
      expects: 'nothing',
    });
    const type = headers.get('content-type') ?? '';
    return stemOf(path).endsWith('.css') ? /css/.test(type) : /javascript/.test(type);
  } catch (error) {
    if (error instanceof ApiError && GONE.includes(error.status)) return false;
    throw error;
  }
}
