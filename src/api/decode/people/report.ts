/** Decodes a report to the staff. */
import type { Report, ReportNote, ReportState } from '@/domain/people/report';
import { escapeText } from '@/lib/markup/markup';
import type { WireReport, WireReportNote } from '@/api/wire/notification';
import type { Collector } from '@/api/decode/engine/collector';
import { cleanHtml } from '@/api/decode/engine/html';
import {
  fieldsOf,
  flagOf,
  idOf,
  idsOf,
  listOf,
  momentOf,
  oneOf,
  stringOf,
  textOf,
} from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

const states = ['open', 'closed', 'resolved'] as const;

/** The id prefix of placeholders for deleted posts, under the reporter's name. */
const STAND_IN = 'pleroma:fake:';

export function decodeReport(input: unknown, collector: Collector): Report | Refusal {
  const wire = fieldsOf<WireReport>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('report', 'no id');
  const userIdOf = (account: unknown): string | null => {
    const userId = collector.addUser(account);
    return isRefusal(userId) ? null : userId;
  };
  const statuses = keepReadable(listOf(wire.statuses), (status) =>
    idOf(fieldsOf<{ id: string }>(status).id)?.startsWith(STAND_IN)
      ? refuse('status', 'gone')
      : collector.addStatus(status),
  );
  return {
    id,
    state: decodeReportState(wire) ?? (flagOf(wire.action_taken) ? 'resolved' : 'open'),
    html: cleanHtml(stringOf(wire.content) ?? escapeText(textOf(wire.comment))),
    createdAt: momentOf(wire.created_at) ?? '',
    reportedUserId: userIdOf(wire.account ?? wire.target_account),
    reporterId: userIdOf(wire.actor),
    statusIds: [...new Set([...statuses.items, ...idsOf(wire.status_ids)])],
    notes: keepReadable(listOf(wire.notes), decodeNote).items,
    rules: listOf(wire.rules)
      .map((rule) => stringOf(fieldsOf<{ text: string }>(rule).text))
      .filter((text) => text !== null),
  };
}

/** Null where the server names no state. */
export const decodeReportState = (input: unknown): ReportState | null =>
  oneOf(states, fieldsOf<WireReport>(input).state, null);

function decodeNote(input: unknown): ReportNote | Refusal {
  const wire = fieldsOf<WireReportNote>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('report note', 'no id');
  return {
    id,
    html: cleanHtml(wire.content),
    userId: idOf(fieldsOf<{ id: string }>(wire.user).id),
    createdAt: momentOf(wire.created_at) ?? '',
  };
}
