/** Fetches a file as the doctor needs it: uncached, without credentials, with a timeout. */
import type { Answer } from './siteAccess';

const PATIENCE = 15_000;

/** The addresses of the client's page. Other files are asked for as the client asks. */
const pages = new Set(['/', '/index.html']);

/** Proxies send the page only to those who name HTML, and the server's data to everybody else. */
const acceptedAt = (address: string): string =>
  pages.has(new URL(address).pathname) ? 'text/html,*/*;q=0.8' : '*/*';

export const createSiteFetch =
  (send: typeof fetch) =>
  async (address: string): Promise<Answer> => {
    try {
      const response = await send(address, {
        cache: 'no-store',
        credentials: 'omit',
        headers: { accept: acceptedAt(address) },
        signal: AbortSignal.timeout(PATIENCE),
      });
      const bytes = await response.arrayBuffer();
      return {
        kind: 'sent',
        status: response.status,
        header: (name) => response.headers.get(name),
        text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
        size: bytes.byteLength,
      };
    } catch {
      return { kind: 'unreachable' };
    }
  };
