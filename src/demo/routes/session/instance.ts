/** Public routes that describe the instance. */
import { open, pleromaLike, pleromaOnly, Reply } from '../../http/call';
import type { Route } from '../../http/call';
import { refuse } from '../../http/refusal';
import { renderEmojiList, renderEmojiTable } from '../../render/emoji';
import {
  peersOf,
  renderFrontendConfigurations,
  renderInstance,
  renderInstanceV2,
} from '../../render/instance';
import { instancePageRoutes } from './instancePages';
import { nodeInfoPaths, renderNodeInfo } from '../../render/nodeInfo';
import { publicRules } from '../../state/admin/rules';
import type { World } from '../../state/world';

const SILENT_SINCE = '2026-02-01 09:30:00';

const schema = (version: string) =>
  `application/json; profile=http://nodeinfo.diaspora.software/ns/schema/${version}#; charset=utf-8`;

function nodeInfo(world: World, path: string): Reply {
  const version = (['2.0', '2.1'] as const).find((one) => nodeInfoPaths(world)[one] === path);
  if (!version) throw refuse(404, 'Nodeinfo schema version not handled');
  return new Reply({
    body: renderNodeInfo(world, version),
    headers: { 'content-type': schema(version) },
  });
}

const manifest = (world: World) => ({
  background_color: '#191b22',
  categories: ['social'],
  description: world.description,
  display: 'standalone',
  icons: [{ src: '/static/logo.svg', type: 'image/svg+xml' }],
  name: world.title,
  scope: world.origin,
  serviceworker: { src: '/sw.js' },
  start_url: '/',
  theme_color: '#282c37',
});

export const instanceRoutes: Route[] = [
  open({
    method: 'GET',
    path: '/api/v1/instance',
    isPrivate: 'open',
    handle: ({ world }) => renderInstance(world),
  }),
  open({
    method: 'GET',
    path: '/api/v2/instance',
    isPrivate: 'open',
    families: ['pleroma', 'mastodon'],
    handle: ({ world }) => renderInstanceV2(world),
  }),
  open({
    method: 'GET',
    path: '/nodeinfo/:version',
    isPrivate: 'open',
    handle: ({ world, url }) => nodeInfo(world, url.pathname),
  }),
  open({
    method: 'GET',
    path: '/.well-known/nodeinfo',
    isPrivate: 'open',
    handle: ({ world }) => ({
      links: Object.entries(nodeInfoPaths(world)).map(([version, path]) => ({
        href: `${world.origin}${path}`,
        rel: `http://nodeinfo.diaspora.software/ns/schema/${version}`,
      })),
    }),
  }),
  open({
    method: 'GET',
    path: '/api/pleroma/frontend_configurations',
    families: pleromaLike,
    isPrivate: 'open',
    handle: ({ world }) => renderFrontendConfigurations(world),
  }),
  ...(['/api/v1/pleroma/emoji', '/api/pleroma/emoji.json', '/api/pleroma/emoji'] as const).map(
    (path) =>
      open({
        method: 'GET',
        path,
        families: path === '/api/v1/pleroma/emoji' ? pleromaLike : pleromaOnly,
        isPrivate: 'open',
        handle: ({ world }) => renderEmojiTable(world),
      }),
  ),
  open({
    method: 'GET',
    path: '/api/v1/custom_emojis',
    isPrivate: 'open',
    handle: ({ world }) => renderEmojiList(world),
  }),
  open({
    method: 'GET',
    path: '/api/v1/instance/peers',
    isPrivate: 'open',
    handle: ({ world }) => peersOf(world),
  }),
  open({
    method: 'GET',
    path: '/api/v1/instance/rules',
    families: ['pleroma', 'mastodon'],
    handle: ({ world }) => publicRules(world),
  }),
  ...instancePageRoutes,
  open({
    method: 'GET',
    path: '/api/v1/pleroma/federation_status',
    families: pleromaLike,
    // The last known server has been silent for a while.
    handle: ({ world }) => ({
      unreachable: Object.fromEntries(
        peersOf(world)
          .slice(-1)
          .map((host) => [host, SILENT_SINCE]),
      ),
    }),
  }),
  open({
    method: 'GET',
    path: '/api/v1/pleroma/healthcheck',
    families: pleromaLike,
    isPrivate: 'open',
    handle: () => ({
      active: 2,
      healthy: true,
      idle: 9,
      job_queue_stats: { processed_jobs: 0, queues: {}, workers: {} },
      memory_used: 78.63,
      pool_size: 10,
    }),
  }),
  open({
    method: 'GET',
    path: '/api/v1/trends',
    families: pleromaLike,
    handle: () => [],
  }),
  open({
    method: 'GET',
    path: '/manifest.json',
    isPrivate: 'open',
    handle: ({ world }) => manifest(world),
  }),
];
