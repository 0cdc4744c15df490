/**
 * The addresses of the instance itself in what it says. Whoever reaches it by another name, from a
 * phone in the same network or through a tunnel, must find pictures, links and sockets by that name.
 */
import type { World } from '../state/world';

const EVERYWHERE = ['0.0.0.0', '::', '127.0.0.1', '::1'];
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Where somebody finds what listens there. */
export function addressAt(host: string, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
}

/** The address by which somebody came, as their browser names it. */
export function addressOfReader(world: World, host: string | null | undefined): string {
  const { origin, followsHost } = world.options;
  const isFixed = origin !== null && !followsHost;
  if (isFixed || !host || !HOST.test(host)) return world.origin;
  return `${new URL(world.origin).protocol}//${host.toLowerCase()}`;
}

/** The same text for somebody who came by another address. */
export function readdress(text: string, from: string, to: string): string {
  if (from === to) return text;
  return [from, from.replace(/^http/, 'ws')].reduce(
    (said, own) => said.replace(wholeAddress(own), own === from ? to : to.replace(/^http/, 'ws')),
    text,
  );
}

/** Not the beginning of a longer name or port. */
const wholeAddress = (address: string): RegExp =>
  new RegExp(`${address.replaceAll(/[.[\]]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'g');

/**
 * An answer as the reader is to see it; files, packed or in parts, stay as they are. Its own headers
 * are changed, as those of the answer that it replaces would be laid over new ones.
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
