/**
 * Checks that proxies let WebSockets through. A refusal by the server itself is not a fault here.
 */
import { urlOf } from '@/lib/net/urlOf';
import { finding, type Finding } from '@/doctor/findings/finding';
import type { SocketOutcome } from '@/doctor/site/siteAccess';
import type { SiteReader } from '@/doctor/site/siteReader';

const STREAM = '/api/v1/streaming/?stream=public';
/** The server refuses anybody without a token of their own, with one of the statuses below. */
const SHOUTBOX = '/socket/websocket?vsn=2.0.0&token=none';
/** These statuses prove that the server itself answered. */
const ofServer = [400, 401, 403];

export async function checkLive(visit: SiteReader): Promise<Finding[]> {
  const { family, isKnown, streamingUrl, shoutAvailable, ...instance } = await known(visit);
  if (!isKnown) return [];
  const base = visit.origin.replace(/^http/, 'ws');
  // Pages do not see the refusal status, so servers that are closed to visitors tell them nothing.
  const isClosed = instance.private || family === 'mastodon';
  const { hearsWhy } = visit;
  const addresses = [
    ...(!isClosed || hearsWhy ? [(streamingUrl ?? base) + STREAM] : []),
    ...(shoutAvailable && hearsWhy ? [base + SHOUTBOX] : []),
  ];
  const outcomes = await Promise.all(
    addresses.map(async (address) => judge(address, await visit.openSocket(address))),
  );
  return outcomes.filter((one) => one !== null);
}

async function known(visit: SiteReader) {
  const { root } = await visit.askJson('/api/v1/instance');
  return { ...(await visit.instance()), isKnown: root !== null };
}

function judge(address: string, outcome: SocketOutcome): Finding | null {
  const file = urlOf(address)?.pathname ?? address;
  if (outcome === 'open') return null;
  if (outcome === 'closed') return finding('socket', { file });
  if (ofServer.includes(outcome.status)) return null;
  return finding('socketRefused', { file, status: String(outcome.status) });
}
