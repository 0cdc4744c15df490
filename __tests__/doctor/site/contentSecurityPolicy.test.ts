/** Reads a content security policy as browsers do, as far as the client needs it. */
import { allows, looseSources, needsAt, readPolicies } from '@/doctor/site/contentSecurityPolicy';
import { policyOf } from '@support/testing/doctorSite';

const SITE = 'https://home.example';
const first = (header: string) => {
  const [policy] = readPolicies(header);
  if (!policy) throw new Error('no policy');
  return policy;
};

it.each([
  ["img-src 'self'", 'img-src', `${SITE}/a.png`, true],
  ["img-src 'self'", 'img-src', 'https://away.example/a.png', false],
  ["img-src 'self'", 'img-src', 'http://home.example/a.png', false],
  ["img-src 'none'", 'img-src', `${SITE}/a.png`, false],
  ['img-src https:', 'img-src', 'https://away.example/a.png', true],
  ['img-src http:', 'img-src', 'https://away.example/a.png', true],
  ['img-src https:', 'img-src', 'http://away.example/a.png', false],
  ['img-src *', 'img-src', 'https://away.example/a.png', true],
  ['img-src *', 'img-src', 'data:image/png,x', false],
  ['img-src data:', 'img-src', 'data:image/png,x', true],
  ["img-src 'self'", 'img-src', `blob:${SITE}/1`, false],
  ['img-src away.example', 'img-src', 'https://away.example/a.png', true],
  ['img-src *.example', 'img-src', 'https://away.example/a.png', true],
  ['img-src *.away.example', 'img-src', 'https://away.example/a.png', false],
  ['img-src https://away.example:443', 'img-src', 'https://away.example/a.png', true],
  ['img-src https://away.example:8443', 'img-src', 'https://away.example/a.png', false],
  ['img-src https://away.example:*', 'img-src', 'https://away.example:8443/a.png', true],
  ['img-src https://away.example/a/', 'img-src', 'https://away.example/a/b.png', true],
  ['img-src https://away.example/a/', 'img-src', 'https://away.example/b.png', false],
  ["default-src 'none'", 'img-src', `${SITE}/a.png`, false],
  ["default-src 'none'; default-src *", 'img-src', `${SITE}/a.png`, false],
  ["script-src 'none'", 'img-src', `${SITE}/a.png`, true],
  ["connect-src 'self'", 'connect-src', 'wss://home.example/x', true],
  ['connect-src https:', 'connect-src', 'wss://home.example/x', false],
  ['connect-src http:', 'connect-src', 'ws://home.example/x', false],
  ['connect-src wss://home.example', 'connect-src', 'wss://home.example/x', true],
  ["script-src 'self'", 'worker-src', `${SITE}/sw.js`, true],
  ["script-src 'self'; worker-src 'none'", 'worker-src', `${SITE}/sw.js`, false],
  ["script-src 'self' 'strict-dynamic' 'nonce-x'", 'script-src', `${SITE}/a.js`, false],
])('“%s” as %s for %s: %s', (header, directive, address, allowed) => {
  expect(allows(first(header), directive, address, SITE)).toBe(allowed);
});

it('several policies in one header are all read', () => {
  const policies = readPolicies("img-src 'self';; , default-src 'none'");
  expect(policies.map((policy) => [...policy])).toEqual([
    [['img-src', ["'self'"]]],
    [['default-src', ["'none'"]]],
  ]);
  expect(readPolicies(null)).toEqual([]);
});

it.each(['pleroma', 'akkoma'] as const)(
  'every required source is allowed by the policy of %s',
  (name) => {
    for (const origin of [SITE, 'http://localhost:4000']) {
      const policy = first(policyOf(name, origin));
      const missing = needsAt(origin).filter(
        ({ directive, address }) => !allows(policy, directive, address, origin),
      );
      expect(missing).toEqual([]);
      expect(looseSources(policy)).toEqual([]);
    }
  },
);
