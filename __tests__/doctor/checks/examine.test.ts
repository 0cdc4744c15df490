/** The doctor's findings for healthy and broken instances: text, line and severity. */
import fc from 'fast-check';
import { checkNames } from '@/doctor/findings/checkNames';
import { examine } from '@/doctor/checks/examine';
import { findingIds, type Finding } from '@/doctor/findings/finding';
import { brokenInstances, type BrokenInstance } from '@support/testing/brokenInstances';
import { ORIGIN } from '@support/context';
import {
  siteAccessOf,
  policyOf,
  SCRIPT,
  type Broken,
  type SiteFile,
} from '@support/testing/doctorSite';

const examined = (broken: Broken = {}, origin = ORIGIN) =>
  examine(siteAccessOf(broken, origin), () => undefined);

const problemsIn = (found: readonly Finding[]) =>
  found.filter(({ severity }) => severity === 'error' || severity === 'warning');

const placeOf = ({ location }: Finding): string =>
  [location?.file, location?.line].filter((part) => part != null).join(':');

describe('a healthy instance', () => {
  it.each(['pleroma', 'akkoma'] as const)('under the policy of %s has no problem', async (name) => {
    const files: Broken['files'] = {
      '/': (file) => ({
        ...file,
        headers: { ...file.headers, 'content-security-policy': policyOf(name) },
      }),
    };
    expect(problemsIn(await examined({ files }))).toEqual([]);
  });

  it('shows that each check passed, and describes server and client', async () => {
    const told: string[] = [];
    const found = await examine(siteAccessOf(), (name) => told.push(name));
    expect(told).toEqual(checkNames);
    const fine = found.filter(({ id }) => id === 'fine').map(({ values }) => values.check);
    expect(fine).toEqual(checkNames);
    const valueOf = (id: Finding['id']) => found.find((one) => one.id === id)?.values.found;
    expect(valueOf('client')).toBe('Linnet 0.1.0');
    expect(valueOf('software')).toMatch(/^pleroma 2\.6\.50/);
    expect(valueOf('can')).toMatch(/\bchats\b.*\breactions\b/);
    expect(valueOf('cannot')).toMatch(/\bfiltersOfWords\b/);
    expect(valueOf('nicknames')).toMatch(/\bbookmarks\b/);
  });
});

describe('node info', () => {
  const named = JSON.stringify({
    links: [
      {
        rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1',
        href: 'https://other.example/about/nodeinfo',
      },
    ],
  });
  const json = (body: string): SiteFile => ({
    body,
    headers: { 'content-type': 'application/json' },
  });
  const info = JSON.stringify({ version: '2.1', software: { name: 'hollo', version: '0.10.0' } });

  it('is read at the address that the server names', async () => {
    const files: Broken['files'] = {
      '/nodeinfo/2.0.json': null,
      '/.well-known/nodeinfo': () => json(named),
      '/about/nodeinfo': () => json(info),
    };
    const found = await examined({ files });
    expect(found.find(({ id }) => id === 'software')?.values.found).toMatch(/^hollo/);
    expect(found.filter(({ values }) => values.file?.includes('nodeinfo'))).toEqual([]);
  });

  it("is looked up at the Pleroma family's address if the server names none", async () => {
    const found = await examined({ files: { '/.well-known/nodeinfo': null } });
    expect(found.find(({ id }) => id === 'software')?.values.found).toMatch(/^pleroma/);
    expect(problemsIn(found)).toEqual([]);
  });
});

describe('a broken instance', () => {
  const cases = Object.entries(brokenInstances);
  const written = ({ id, location, values }: Finding) => JSON.stringify({ id, location, values });
  let sound: string[];
  beforeAll(async () => {
    sound = (await examined()).map(written);
  });

  it.each(cases)('is found to have %s', async (_name, broken: BrokenInstance) => {
    const found = await examined(broken);
    const fitting = found.filter(
      (one) =>
        one.id === broken.finding &&
        (broken.place === undefined || placeOf(one) === broken.place) &&
        Object.entries(broken.values ?? {}).every(([key, value]) => one.values[key] === value),
    );
    expect({ fitting: fitting.length > 0, found: problemsIn(found) }).toMatchObject({
      fitting: true,
    });
    // The healthy instance does not have this finding.
    expect(fitting.map(written).filter((one) => sound.includes(one))).toEqual([]);
  });

  it('is tested in at least thirty forms, which cover nearly all findings', () => {
    expect(cases.length).toBeGreaterThanOrEqual(30);
    const met = new Set(cases.map(([, { finding }]) => finding));
    const elsewhere = ['unreachable', 'otherBuild', 'nicknames', 'brokeOff'];
    const good = ['fine', 'client', 'software', 'can', 'cannot'];
    expect(findingIds.filter((id) => !met.has(id)).sort()).toEqual([...elsewhere, ...good].sort());
  });
});

