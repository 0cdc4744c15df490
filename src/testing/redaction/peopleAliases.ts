/**
 * Aliases for people, servers and files: `person3@host2.example`, `home.example`, a stub in place
 * of a picture. The same name always gets the same alias within a file, and aliases stay as they
 * are.
 */

export interface PeopleAliases {
  /** `nick` or `nick@host`, as written; the alias has a host only if the name has one. */
  person(name: string): string;
  /** `Person 3` for the person with this screen name. */
  displayName(name: string): string;
  knowsPerson(name: string): boolean;
  /** Registers a screen name. */
  meet(name: string): void;
  /** With or without a port. */
  host(name: string): string;
  knowsHost(name: string): boolean;
  /** A stub of the same type. `address` is absolute. */
  media(address: string): string;
}

export const HOME = 'home.example';
const MEDIA = 'https://media.example/';

const madeUpHost = /^(home|media|mail|host\d+)\.example$/;
const madeUpNick = /^person\d+$/;
const madeUpName = /^person\d+(@(home|host\d+)\.example)?$/;
const madeUpMedia = /^https:\/\/media\.example\/(\d+)(\.\w+)?$/;

/** The file extension of a picture, a video or a sound. */
export const mediaEnding =
  /\.(a?png|jpe?g|gif|webp|avif|svg|ico|mp[34]|m4[av]|mov|webm|og[agv]|opus|flac|wav)$/i;

/** `own` is the host of the file's origin. */
export function createPeopleAliases(own: string): PeopleAliases {
  const hosts = counted((name) => (madeUpHost.test(name) ? name : null));
  const people = counted(() => null);
  const files = counted((address) => (madeUpMedia.test(address) ? address : null));
  /** The first person with a nick, for names without a host. */
  const byNick = new Map<string, string>();

  const host = (name: string): string =>
    name.toLowerCase() === own.toLowerCase()
      ? HOME
      : hosts(name.toLowerCase(), (number) => `host${String(number)}.example`);

  const keyOf = (name: string): { key: string; nick: string; at: string | null } => {
    const [nick = '', at] = name.toLowerCase().split('@');
    if (at !== undefined) return { key: `${nick}@${at}`, nick, at };
    const local = `${nick}@${own.toLowerCase()}`;
    return { key: people.has(local) ? local : (byNick.get(nick) ?? local), nick, at: null };
  };
  const nickOf = (key: string, nick: string): string => {
    if (!byNick.has(nick)) byNick.set(nick, key);
    return people(key, (number) => `person${String(number)}`, madeUpNick.test(nick) ? nick : null);
  };
  return {
    person: (name) => {
      const { key, nick, at } = keyOf(name);
      const alias = nickOf(key, nick);
      return at === null ? alias : `${alias}@${host(at)}`;
    },
    displayName: (name) => {
      const { key, nick } = keyOf(name);
      return nickOf(key, nick).replace('person', 'Person ');
    },
    knowsPerson: (name) => madeUpName.test(name) || people.has(keyOf(name).key),
    meet: (name) => {
      const { key, nick, at } = keyOf(name);
      nickOf(key, nick);
      if (at !== null) host(at);
    },
    host,
    knowsHost: (name) =>
      name.toLowerCase() === own.toLowerCase() ||
      madeUpHost.test(name) ||
      hosts.has(name.toLowerCase()),
    media: (address) => {
      const type = mediaEnding.exec(address.replace(/[?#].*$/, ''))?.[0].toLowerCase() ?? '';
      return files(address, (number) => `${MEDIA}${String(number)}${type}`);
    },
  };
}

interface Counted {
  (key: string, write: (number: number) => string, stays?: string | null): string;
  has(key: string): boolean;
}

/** Numbers aliases in the order of first use; numbers of kept aliases are not given again. */
function counted(staysAs: (key: string) => string | null): Counted {
  const known = new Map<string, string>();
  const given = new Set<string>();
  let last = 0;
  const alias = (key: string, write: (number: number) => string, stays = staysAs(key)): string => {
    const before = known.get(key);
    if (before !== undefined) return before;
    let made = stays;
    while (made === null) {
      last += 1;
      const next = write(last);
      if (!given.has(next)) made = next;
    }
    known.set(key, made);
    given.add(made);
    return made;
  };
  return Object.assign(alias, { has: (key: string) => known.has(key) });
}
