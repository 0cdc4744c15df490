/**
 * Rewrites the instance's own address in its answers. A reader who reaches it by another name, from
 * a phone in the same network or through a tunnel, needs that name in pictures, links and sockets.
 */
import type { World } from '../state/world';

const EVERYWHERE = ['0.0.0.0', '::', '127.0.0.1', '::1'];
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The address of a listening host and port. */
export function addressAt(host: string, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
}

/** The address that the reader's browser used to reach the instance. */
export function addressOfReader(world: World, host: string | null | undefined): string {
  const { origin, followsHost } = world.options;
  const isFixed = origin !== null && !followsHost;
  if (isFixed || !host || !HOST.test(host)) return world.origin;
  return `${new URL(world.origin).protocol}//${host.toLowerCase()}`;
}

/** Replaces one address by another in a text. */
export function readdress(text: string, from: string, to: string): string {
  if (from === to) return text;
  return [from, from.replace(/^http/, 'ws')].reduce(
    (said, own) => said.replace(wholeAddress(own), own === from ? to : to.replace(/^http/, 'ws')),
    text,
  );
}

/** Matches the address, but not as the beginning of a longer name or port. */
const wholeAddress = (address: string): RegExp =>
  new RegExp(`${address.replaceAll(/[.[\]]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'g');

/**
 * Rewrites an answer for the reader; compressed or partial files stay as they are. The headers are
 * changed in place, because those of the replaced answer would be merged into new ones.
 */
export async function readdressAnswer(
  answer: Response,
  from: string,
  to: string,
): Promise<Response> {
  const { headers, status, body } = answer;
  const link = headers.get('link');
  if (link !== null) headers.set('link', readdress(link, from, to));
  const isText = /\b(?:json|html)\b/.test(headers.get('content-type') ?? '');
  const isWhole = body !== null && status !== 206 && !headers.has('content-encoding');
  if (!isText || !isWhole) return answer;
  headers.delete('content-length');
  return new Response(readdress(await answer.text(), from, to), { status, headers });
}
