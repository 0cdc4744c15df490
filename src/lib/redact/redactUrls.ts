/** Removes potential secrets from the URLs in a text: user names, passwords and queries. */
export const redactUrls = (text: string): string =>
  text
    .replaceAll(/\b(https?|wss?):\/\/[^/\s"@]*@/gi, '$1://')
    .replaceAll(/((?:\b(?:https?|wss?):\/\/|\/)[^\s"?#]*)[?#][^\s"]*/gi, '$1');
