/** An address as a value of CSS; what would end the string early is escaped. */
export const cssUrl = (address: string): string =>
  `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
