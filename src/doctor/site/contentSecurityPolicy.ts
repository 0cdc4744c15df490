/** Parses content security policies and lists what the client needs of one. */
import type { CheckName } from '@/doctor/findings/checkNames';

/** Directives by name, each with its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Multiple headers, or one with commas: all policies apply at once. */
export function readPolicies(header: string | null): Policy[] {
  return (header ?? '')
    .split(',')
    .map((text) => text.split(';').map((part) => part.trim().split(/\s+/)))
    .map((parts) => {
      const policy = new Map<string, readonly string[]>();
      for (const [name = '', ...sources] of parts) {
        const directive = name.toLowerCase();
        // Browsers use the first of duplicate directives.
        if (directive !== '' && !policy.has(directive)) policy.set(directive, sources);
      }
      return policy;
    })
    .filter((policy) => policy.size > 0);
}

/** The fallbacks of directives that are absent. */
const standIns: Record<string, readonly string[]> = {
  'worker-src': ['child-src', 'script-src', 'default-src'],
};

const sourcesOf = (policy: Policy, directive: string): readonly string[] | null =>
  [directive, ...(standIns[directive] ?? ['default-src'])]
    .map((name) => policy.get(name))
    .find((sources) => sources !== undefined) ?? null;

/** Allowing one of these schemes allows the listed ones, too. */
const upgrades: Record<string, readonly string[]> = {
  'http:': ['https:'],
  'ws:': ['wss:', 'http:', 'https:'],
  'wss:': ['https:'],
};

const schemeFits = (written: string, its: string): boolean =>
  written === its || (upgrades[written] ?? []).includes(its);

const HOST =
  /^(?:([a-z][\w+.-]*:)\/\/)?(\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::(\d+|\*))?(\/.*)?$/i;

function sourceFits(source: string, url: URL, site: URL): boolean {
  const isLocal = ['data:', 'blob:'].includes(url.protocol);
  if (/^[a-z][\w+.-]*:$/i.test(source)) return schemeFits(source.toLowerCase(), url.protocol);
  if (isLocal) return false;
  if (source === '*') return true;
  if (source.toLowerCase() === "'self'") {
    const isSecure = url.protocol === 'https:' || url.protocol === 'wss:';
    const fits = isSecure || (site.protocol === 'http:' && url.protocol !== 'https:');
    return url.host === site.host && fits;
  }
  const [, scheme, host = '', port, path] = HOST.exec(source) ?? [];
  if (host === '') return false;
  if (!schemeFits((scheme ?? site.protocol).toLowerCase(), url.protocol)) return false;
  const name = host.toLowerCase();
  const hostFits =
    name === '*' ||
    (name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : name === url.hostname);
  const portFits =
    port === '*' || (port ?? '') === url.port || (port !== undefined && isDefault(port, url));
  const pathFits =
    !path || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return hostFits && portFits && pathFits;
}

const isDefault = (port: string, { protocol, port: its }: URL): boolean =>
  its === '' && port === (/^(?:https|wss):$/.test(protocol) ? '443' : '80');

/** True if a page at `site` may load the address; without a directive, it may. */
export function allows(policy: Policy, directive: string, address: string, site: string): boolean {
  const sources = sourcesOf(policy, directive);
  if (sources === null) return true;
  // Then only scripts with a nonce or hash are trusted, which ours do not have.
  if (directive === 'script-src' && sources.includes("'strict-dynamic'")) return false;
  const [url, page] = [new URL(address), new URL(site)];
  return sources.some((source) => sourceFits(source, url, page));
}

export interface Need {
  /** The part of the client that breaks without it. */
  part: CheckName;
  directive: string;
  address: string;
  /** The source to write into the policy. */
  source: string;
}

/** The client's needs of any policy; pictures and media of other servers come on top. */
export function needsAt(origin: string): Need[] {
  const socket = origin.replace(/^http/, 'ws');
  const own = (part: CheckName, directive: string, path: string): Need => ({
    part,
    directive,
    address: origin + path,
    source: "'self'",
  });
  return [
    own('program', 'script-src', '/static/js/app.js'),
    own('program', 'style-src', '/static/css/first.css'),
    { part: 'program', directive: 'img-src', address: 'data:image/svg+xml,x', source: 'data:' },
    own('server', 'connect-src', '/api/v1/instance'),
    {
      part: 'live',
      directive: 'connect-src',
      address: `${socket}/api/v1/streaming`,
      source: socket,
    },
    own('pictures', 'img-src', '/images/avi.png'),
    { part: 'pictures', directive: 'img-src', address: `blob:${origin}/x`, source: 'blob:' },
    own('media', 'media-src', '/media/x.mp4'),
    own('worker', 'worker-src', '/sw-pleroma.js'),
  ];
}

/** Sources that the client does not need and that allow foreign code to run. */
export function looseSources(policy: Policy): string[] {
  const scripts = sourcesOf(policy, 'script-src');
  if (scripts === null) return ['script-src *'];
  return scripts
    .filter((source) => /^(?:\*|https?:|data:|blob:|'unsafe-inline'|'unsafe-eval')$/i.test(source))
    .map((source) => `script-src ${source}`);
}
