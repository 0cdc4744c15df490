/** Fetches what the about page needs beyond the start-up requests. */
import type { About } from '@/domain/session/about';
import type { EntityBundle } from '@/domain/engine/entities';
import { decodeAbout } from '@/api/decode/session/about';
import { createCollector } from '@/api/decode/engine/collector';
import type { Connection } from '@/api/http';
import { requestNamedNodeinfo } from '@/api/namedNodeinfo';
import { requestFields } from '@/api/endpoints/engine/answers';

interface AboutAnswer {
  about: About;
  contactId: string | null;
  entities: EntityBundle;
}

/**
 * Node info (GET /nodeinfo/2.0.json on the Pleroma family, elsewhere the document that the server
 * names) and GET /api/v1/instance — one of them suffices, as some servers lack the other.
 */
export async function fetchAbout(to: Connection, isPleroma: boolean): Promise<AboutAnswer> {
  const answers = await Promise.allSettled([
    isPleroma ? requestFields(to, '/nodeinfo/2.0.json') : requestNamedNodeinfo(to),
    requestFields(to, '/api/v1/instance'),
  ]);
  const [nodeinfo, instance] = answers;
  if (nodeinfo.status === 'rejected' && instance.status === 'rejected') throw instance.reason;
  const dataOf = (answer: (typeof answers)[number]): unknown =>
    answer.status === 'fulfilled' ? answer.value.data : null;
  const collector = createCollector();
  const told = decodeAbout(dataOf(nodeinfo), dataOf(instance), collector);
  return { ...told, entities: collector.bundle() };
}
