/** Formats a URL as a CSS value; characters that would end the string are escaped. */
export const cssUrl = (address: string): string =>
  `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
