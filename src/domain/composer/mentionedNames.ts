/** The people whom a text names, as a server will read it: `@nick`, `@nick@their.server`. */

const mention = /(?<![\w@/.-])@([\w][\w.-]*(?:@[\w-]+(?:\.[\w-]+)*(?::\d+)?)?)/gu;

/** Screen names, each once, in small letters; those of the own server without its name. */
export function namesIn(text: string, server: string): string[] {
  if (!text.includes('@')) return [];
  const names = [...text.matchAll(mention)].map(([, name = '']) => plainName(name, server));
  return [...new Set(names)].filter((name) => name !== '');
}

/** A name as it is compared: servers do not tell capitals from small letters. */
export function plainName(screenName: string, server: string): string {
  const [nick = '', host = ''] = screenName
    .toLowerCase()
    .replace(/[.-]+$/, '')
    .split('@');
  return host === '' || host === hostOf(server) ? nick : `${nick}@${host}`;
}

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '').toLowerCase();
