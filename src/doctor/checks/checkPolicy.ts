/** Compares the content security policy of the page with what the client needs. */
import { finding, type Finding } from '@/doctor/findings/finding';
import { allows, looseSources, needsAt, type Need } from '@/doctor/site/contentSecurityPolicy';
import type { SiteReader } from '@/doctor/site/siteReader';

const HEADER = 'content-security-policy';

export async function checkPolicy(visit: SiteReader): Promise<Finding[]> {
  if (!(await visit.page())) return [];
  const policies = await visit.policies();
  if (policies.length === 0) {
    const header = `${HEADER}: script-src 'self'; …`;
    return [finding('noHeader', { name: HEADER, header })];
  }
  const blocked = needsAt(visit.origin).filter(
    ({ directive, address }) =>
      !policies.every((policy) => allows(policy, directive, address, visit.origin)),
  );
  const loose = policies.length === 1 ? policies.flatMap(looseSources) : [];
  return [
    ...blocked.map((need) => blockedPart(need)),
    ...loose.map((found) => finding('loose', { found, header: `${HEADER}: script-src 'self'` })),
  ];
}

/** Everything else works without these. */
const spared = new Set(['worker', 'blob:']);

function blockedPart({ part, directive, source }: Need): Finding {
  const isSpared = spared.has(part) || spared.has(source);
  const values = { what: part, header: headerFor(directive, source) };
  return finding('blocked', values, null, isSpared ? 'warning' : 'error');
}

const headerFor = (directive: string, source: string): string =>
  `${HEADER}: ${directive} … ${source}`;

/** Returns a finding if the policy blocks a picture or a file. */
export async function judgeAddress(
  visit: SiteReader,
  directive: string,
  address: string,
): Promise<Finding | null> {
  const whole = address.startsWith('/') ? visit.origin + address : address;
  const { protocol, origin } = new URL(whole);
  if (protocol === 'http:' && visit.origin.startsWith('https:')) {
    return finding('insecure', { file: address });
  }
  const policies = await visit.policies();
  if (policies.every((policy) => allows(policy, directive, whole, visit.origin))) return null;
  return finding('blocked', { what: address, header: headerFor(directive, origin) });
}
