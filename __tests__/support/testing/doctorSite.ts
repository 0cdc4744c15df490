/** A whole instance as files for the doctor to check: intact, or with parts of it broken. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInstance } from '@/api/decode/session/readInstance';
import { nodeinfoPathOf } from '@/api/decode/session/instance';
import { contentSecurityPolicy, type PolicyInput } from '@/demo/http/headers';
import type { SiteAccess, SocketOutcome } from '@/doctor/site/siteAccess';
import { inProject } from '@/tools/project';
import { ORIGIN } from '../context';

export interface SiteFile {
  body: string;
  status?: number;
  headers: Record<string, string>;
}

export type Change = (file: SiteFile) => SiteFile;

export interface Broken {
  /** Replaced files by path; null for a missing one. */
  files?: Record<string, Change | null>;
  /** The outcomes of sockets by path. */
  sockets?: Record<string, SocketOutcome>;
  runningScripts?: readonly string[];
}

const types: Record<string, string> = {
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

const LONG = 'public, max-age=1209600';
const typeOf = (name: string): string => types[path.extname(name)] ?? 'application/json';
const plain = (name: string, body: string, more: Record<string, string> = {}): SiteFile => ({
  body,
  headers: { 'content-type': typeOf(name), ...more },
});

export const SCRIPT = '/static/js/app.0123456789.js';
const RAW_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <!--server-generated-meta-->
    <script defer src="${SCRIPT}"></script>
    <link href="/static/css/first.0123456789.css" rel="stylesheet">
  </head>
  <body><div id="app"></div></body>
</html>
`;

/** Reads the fixture directly, because the fixture replayer needs more than a page has. */
function fixtureBody(name: string): unknown {
  const text = readFileSync(inProject('__tests__/fixtures', `${name}.json`), 'utf8');
  return (JSON.parse(text) as { response: { body: unknown } }).response.body;
}

const coded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

export const policyOf = (policy: PolicyInput['policy'], origin = ORIGIN): string =>
  contentSecurityPolicy({ policy, origin, nonce: 'NONCE' });

function operatorsFiles(): Record<string, SiteFile> {
  const folder = inProject('static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => path.extname(name) in types && name !== 'index.html');
  return Object.fromEntries(
    names.map((name) => {
      const body = readFileSync(path.join(folder, name), 'utf8');
      return [`/static/${name}`, plain(name, body)];
    }),
  );
}

function soundFiles(): Record<string, SiteFile> {
  const bodies = {
    '/api/v1/instance': fixtureBody('boot/instance-v1'),
    '/nodeinfo/2.0.json': fixtureBody('boot/nodeinfo-2.0'),
    '/api/pleroma/frontend_configurations': { pleroma_fe: { background: '/images/city.jpg' } },
    '/api/v1/timelines/public': fixtureBody('timelines/public'),
  };
  const given = JSON.stringify({ '/api/v1/instance': coded(bodies['/api/v1/instance']) });
  const injected = `<script id="initial-results" type="application/json">${given}</script>`;
  const packed = { 'cache-control': LONG, 'content-encoding': 'br' };
  return {
    ...operatorsFiles(),
    '/index.html': plain('index.html', RAW_PAGE),
    '/': plain('index.html', RAW_PAGE.replace('<!--server-generated-meta-->', injected), {
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policyOf('pleroma'),
    }),
    [SCRIPT]: plain('app.js', 'x'.repeat(5_000), packed),
    '/static/css/first.0123456789.css': plain('first.css', 'x'.repeat(5_000), packed),
    '/sw-pleroma.js': plain('sw.js', 'self'),
    '/favicon.png': plain('favicon.png', 'PNG'),
    '/images/city.jpg': plain('city.jpg', 'JPG'),
    ...Object.fromEntries(
      Object.entries(bodies).map(([name, body]) => [
        name,
        { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      ]),
    ),
  };
}

/** Serves the files; as servers do, answers unknown paths with the page. */
export function siteWith({ files = {} }: Broken = {}): (path: string) => SiteFile {
  const sound = soundFiles();
  const page = RAW_PAGE;
  const missing = plain('index.html', page);
  return (asked) => {
    const name = asked.split('?')[0] ?? asked;
    const change = Object.hasOwn(files, name) ? files[name] : undefined;
    if (change === null) return missing;
    const picture = /^\/(?:media|proxy)\//.test(name) ? plain('x.png', 'PNG') : undefined;
    const file = sound[name] ?? picture ?? missing;
    return change ? change(file) : file;
  };
}

/** The site access for the doctor's checks, served by that site. */
export function siteAccessOf(broken: Broken = {}, origin = ORIGIN): SiteAccess {
  const site = siteWith(broken);
  const pathIn = (address: string) => {
    const { origin: its, pathname, search } = new URL(address);
    return its === origin ? pathname + search : null;
  };
  return {
    origin,
    runningScripts: broken.runningScripts ?? null,
    readInstance,
    nodeinfoPathOf,
    fetch: (address) => {
      const asked = pathIn(address);
      if (asked === null) return Promise.resolve({ kind: 'unreachable' });
      const { body, status = 200, headers } = site(asked);
      return Promise.resolve({
        kind: 'sent',
        status,
        text: body,
        size: body.length,
        header: (name) => headers[name] ?? null,
      });
    },
    hearsWhy: true,
    openSocket: (address) => {
      const outcome = broken.sockets?.[new URL(address).pathname];
      return Promise.resolve(outcome ?? 'open');
    },
    loadsAsPicture: (address) => {
      const asked = pathIn(address);
      const file = asked === null ? null : site(asked);
      const isPicture = file?.headers['content-type']?.startsWith('image/') === true;
      return Promise.resolve(isPicture && (file.status ?? 200) < 400);
    },
  };
}
