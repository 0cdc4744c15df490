/** Assembles the routes of the server family and decides how other paths are answered. */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { serveClient } from './client';
import { addressOfReader, readdressAnswer } from './http/addresses';
import type { Route } from './http/call';
import { crossOrigin, preflight, securityHeaders } from './http/headers';
import type { Runtime } from './http/run';
import { run } from './http/run';
import { allRoutes } from './routes/all';
import { serveFiles } from './routes/files';
import { isServed } from './strict/served';

export function createApp(runtime: Runtime): Hono {
  const app = new Hono({ strict: false });
  // As the proxies in front of real servers do.
  app.use(compress({ threshold: 1_024 }));
  app.use(async (context, next) => {
    if (context.req.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: preflight });
    }
    await next();
    const reader = readerOf(runtime, context.req.raw);
    const { origin } = runtime.world;
    if (reader !== origin) context.res = await readdressAnswer(context.res, origin, reader);
    addHeaders(runtime, context, reader);
    return undefined;
  });
  for (const route of allRoutes) {
    if (belongs(runtime, route)) {
      app.on(route.method, route.path, (context) =>
        isServed(runtime.world.options.family, route.method, context.req.path)
          ? run(runtime, route, context)
          : answerRest(app, runtime, context),
      );
    }
  }
  app.notFound((context) => answerRest(app, runtime, context));
  return app;
}

const belongs = (runtime: Runtime, { families }: Route): boolean =>
  families === undefined || families.includes(runtime.world.dialect);

const nonces = new WeakMap<Request, string>();

function nonceOf(request: Request): string {
  const known = nonces.get(request);
  if (known !== undefined) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
}

const readerOf = ({ world }: Runtime, request: Request): string =>
  addressOfReader(world, new URL(request.url).host);

function addHeaders({ world }: Runtime, context: Context, origin: string): void {
  const { headers } = context.res;
  const add = (extra: Record<string, string>) => {
    Object.entries(extra).forEach(([name, value]) => {
      if (!headers.has(name)) headers.set(name, value);
    });
  };
  add(crossOrigin);
  const { policy } = world.options;
  if (policy !== 'none') {
    add(securityHeaders({ policy, origin, nonce: nonceOf(context.req.raw) }));
  }
}

/**
 * Forwards old paths of Pleroma to the new ones; answers the rest with a file, the client, or 404.
 */
async function answerRest(app: Hono, runtime: Runtime, context: Context): Promise<Response> {
  const { world } = runtime;
  const request = context.req.raw;
  const url = new URL(request.url);
  const old = /^\/api\/pleroma\/(?!v1\/)(.*)$/.exec(url.pathname)?.[1];
  if (old !== undefined && world.dialect === 'pleroma') {
    url.pathname = `/api/v1/pleroma/${old}`;
    return app.fetch(new Request(url, request));
  }
  if (/^\/api\/v1\/media\//.test(url.pathname)) return notRouted();
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/nodeinfo/')) {
    return Response.json({ error: 'Not implemented' }, { status: 404 });
  }
  return (
    (await serveFiles(world, context)) ??
    (await serveClient(world, request, nonceOf(request))) ??
    notRouted()
  );
}

const notRouted = (): Response =>
  Response.json({ errors: { detail: 'Page not found' } }, { status: 404 });
