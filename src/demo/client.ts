/**
 * Delivers the client as a server does: files of the bundle first, the index page for everything
 * else, with the content that the family puts in place of the marker.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOfReader, readdress } from './http/addresses';
import { findFile, sendFile } from './http/files';
import { renderFrontendConfigurations, renderInstance } from './render/instance';
import { renderNodeInfo } from './render/nodeInfo';
import { findByAcct } from './state/people';
import type { World } from './state/world';
import { escapeHtml } from './text/escape';

export const MARKER = '<!--server-generated-meta-->';
const PAGE_CACHE = 'max-age=0, private, must-revalidate';
const BUNDLE_CACHE = 'public, no-cache';

/** First segments that the server reserves; a bundle must not use them at any depth. */
const serverSegments = new Set(
  (
    'api oauth nodeinfo .well-known users objects activities notice tags inbox relay internal main ' +
    'ostatus_subscribe auth media proxy mailer manifest.json socket live phoenix pleroma akkoma web ' +
    'user_exists check_password registration'
  ).split(' '),
);

export const panelHtml =
  '<h3>Welcome to Reedbank</h3><p>A made-up instance for trying things out. See <a href="/about">about</a>.</p>\n';

export const termsHtml =
  '<h4>Terms of Service</h4>\n<p>Be kind. Everything here is forgotten when the instance stops.</p>\n';

export async function serveClient(
  world: World,
  request: Request,
  nonce: string,
): Promise<Response | null> {
  const { dist } = world.options;
  if (dist === null || !['GET', 'HEAD'].includes(request.method)) return null;
  const url = new URL(request.url);
  const path = decodeURIComponent(url.pathname);
  const isServers = path.split('/').some((segment) => serverSegments.has(segment));
  const file = isServers || path === '/' ? null : await findFile(dist, path);
  if (file !== null) return sendFile(request, file, BUNDLE_CACHE);
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return null;
  return new Response(
    page.replace(MARKER, () => injection(world, url, nonce)),
    {
      status: isUnknownNotice(world, path) ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': PAGE_CACHE },
    },
  );
}

function isUnknownNotice(world: World, path: string): boolean {
  const id = /^\/notice\/([^/]+)$/.exec(path)?.[1];
  return id !== undefined && !world.posts.has(id);
}

/** The content that replaces the marker; the marker itself where nothing is inserted. */
function injection(world: World, url: URL, nonce: string): string {
  const { indexPage } = world.options;
  // Other families do not know the front-end and insert nothing into its page.
  if (indexPage === 'none' || world.dialect === 'mastodon') return MARKER;
  const path = decodeURIComponent(url.pathname);
  const segments = path.split('/').filter((segment) => segment !== '');
  const profile = /^\/(?:users\/)?([^/]+)$/.exec(path)?.[1];
  const person = profile === undefined ? null : findByAcct(world, profile);
  const isPlain =
    segments[0] === 'registration' ||
    (segments.length === 1 && !person) ||
    isUnknownNotice(world, path);
  if (isPlain) return MARKER;
  const title = `<title>${escapeHtml(world.title)}</title>`;
  const attribute = indexPage === 'akkoma' ? ` nonce="${nonce}"` : '';
  const results = `<script id="initial-results" type="application/json"${attribute}>${initialResults(world, url.host)}</script>`;
  const tags = person
    ? `<meta content="${escapeHtml(`${person.displayName} (@${person.nickname}@${person.host ?? world.host})`)}" property="og:title">`
    : '';
  return tags + results + title;
}

/** The answers of the first calls, each as base64 of its JSON. */
function initialResults(world: World, host: string): string {
  const reader = addressOfReader(world, host);
  const write = (value: unknown) => readdress(JSON.stringify(value), world.origin, reader);
  const answers = {
    '/api/pleroma/frontend_configurations': renderFrontendConfigurations(world),
    '/api/v1/instance': renderInstance(world),
    '/instance/panel.html': panelHtml,
    '/nodeinfo/2.0.json': renderNodeInfo(world, '2.0'),
  };
  const coded = Object.entries(answers).map(([key, value]) => [
    key,
    Buffer.from(guard(write(value))).toString('base64'),
  ]);
  return guard(JSON.stringify(Object.fromEntries(coded)));
}

/** Escapes JSON for a page: no tag can begin in it. */
const guard = (json: string): string => json.replaceAll('/', '\\/').replaceAll('<', '\\u003C');
