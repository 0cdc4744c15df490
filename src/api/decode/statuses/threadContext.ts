/** Decodes the thread around a status into table rows. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Steps } from '@/api/steps';
import type { WireContext } from '@/api/wire/status';
import { createCollector } from '@/api/decode/engine/collector';
import { fieldsOf, listOf } from '@/api/decode/engine/read';
import { keepReadable } from '@/api/decode/engine/refusal';

export interface ContextAnswer {
  /** Oldest first. */
  ancestorIds: string[];
  descendantIds: string[];
  entities: EntityBundle;
}

/** Decodes one status per step, as there may be hundreds. */
export function* decodeContext(input: unknown): Steps<ContextAnswer> {
  const wire = fieldsOf<WireContext>(input);
  const collector = createCollector();
  function* idsOf(wires: unknown): Steps<string[]> {
    const ids: string[] = [];
    for (const each of listOf(wires)) {
      ids.push(...keepReadable([each], collector.addStatus).items);
      yield;
    }
    return ids;
  }
  const ancestorIds = yield* idsOf(wire.ancestors);
  const descendantIds = yield* idsOf(wire.descendants);
  return { ancestorIds, descendantIds, entities: collector.bundle() };
}
