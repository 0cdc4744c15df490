/** Fetches the instance's panel and terms. */
import { cleanOperatorHtml } from '@/api/decode/engine/html';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';

/** GET /instance/panel.html — cleaned HTML. */
export const fetchPanel = (to: Connection): Promise<string> =>
  fetchFragment(to, '/instance/panel.html');

/** GET /static/terms-of-service.html — cleaned HTML. */
export const fetchTerms = (to: Connection): Promise<string> =>
  fetchFragment(to, '/static/terms-of-service.html');

/** Fetches a fragment of HTML; for a missing file, servers send the whole index page. */
async function fetchFragment(to: Connection, path: string): Promise<string> {
  const { data, status } = await request(to, path, { expects: 'text' });
  if (/^\s*(<!--[\s\S]*?-->\s*)*<(!doctype|html)/i.test(data)) {
    throw new ApiError({ kind: 'malformed', path, status, reason: 'a page instead of a part' });
  }
  return cleanOperatorHtml(data).trim();
}
