/** Calls the handler of a route and writes its answer as the family does. */
import type { Context } from 'hono';
import { HOUR } from '../state/clock';
import type { World } from '../state/world';
import { countCall } from '../rateLimits';
import type { RateLimiter } from '../rateLimits';
import { COOKIE, admit, checkAccept, identify } from './authenticate';
import type { Call, Route } from './call';
import { Reply } from './call';
import { writeJson } from './json';
import { Params, readBody, readQuery } from './params';
import { checkStrictly } from '../strict/check';
import { Refusal, crash } from './refusal';

const JSON_TYPE = 'application/json; charset=utf-8';
const REPLAY_MEMORY = 6 * HOUR;

export interface Runtime {
  world: World;
  limiter: RateLimiter;
}

export async function run(runtime: Runtime, route: Route, context: Context): Promise<Response> {
  const { world } = runtime;
  const request = context.req.raw;
  const url = new URL(request.url);
  const headers = new Headers();
  try {
    const identity = identify(world, request, url);
    if (identity.setsCookie && identity.token && world.dialect !== 'mastodon') {
      headers.append(
        'set-cookie',
        `${COOKIE}=${identity.token.value}; path=/; HttpOnly; SameSite=Lax`,
      );
    }
    checkAccept(request, url);
    const replayed = findReplay(world, request, identity.token?.personId ?? '');
    if (replayed) return respond(replayed.status, replayed.body, headers, replayed.headers);
    const body = ['GET', 'HEAD'].includes(request.method) ? null : await readBody(request);
    const query = readQuery(url);
    const call: Call = {
      world,
      view: { world, viewer: identity.viewer },
      viewer: identity.viewer,
      token: identity.token,
      method: request.method,
      url,
      headers: request.headers,
      path: context.req.param(),
      params: new Params({ ...query, ...body }),
      hasBody: body !== null && Object.keys(body).length > 0,
    };
    admit(call, route, identity);
    if (world.options.strict) {
      const isJson = request.headers.get('content-type')?.includes('json') ?? false;
      const asked = { method: request.method, path: url.pathname, query, body, isJson };
      checkStrictly(world.options.family, asked);
    }
    countCall(
      runtime.limiter,
      call,
      route,
      request.headers.get('x-forwarded-for') ?? 'local',
      headers,
    );
    const answer: unknown = await route.handle(call);
    return finish(world, request, answer, headers, identity.token?.personId ?? '');
  } catch (error) {
    if (!(error instanceof Refusal)) {
      console.error(error);
      return writeRefusal(world, crash(), headers);
    }
    return writeRefusal(world, error, headers);
  }
}

function writeRefusal(world: World, { status, body }: Refusal, headers: Headers): Response {
  return respond(status, writeJson(world.dialect, body), headers, {
    'content-type': JSON_TYPE,
  });
}

function finish(
  world: World,
  request: Request,
  answer: unknown,
  headers: Headers,
  personId: string,
): Response {
  const parts = answer instanceof Reply ? answer.parts : { body: answer };
  const { status = 200, headers: more = {}, body, text, bytes } = parts;
  const payload = bytes ?? text ?? (body === undefined ? null : writeJson(world.dialect, body));
  const type = more['content-type'] ?? (body === undefined ? undefined : JSON_TYPE);
  const sent: Record<string, string> = {
    ...more,
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  const key = keyOf(world, request, personId);
  if (key !== null && typeof payload === 'string' && status < 300) {
    world.replays.set(key, {
      status,
      body: payload,
      type: type ?? JSON_TYPE,
      at: world.clock.now(),
    });
    sent['idempotency-key'] = request.headers.get('idempotency-key') ?? '';
  }
  return respond(status, payload, headers, sent);
}

/**
 * The idempotency key: Mastodon keeps keys per person and for posts only, the others for the whole
 * server.
 */
function keyOf(world: World, request: Request, personId: string): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || !['POST', 'PUT', 'PATCH'].includes(request.method)) return null;
  if (world.dialect !== 'mastodon') return key;
  return new URL(request.url).pathname === '/api/v1/statuses' ? `${personId}/${key}` : null;
}

function findReplay(world: World, request: Request, personId: string) {
  const key = keyOf(world, request, personId);
  const kept = key === null ? undefined : world.replays.get(key);
  if (!kept || world.clock.now() - kept.at > REPLAY_MEMORY) return null;
  return {
    status: kept.status,
    body: kept.body,
    headers: {
      'content-type': kept.type,
      'idempotency-key': request.headers.get('idempotency-key') ?? '',
      'idempotent-replayed': 'true',
    },
  };
}

function respond(
  status: number,
  body: string | Uint8Array | null,
  headers: Headers,
  more: Record<string, string>,
): Response {
  Object.entries(more).forEach(([name, value]) => {
    headers.set(name, value);
  });
  const payload = typeof body === 'string' || body === null ? body : new Uint8Array(body);
  return new Response(payload, { status, headers });
}
