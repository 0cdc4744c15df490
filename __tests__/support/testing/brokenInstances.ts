/**
 * Instances with one configuration mistake each, and the finding that the doctor must report. The
 * client starts with every one of them.
 */
import type { FindingId } from '@/doctor/findings/finding';
import { policyOf, SCRIPT, type Broken, type Change, type SiteFile } from './doctorSite';

export interface BrokenInstance extends Broken {
  finding: FindingId;
  /** `file:line` of the finding, if it has one. */
  place?: string;
  values?: Record<string, string>;
}

const CONFIG = '/static/config.json';
const STYLES = '/static/styles.json';

const text =
  (body: string): Change =>
  (file) => ({ ...file, body });
const headers =
  (changed: Record<string, string>): Change =>
  (file) => ({ ...file, headers: { ...file.headers, ...changed } });
const without =
  (name: string): Change =>
  ({ headers: all, ...file }): SiteFile => ({
    ...file,
    headers: Object.fromEntries(Object.entries(all).filter(([one]) => one !== name)),
  });
const changed =
  (from: string | RegExp, to: string): Change =>
  (file) => ({ ...file, body: file.body.replace(from, to) });
const json =
  (change: (body: Record<string, unknown>) => object): Change =>
  (file) => ({
    ...file,
    body: JSON.stringify(change(JSON.parse(file.body) as Record<string, unknown>)),
  });
/** A configuration of three lines; `one` is the second. */
const line = (one: string): Broken => ({ files: { [CONFIG]: text(`{\n  ${one}\n}\n`) } });
const policy = (value: string): Broken => ({
  files: { '/': headers({ 'content-security-policy': value }) },
});
const themes = (body: string, more: Broken['files'] = {}): Broken => ({
  files: { [STYLES]: text(body), ...more },
});

const AT_LINE = `${CONFIG}:2`;

