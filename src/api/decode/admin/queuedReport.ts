/**
 * Decodes the reports that staff works on. The Pleroma family names the reported account `account`
 * and the reporter `actor`; Mastodon and GoToSocial name the reporter `account`, and wrap both.
 */
import type { Measure, QueuedReport } from '@/domain/admin/reportQueue';
import type { EntityBundle } from '@/domain/engine/entities';
import type { WireStaffAccount, WireStaffReport } from '@/api/wire/moderation';
import { createCollector, type Collector } from '@/api/decode/engine/collector';
import {
  fieldsOf,
  flagOf,
  idOf,
  isRecord,
  listOf,
  stringOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { isRefusal, keepReadable, type Refusal } from '@/api/decode/engine/refusal';
import { decodeReport } from '@/api/decode/people/report';

/** Servers of the Pleroma family merge the staff's side into the account. */
interface WireMergedAccount {
  is_active?: boolean;
  local?: boolean;
  acct?: string;
}

export interface ReportsAnswer {
  reports: QueuedReport[];
  entities: EntityBundle;
}

/** Where the next page begins. */
export interface ReportPlace {
  /** Reports of the list that are known and still belong to it. */
  have: number;
  cursor: string | null;
}

export interface ReportPage extends ReportsAnswer {
  /** Null on the last page. */
  next: string | null;
  /** Null where the server does not count. */
  total: number | null;
}

export function decodeQueuedReports(wires: readonly unknown[]): ReportsAnswer {
  const collector = createCollector();
  const { items } = keepReadable(wires, (wire) => decodeQueuedReport(wire, collector));
  return { reports: items, entities: collector.bundle() };
}

export function decodeOneQueuedReport(wire: unknown): ReportsAnswer | Refusal {
  const collector = createCollector();
  const report = decodeQueuedReport(wire, collector);
  return isRefusal(report) ? report : { reports: [report], entities: collector.bundle() };
}

function decodeQueuedReport(input: unknown, collector: Collector): QueuedReport | Refusal {
  const wire = fieldsOf<WireStaffReport>(input);
  // Only here the reported account has a name of its own.
  const report = 'target_account' in wire ? unwrapped(wire) : wire;
  const decoded = decodeReport(report, collector);
  if (isRefusal(decoded)) return decoded;
  return {
    ...decoded,
    category: stringOf(wire.category),
    ruleIds: listOf(wire.rules)
      .map((rule) => idOf(fieldsOf<{ id: string }>(rule).id))
      .filter((id) => id !== null),
    ...('assigned_account' in wire && {
      assignedId: isRecord(wire.assigned_account)
        ? userIdOf(publicSideOf(wire.assigned_account), collector)
        : null,
    }),
    ...('target_account' in wire
      ? wrappedStanding(wire.target_account)
      : mergedStanding(wire.account)),
  };
}

const unwrapped = (wire: Distrusted<WireStaffReport>) => ({
  ...wire,
  account: publicSideOf(wire.target_account),
  actor: publicSideOf(wire.account),
});

/** Some answers have the account itself in its place. */
function publicSideOf(input: unknown): unknown {
  const { account } = fieldsOf<WireStaffAccount>(input);
  return isRecord(account) ? account : input;
}

function userIdOf(wire: unknown, collector: Collector): string | null {
  const userId = collector.addUser(wire);
  return isRefusal(userId) ? null : userId;
}

const wrapped = ['sensitized', 'silenced', 'disabled', 'suspended'] as const satisfies Measure[];

function wrappedStanding(input: unknown): Pick<QueuedReport, 'inForce' | 'isLocal'> {
  const wire = fieldsOf<WireStaffAccount>(input);
  return {
    inForce: wrapped.filter((measure) => flagOf(wire[measure])),
    isLocal: stringOf(wire.domain) === null,
  };
}

function mergedStanding(input: unknown): Pick<QueuedReport, 'inForce' | 'isLocal'> {
  const { is_active, local, acct } = fieldsOf<WireMergedAccount>(input);
  return {
    inForce: flagOf(is_active, true) ? [] : ['deactivated'],
    isLocal: flagOf(local, stringOf(acct)?.includes('@') === false),
  };
}
