/**
 * Which addresses a link may lead to. The one place that decides it: the cleaner asks here, and the
 * component that makes the link asks again.
 */

/** Leading blanks and line breaks within are what browsers drop before they read an address. */
const ignored = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g;

const web = /^https?:\/\/[^\s/?#\\]/i;
const mail = /^mailto:[^\s]/i;

const MAX_ADDRESS = 8_000;

/** The address as browsers read it, or null when it is no web or mail address. */
export function safeLink(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS) return null;
  const read = address.replace(ignored, '');
  return web.test(read) || mail.test(read) ? read : null;
}

/** A path on this very server. Two slashes, either way round, would lead to another one. */
const ownPath = /^\/(?![/\\])/;

/** For pages that the operator wrote: also paths on the own server. */
export function safePageLink(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const read = address.replace(ignored, '');
  return ownPath.test(read) ? read : safeLink(address);
}

/** Pictures come over the web, or from the own server in pages that the operator wrote. */
export function safePictureLink(address: unknown): string | null {
  const read = safePageLink(address);
  return read !== null && mail.test(read) ? null : read;
}