export const brokenInstances: Record<string, BrokenInstance> = {
  'a comma too many': {
    files: { [CONFIG]: text('{\n  "logoLeft": true,\n}\n') },
    finding: 'comma',
    place: AT_LINE,
  },
  'a byte order mark': {
    files: { [CONFIG]: text('\uFEFF{ "logoLeft": true }') },
    finding: 'mark',
    place: `${CONFIG}:1`,
  },
  'a comment': { ...line('// "logoLeft": true'), finding: 'comment', place: AT_LINE },
  'single quotes': { ...line("'logoLeft': true"), finding: 'syntax', place: AT_LINE },
  'a word without quotes': {
    ...line('"loginMethod": token'),
    finding: 'syntax',
    place: AT_LINE,
    values: { found: 'token' },
  },
  'no end': {
    files: { [CONFIG]: text('{\n  "logoLeft": true') },
    finding: 'cutShort',
    place: AT_LINE,
  },
  'an empty file': { files: { [CONFIG]: text(' \n') }, finding: 'empty', place: `${CONFIG}:1` },
  'a list instead of an object': {
    files: { [CONFIG]: text('[]') },
    finding: 'wrongType',
    place: `${CONFIG}:1`,
  },
  'no configuration': { files: { [CONFIG]: null }, finding: 'page', values: { file: CONFIG } },
  'a configuration that is refused': {
    files: { [CONFIG]: (file) => ({ ...file, status: 502 }) },
    finding: 'refused',
    values: { file: CONFIG, status: '502' },
  },
  'a configuration that is not there': {
    files: { [CONFIG]: (file) => ({ ...file, status: 404 }) },
    finding: 'absent',
    values: { file: CONFIG, status: '404' },
  },
  'a key twice': {
    files: { [CONFIG]: text('{\n  "logoLeft": true,\n  "logoLeft": false\n}') },
    finding: 'twice',
    place: `${CONFIG}:3`,
  },
  'a text for a flag': {
    ...line('"logoMask": "yes"'),
    finding: 'wrongType',
    place: AT_LINE,
    values: { name: 'logoMask', found: '"yes"', expected: 'true | false' },
  },
  'a text for a number': {
    ...line('"maxDepthInThread": "six"'),
    finding: 'wrongType',
    place: AT_LINE,
  },
  'a number for a text': { ...line('"postContentType": 5'), finding: 'wrongType', place: AT_LINE },
  'a word for a length': { ...line('"logoMargin": "wide"'), finding: 'wrongType', place: AT_LINE },
  'a choice that there is not': {
    ...line('"subjectLineBehavior": "mastodon"'),
    finding: 'wrongType',
    place: AT_LINE,
    values: {
      name: 'subjectLineBehavior',
      found: '"mastodon"',
      expected: '"email" | "masto" | "noop"',
    },
  },
  'an unknown way to log in': {
    ...line('"loginMethod": "oauth"'),
    finding: 'wrongType',
    place: AT_LINE,
  },
  'a picture without its path': {
    ...line('"logo": "logo.svg"'),
    finding: 'wrongType',
    place: AT_LINE,
  },
  'a redirect without its slash': {
    ...line('"redirectRootLogin": "main/all"'),
    finding: 'wrongType',
    place: AT_LINE,
  },
  'a redirect to itself': {
    ...line('"redirectRootLogin": "/"'),
    finding: 'loop',
    place: AT_LINE,
    values: { name: 'redirectRootLogin', expected: '"/main/friends"' },
  },
  'a redirect to nowhere': {
    ...line('"redirectRootNoLogin": "/no/such/page"'),
    finding: 'nowhere',
    place: AT_LINE,
  },
  'a redirect to a name that nobody may have': {
    ...line('"redirectRootNoLogin": "/internal"'),
    finding: 'nowhere',
    place: AT_LINE,
  },
  'a key with a slip': {
    ...line('"hideSiteNmae": true'),
    finding: 'unknownNear',
    place: AT_LINE,
    values: { name: 'hideSiteNmae', expected: 'hideSitename' },
  },
  'a key that means nothing': { ...line('"cheese": true'), finding: 'unknown', place: AT_LINE },
  'a key of other clients': { ...line('"palette": "cheese"'), finding: 'ignored', place: AT_LINE },
  'a key that the server sets, too': {
    ...line('"background": "/static/logo.svg"'),
    finding: 'overridden',
    place: AT_LINE,
  },
  'a theme with a slip': {
    ...line('"theme": "pleroma-lihgt"'),
    finding: 'unknownNear',
    place: AT_LINE,
    values: { name: 'pleroma-lihgt', expected: 'pleroma-light' },
  },
  'a theme that there is not': { ...line('"theme": "cheese"'), finding: 'unknown', place: AT_LINE },
  'no list of themes': { files: { [STYLES]: null }, finding: 'page', values: { file: STYLES } },
  'a list of themes that is a list': {
    ...themes('[]'),
    finding: 'wrongType',
    place: `${STYLES}:1`,
  },
  'a theme file that is not there': {
    ...themes('{\n  "cheese": "/static/themes/cheese.json"\n}'),
    finding: 'page',
    place: `${STYLES}:2`,
  },
  'a theme file with a fault': {
    ...themes('{\n  "cheese": "/static/themes/cheese.json"\n}', {
      '/static/themes/cheese.json': () => ({
        body: '{\n  "theme": {\n    "colors": { "bg": #123 }\n  }\n}',
        headers: { 'content-type': 'application/json' },
      }),
    }),
    finding: 'syntax',
    place: '/static/themes/cheese.json:3',
  },
  'a theme without colours': {
    ...themes('{\n  "cheese": ["Cheese"]\n}'),
    finding: 'noTheme',
    place: `${STYLES}:2`,
  },
  'a theme that cannot be read': {
    ...themes('{\n  "fog": ["Fog", "#777777", "#777777", "#777777", "#777777"]\n}'),
    finding: 'contrast',
    place: `${STYLES}:2`,
  },
  'a logo that is not there': {
    ...line('"logo": "/static/no.png"'),
    finding: 'noPicture',
    place: AT_LINE,
  },
  'a background without encryption': {
    files: {
      ...line('"background": "http://pictures.example/a.jpg"').files,
      '/api/pleroma/frontend_configurations': text('{}'),
    },
    finding: 'insecure',
    place: AT_LINE,
  },
  'a policy without live updates': {
    ...policy(policyOf('akkoma').replace(/connect-src [^;]*/, 'connect-src https://home.example')),
    finding: 'blocked',
    values: { what: 'live', header: 'content-security-policy: connect-src … wss://home.example' },
  },
  'a policy without pictures': {
    ...policy(policyOf('pleroma').replace(/img-src [^;]*/, "img-src 'none'")),
    finding: 'blocked',
    values: { what: 'pictures', header: "content-security-policy: img-src … 'self'" },
  },
  'a policy without scripts': {
    ...policy("default-src 'none'"),
    finding: 'blocked',
    values: { what: 'program', header: "content-security-policy: script-src … 'self'" },
  },
  'no policy': { files: { '/': without('content-security-policy') }, finding: 'noHeader' },
  'a policy that forbids nothing': {
    ...policy("default-src * 'unsafe-inline' data: blob:; frame-ancestors 'none'"),
    finding: 'loose',
    values: {
      found: "script-src 'unsafe-inline'",
      header: "content-security-policy: script-src 'self'",
    },
  },
  'no comment for the server': {
    files: {
      '/index.html': changed('<!--server-generated-meta-->', ''),
      '/': changed(/<script id="initial-results".*<\/script>/, ''),
    },
    finding: 'noMarker',
    place: '/index.html',
  },
  'a comment that is left as it is': {
    files: {
      '/': changed(/<script id="initial-results".*<\/script>/, '<!--server-generated-meta-->'),
    },
    finding: 'nothingInPage',
  },
  'unreadable answers in the page': {
    files: { '/': changed(/":"\w+/, '":"%%%') },
    finding: 'unreadableInPage',
    values: { file: '/api/v1/instance' },
  },
  'scripts as plain text': {
    files: { [SCRIPT]: headers({ 'content-type': 'text/plain' }) },
    finding: 'sentAs',
    values: { file: SCRIPT, found: 'text/plain', header: 'content-type: text/javascript' },
  },
  'scripts without compression': {
    files: { [SCRIPT]: without('content-encoding') },
    finding: 'unpacked',
  },
  'scripts that are never kept': {
    files: { [SCRIPT]: headers({ 'cache-control': 'no-store' }) },
    finding: 'forgotten',
  },
  'a page that is kept for two weeks': {
    files: { '/': headers({ 'cache-control': 'public, max-age=1209600' }) },
    finding: 'kept',
    values: { file: '/', days: '14', header: 'cache-control: no-cache' },
  },
  'no nosniff': { files: { '/': without('x-content-type-options') }, finding: 'noHeader' },
  'a page of an older build': {
    files: { [SCRIPT]: null },
    finding: 'stale',
    place: '/index.html:5',
    values: { file: SCRIPT },
  },
  'a worker for a part of the site': {
    files: { '/sw-pleroma.js': headers({ 'service-worker-allowed': '/static/' }) },
    finding: 'narrow',
    values: { found: '/static/', header: 'service-worker-allowed: /' },
  },
  'no worker': {
    files: { '/sw-pleroma.js': null },
    finding: 'page',
    values: { file: '/sw-pleroma.js' },
  },
  'a proxy that passes on no sockets': {
    sockets: { '/api/v1/streaming/': { status: 502 } },
    finding: 'socketRefused',
    values: { file: '/api/v1/streaming/', status: '502' },
  },
  'a socket that hangs': { sockets: { '/api/v1/streaming/': 'closed' }, finding: 'socket' },
  'media without encryption': {
    files: { '/api/v1/timelines/public': changed(/https:(?=\/\/home\.example\/media)/g, 'http:') },
    finding: 'insecure',
  },
  'a sticker pack that is not there': {
    files: { '/static/stickers.json': text('{\n  "cats": "/static/stickers/cats/"\n}') },
    finding: 'page',
    place: '/static/stickers.json:2',
  },
  'a panel that is not there': {
    ...line('"showInstanceSpecificPanel": true'),
    finding: 'page',
    values: { file: '/instance/panel.html' },
  },
  'an instance by another name': {
    files: { '/api/v1/instance': json((body) => ({ ...body, uri: 'https://away.example' })) },
    finding: 'otherName',
  },
};
