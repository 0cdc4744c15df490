/** Decides which paths belong to the server, and forwards calls to them. */
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';

const prefixes = [
  '/api',
  '/oauth',
  '/nodeinfo',
  '/.well-known',
  '/media',
  '/proxy',
  '/emoji',
  '/images',
  '/instance',
  '/manifest.json',
  '/favicon.png',
  '/main/ostatus',
  '/auth',
  '/demo',
  '/socket',
  // Files of the bundle are served before the proxy is asked.
  '/static',
];

/** Matches whole segments only: `/oauth-callback` is a page of the client. */
export function isServerPath(path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/**
 * Redirects to the server's own login page, because its forms, cookies and policy only work on that
 * origin. The server then sends the reader back to the client's address.
 */
export function signInPage(target: string) {
  return {
    name: 'sign-in page',
    path: '/oauth/authorize',
    middleware: (
      { originalUrl = '' }: { originalUrl?: string },
      response: ServerResponse,
    ): void => {
      response.writeHead(302, { location: new URL(originalUrl, target).href });
      response.end();
    },
  };
}

export function serverProxy(target: string, isRemote: boolean) {
  return {
    context: isServerPath,
    target,
    ws: true,
    changeOrigin: isRemote,
    onProxyReq: (request: ClientRequest) => {
      if (isRemote) disguise(request, target);
    },
    onProxyReqWs: (request: ClientRequest) => {
      if (isRemote) disguise(request, target);
    },
    onProxyRes: ({ headers }: IncomingMessage) => {
      if (isRemote) delete headers['set-cookie'];
    },
  };
}

/** Makes the call look as if it came from the server's own pages, without our cookies. */
function disguise(request: ClientRequest, target: string): void {
  request.removeHeader('cookie');
  if (request.hasHeader('origin')) request.setHeader('origin', target);
  if (request.hasHeader('referer')) request.setHeader('referer', `${target}/`);
}
