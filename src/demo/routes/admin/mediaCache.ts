/** The cache of media from other servers, for administrators of the Pleroma family. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { missingField } from '../../http/refusal';
import { bannedMediaOf, setBannedMedia } from '../../state/admin/mediaCache';
import { needAdmin } from './staff';

const PAGE = 50;

function list({ world, params }: SignedIn): Json {
  const words = new RegExp(params.text('query') ?? '', 'i');
  const rows = bannedMediaOf(world).filter((url) => words.test(url));
  const size = params.number('page_size') ?? PAGE;
  const start = ((params.number('page') ?? 1) - 1) * size;
  return { urls: rows.slice(start, start + size), page_size: size, count: rows.length };
}

function urlsIn({ params }: SignedIn): string[] {
  const urls = params.list('urls');
  if (urls.length === 0) throw missingField('urls');
  return urls;
}

function purge(call: SignedIn): Json {
  const urls = urlsIn(call);
  if (call.params.flag('ban')) {
    const others = bannedMediaOf(call.world).filter((url) => !urls.includes(url));
    setBannedMedia(call.world, [...urls, ...others]);
  }
  return EMPTY;
}

function unban(call: SignedIn): Json {
  const urls = urlsIn(call);
  const left = bannedMediaOf(call.world).filter((url) => !urls.includes(url));
  setBannedMedia(call.world, left);
  return EMPTY;
}

const route = (method: 'GET' | 'POST', rest: string, handle: (call: SignedIn) => Json): Route =>
  user({
    method,
    path: `/api/v1/pleroma/admin/media_proxy_caches${rest}`,
    scopes: ['admin', `admin:${method === 'GET' ? 'read' : 'write'}:media_proxy_caches`],
    families: pleromaLike,
    handle: (call) => {
      needAdmin(call);
      return handle(call);
    },
  });

export const mediaCacheRoutes: Route[] = [
  route('GET', '', list),
  route('POST', '/purge', purge),
  route('POST', '/delete', unban),
];
