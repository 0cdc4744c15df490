/** Reports the server's software and capabilities, and checks for names that clash with pages. */
import { urlOf } from '@/lib/net/urlOf';
import { capabilitiesOf, capabilityNames } from '@/domain/session/capabilities';
import type { InstanceConfig } from '@/domain/session/instance';
import { routeNames, routeOf } from '@/domain/session/routes';
import { finding, type Finding } from '@/doctor/findings/finding';
import type { SiteReader } from '@/doctor/site/siteReader';

const INSTANCE = '/api/v1/instance';

export async function checkServer(visit: SiteReader): Promise<Finding[]> {
  const [told, nodeinfo, instance] = await Promise.all([
    visit.askJson(INSTANCE),
    visit.nodeinfo(),
    visit.instance(),
  ]);
  const found = [...told.found, ...nodeinfo.found];
  if (!told.root && !nodeinfo.root) return found;
  const can = capabilitiesOf(instance, {});
  const namesOf = (wanted: boolean) =>
    capabilityNames.filter((name) => can[name] === wanted).join(', ');
  const software = `${instance.backendName} ${instance.backendVersion}`.trim();
  return [
    ...found,
    ...judgeName(told.root?.parts.get('uri')?.value, visit.origin, instance),
    ...judgeNicknames(instance),
    ...(software ? [finding('software', { found: software })] : []),
    finding('can', { found: namesOf(true) }),
    ...(namesOf(false) ? [finding('cannot', { found: namesOf(false) })] : []),
  ];
}

/**
 * Skips Mastodon, which may have another address than its name. Pleroma's name never has a port.
 */
function judgeName(uri: unknown, origin: string, { family }: InstanceConfig): Finding[] {
  if (typeof uri !== 'string' || family === 'mastodon') return [];
  const whole = uri.includes('://') ? uri : `https://${uri}`;
  const told = urlOf(whole);
  const own = urlOf(origin);
  if (!told || told.host === own?.host || told.host === own?.hostname) return [];
  return [finding('otherName', { found: uri, name: origin })];
}

/** One-word pages would hide the profile of a person of that name. */
function judgeNicknames({ restrictedNicknames, registrationOpen }: InstanceConfig): Finding[] {
  if (restrictedNicknames.length === 0 || !registrationOpen) return [];
  const words = routeNames.map((name) => /^\/([\w-]+)$/.exec(routeOf(name).path)?.[1]);
  const open = words.filter((word) => word !== undefined && !restrictedNicknames.includes(word));
  return open.length > 0 ? [finding('nicknames', { found: open.join(', ') })] : [];
}