describe('a problem that no file can cause', () => {
  it('is a page of another build than the one running', async () => {
    const ids = (scripts: string[]) =>
      examined({ runningScripts: scripts }).then((found) => found.map(({ id }) => id));
    expect(await ids([SCRIPT])).not.toContain('otherBuild');
    expect(await ids(['/static/js/app.9876543210.js'])).toContain('otherBuild');
  });

  it('is a server that cannot be reached', async () => {
    const found = await examine(
      { ...siteAccessOf(), fetch: () => Promise.resolve({ kind: 'unreachable' }) },
      () => undefined,
    );
    expect(found.some(({ id }) => id === 'unreachable')).toBe(true);
    expect(found.map(({ id }) => id)).not.toContain('brokeOff');
  });

  it('is a check that throws, which does not affect the others', async () => {
    const found = await examine(
      {
        ...siteAccessOf(),
        openSocket: () => {
          throw new Error('no sockets here');
        },
      },
      () => undefined,
    );
    expect(found).toContainEqual(
      expect.objectContaining({ id: 'brokeOff', values: { check: 'live' } }),
    );
    expect(found.at(-1)).toMatchObject({ id: 'fine', values: { check: 'media' } });
  });
});

describe('arbitrary answers', () => {
  const paths = [
    '/',
    '/index.html',
    '/static/config.json',
    '/static/styles.json',
    '/static/stickers.json',
    '/static/config.schema.json',
    '/api/v1/instance',
    '/nodeinfo/2.0.json',
    '/api/pleroma/frontend_configurations',
    '/api/v1/timelines/public',
  ];
  const bodies = fc.oneof(
    fc.string(),
    fc.json({ maxDepth: 4 }),
    fc.constant(
      '{"pleroma_fe": {"logo": "https://["}, "uri": "[", "urls": {"streaming_api": "wss://["}}',
    ),
    fc.constant(
      '[{"media_attachments": [{"type": "image", "url": "https://["}, null], "account": 1}]',
    ),
    fc.constant('{"theme": ["x"], "a": "http://[", "b": {"theme": {"colors": {"bg": "--bg"}}}}'),
  );

  it('make no check throw', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(bodies, { minLength: paths.length, maxLength: paths.length }),
        fc.constantFrom(200, 404, 500),
        async (texts, status) => {
          const files = Object.fromEntries(
            paths.map((path, at) => [
              path,
              (file: SiteFile) => ({ ...file, body: texts[at] ?? '', status }),
            ]),
          );
          const ids = (await examined({ files })).map(({ id }) => id);
          expect(ids).not.toContain('brokeOff');
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('refused sockets', () => {
  it('are not blamed on a proxy if the server itself refuses them', async () => {
    const sockets = { '/api/v1/streaming/': { status: 403 } };
    expect(problemsIn(await examined({ sockets }))).toEqual([]);
  });
});

describe('an instance without encryption', () => {
  it.each([
    ['its port', 'localhost:4000'],
    ['no port, as servers of the Pleroma family have it', 'localhost'],
  ])('on this machine is accepted with %s in its name', async (_what, name) => {
    const origin = 'http://localhost:4000';
    const files: Broken['files'] = {
      '/': (file) => ({
        ...file,
        headers: { ...file.headers, 'content-security-policy': policyOf('akkoma', origin) },
      }),
      '/api/v1/instance': (file) => ({
        ...file,
        body: file.body
          .replaceAll('home.example', 'localhost:4000')
          .replace('"uri":"localhost:4000"', `"uri":"${name}"`),
      }),
      '/api/v1/timelines/public': (file) => ({
        ...file,
        body: file.body.replaceAll(ORIGIN, origin),
      }),
    };
    expect(problemsIn(await examined({ files }, origin))).toEqual([]);
  });
});
