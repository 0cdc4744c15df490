/** The offers of the page about the own server, by family, version and right. */
import type { InstanceConfig } from '@/domain/session/instance';
import { isVersion } from '@/domain/session/capabilities';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { StatisticsPart } from './server/serverStatistics';
import type { Staff } from './staff';

/** In the order of the tabs. */
export const serverSections = [
  'statistics',
  'announcements',
  'rules',
  'emoji',
  'media',
  'documents',
  'applications',
] as const;

export type ServerSection = (typeof serverSections)[number];

type Server = Pick<InstanceConfig, 'family' | 'features' | 'backendVersion'>;

/** The bits of Mastodon's roles. */
const ADMINISTRATOR = 0x01;
const DASHBOARD = 0x08;

const MANAGE_ANNOUNCEMENTS = 'announcements_manage_announcements';

const hasBit = ({ permissions = 0 }: Staff, bit: number): boolean =>
  (permissions & (ADMINISTRATOR | bit)) > 0;

/** The numbers that everybody may know count as well, beside those for staff. */
export function statisticsParts(server: Server, staff: Staff): StatisticsPart[] {
  if (isPleromaFamily(server)) {
    return staff.role === 'admin' || staff.privileges.includes('statistics_read')
      ? ['counts', 'visibilities']
      : [];
  }
  if (server.family === 'gotosocial') return hasBit(staff, 0) ? ['counts'] : [];
  return hasBit(staff, DASHBOARD) ? ['counts', 'measures', 'dimensions', 'retention'] : [];
}

export interface RuleOffers {
  /** Whose calls the server understands. */
  api: 'pleroma' | 'gotosocial';
  /** A rule has an explanation beside its text. */
  hints: boolean;
  /** The staff decides about the order. */
  order: boolean;
}

/** The builds before 2.7 have rules without explanations, and refuse such. */
const BEFORE_27 = /^2\.6\.[5-9]\d/;

/** Null without a right to them, or where the server has no such calls. */
export function ruleOffers({ family, backendVersion }: Server, staff: Staff): RuleOffers | null {
  if (family === 'gotosocial') {
    return hasBit(staff, 0) ? { api: 'gotosocial', hints: false, order: false } : null;
  }
  const hints = isVersion(backendVersion, 2, 7);
  if (family !== 'pleroma' || staff.role !== 'admin') return null;
  return hints || BEFORE_27.test(backendVersion) ? { api: 'pleroma', hints, order: true } : null;
}

/** Changes of the configuration may need a restart, which the server offers. */
export const mayRestart = (server: Server, { role }: Staff): boolean =>
  isPleromaFamily(server) && role === 'admin';

export function isOffered(section: ServerSection, server: Server, staff: Staff): boolean {
  switch (section) {
    case 'statistics':
      return statisticsParts(server, staff).length > 0;
    case 'announcements':
      // Other families have no calls to write them; moderators write them on the page for everybody.
      return isPleromaFamily(server) && staff.privileges.includes(MANAGE_ANNOUNCEMENTS);
    case 'rules':
      return ruleOffers(server, staff) !== null;
    case 'emoji':
    case 'media':
      // Others have packs and a cache, or no calls for it.
      return server.family === 'gotosocial' && hasBit(staff, 0);
    case 'documents':
    case 'applications':
      return isPleromaFamily(server) && staff.role === 'admin';
  }
}
