/** Which paths belong to the server and not to the client, and how calls to them are passed on. */
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
  // What the bundle brings itself is answered before the proxy is asked.
  '/static',
];

/** Whole segments only: `/oauth-callback` is a page of the client. */
export function isServerPath(path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/**
 * The server's own page for signing in, opened where it lives: its forms, cookies and rules are for
 * that origin. It sends the reader back to us by the address of the client.
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

/** A real server should see a reader of its own pages, and no cookies of ours. */
function disguise(request: ClientRequest, target: string): void {
  request.removeHeader('cookie');
  if (request.hasHeader('origin')) request.setHeader('origin', target);
  if (request.hasHeader('referer')) request.setHeader('referer', `${target}/`);
}
