/** Finds the mentions in a text as a server reads them: `@nick`, `@nick@their.server`. */

const mention = /(?<![\w@/.-])@([\w][\w.-]*(?:@[\w-]+(?:\.[\w-]+)*(?::\d+)?)?)/gu;

/** Returns screen names without duplicates, in lower case; local ones without the server. */
export function namesIn(text: string, server: string): string[] {
  if (!text.includes('@')) return [];
  const names = [...text.matchAll(mention)].map(([, name = '']) => plainName(name, server));
  return [...new Set(names)].filter((name) => name !== '');
}

/** Normalises a name for comparison: servers ignore case. */
export function plainName(screenName: string, server: string): string {
  const [nick = '', host = ''] = screenName
    .toLowerCase()
    .replace(/[.-]+$/, '')
    .split('@');
  return host === '' || host === hostOf(server) ? nick : `${nick}@${host}`;
}

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '').toLowerCase();
