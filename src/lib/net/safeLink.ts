/**
 * Decides which URLs a link may have. The only place for that: the sanitiser calls it, and the
 * component that renders the link calls it again.
 */

/** Leading whitespace and line breaks, which browsers ignore in a URL. */
const ignored = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g;

const web = /^https?:\/\/[^\s/?#\\]/i;
const mail = /^mailto:[^\s]/i;

const MAX_ADDRESS = 8_000;

/** Returns the URL as browsers read it, or null if it is no web or mail address. */
export function safeLink(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS) return null;
  const read = address.replace(ignored, '');
  return web.test(read) || mail.test(read) ? read : null;
}

/** A path on the own server. Two slashes of either kind would lead to another server. */
const ownPath = /^\/(?![/\\])/;

/** For pages written by the operator: also allows paths on the own server. */
export function safePageLink(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const read = address.replace(ignored, '');
  return ownPath.test(read) ? read : safeLink(address);
}

/** Images may come from the web, or from the own server in pages written by the operator. */
export function safePictureLink(address: unknown): string | null {
  const read = safePageLink(address);
  return read !== null && mail.test(read) ? null : read;
}
