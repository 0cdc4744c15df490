/** Requests node info from the address that the server names, which depends on the software. */
import { nodeinfoPathOf } from './decode/session/instance';
import { requestFields } from './endpoints/engine/answers';
import { ApiError } from './errors';
import type { Answer, Connection } from './http';

const WELL_KNOWN = '/.well-known/nodeinfo';

/** GET /.well-known/nodeinfo, then the document it names. */
export async function requestNamedNodeinfo(to: Connection): Promise<Answer> {
  const { data, status } = await requestFields(to, WELL_KNOWN);
  const path = nodeinfoPathOf(data);
  if (path === null) {
    throw new ApiError({ kind: 'malformed', path: WELL_KNOWN, status, reason: 'no node info' });
  }
  return requestFields(to, path);
}
