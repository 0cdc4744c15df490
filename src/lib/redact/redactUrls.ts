/** Takes out of a text what could be secret in the addresses in it: names, passwords and queries. */
export const redactUrls = (text: string): string =>
  text
    .replaceAll(/\b(https?|wss?):\/\/[^/\s"@]*@/gi, '$1://')
    .replaceAll(/((?:\b(?:https?|wss?):\/\/|\/)[^\s"?#]*)[?#][^\s"]*/gi, '$1');
