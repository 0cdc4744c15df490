/** Decodes what many share, as Mastodon sends it to staff. */
import { trendKey, type Trend, type TrendKind } from '@/domain/admin/content/trends';
import type { EntityBundle } from '@/domain/engine/entities';
import type { WireStaffTrend } from '@/api/wire/moderation';
import { createCollector, type Collector } from '@/api/decode/engine/collector';
import { fieldsOf, flagOf, idOf, stringOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';
import { decodeTrendingLink } from '@/api/decode/discovery/explore';
import { readDays } from '@/api/decode/discovery/tag';

export function decodeTrends(
  kind: TrendKind,
  wires: readonly unknown[],
): { trends: Trend[]; entities: EntityBundle } {
  const collector = createCollector();
  const { items } = keepReadable(wires, (wire) => decodeTrend(kind, wire, collector));
  return { trends: items, entities: collector.bundle() };
}

function decodeTrend(kind: TrendKind, input: unknown, collector: Collector): Trend | Refusal {
  const wire = fieldsOf<WireStaffTrend>(input);
  const id = idOf(wire.id);
  // Before 4.2, links have no ids, and nothing can be decided.
  if (id === null) return refuse('trend', 'no id');
  const trend: Trend = {
    key: trendKey(kind, id),
    id,
    kind,
    name: '',
    card: null,
    statusId: null,
    people: readDays(wire.history).reduce((sum, { people }) => sum + people, 0),
    waits: flagOf(wire.requires_review),
    allowed: typeof wire.trendable === 'boolean' ? wire.trendable : null,
  };
  if (kind === 'posts') {
    const statusId = collector.addStatus(input);
    return isRefusal(statusId) ? statusId : { ...trend, statusId };
  }
  if (kind === 'hashtags') {
    const name = stringOf(wire.name);
    return name === null ? refuse('trend', 'no name') : { ...trend, name };
  }
  const link = decodeTrendingLink(input, collector);
  if (isRefusal(link)) return link;
  return { ...trend, name: link.card.title || link.card.url, card: link.card };
}
