/** Collects the ids, people and secrets that occur anywhere in a flow file. */
import type { FlowValue } from '@/testing/format/flowFile';
import { isSecretAlias, kindOfField, type FieldKind } from './fieldKinds';
import { isSeededId } from '@/testing/format/seededIds';
import { isKnownIdentifier } from './redactionVocabulary';
import { decoded } from './redactAddress';
import { walkFlow } from './walkFlow';

export interface FoundNames {
  /** The host of the file's own server. */
  host: string;
  ids: ReadonlySet<string>;
  /** Screen names, in the order of their occurrence. */
  people: ReadonlySet<string>;
  hosts: ReadonlySet<string>;
  /** Tokens and passwords, which should not be in the file at all. */
  secrets: ReadonlySet<string>;
  emails: ReadonlySet<string>;
}

/** Fields that are replaced as a whole, so names inside need no alias. */
const replaced: ReadonlySet<FieldKind> = new Set([
  ...(['secret', 'perhapsSecret', 'email', 'birthday', 'ip', 'blurhash', 'mime'] as const),
]);

/** Ids are opaque; longer values, or ones with other characters, are addresses or sentences. */
const idPattern = /^[^\s/:@?#<>&$]{1,64}$/;
const hostLike = /^[\p{L}\p{N}.-]+(:\d+)?$/u;
const nameLike = /^[^\s/:@?#<>&$]+(@[^\s/@?#<>&]+)?$/;

export function findNames(flow: FlowValue, host: string): FoundNames {
  const ids = new Set<string>();
  const people = new Set<string>();
  const hosts = new Set<string>();
  const secrets = new Set<string>();
  const emails = new Set<string>();

  const note = (value: string, field: string): void => {
    const kind = kindOfField(field);
    if (kind === 'id' && idPattern.test(value) && !isKnownIdentifier(value) && !isSeededId(value))
      ids.add(value);
    else if (kind === 'person' && nameLike.test(value.replace(/^@/, ''))) {
      people.add(value.replace(/^@/, ''));
    } else if (kind === 'secret' || kind === 'perhapsSecret') {
      if (value !== '' && !isSecretAlias(value)) secrets.add(value);
    } else if (kind === 'email') emails.add(value);
    else if (kind === 'host' && hostLike.test(value)) hosts.add(value);
  };

  walkFlow(flow, {
    text: (text, { field, person }) => {
      if (person !== null) note(person, 'acct');
      // A part of the full screen name in the same object.
      const isPart = person !== null && kindOfField(field) === 'person' && !text.includes('@');
      if (!isPart) note(text, field);
      if (replaced.has(kindOfField(field))) return text;
      for (const [, name = '', value = ''] of text.matchAll(parameters)) {
        note(decoded(value.replaceAll('+', ' ')), name);
      }
      for (const [, name = ''] of text.matchAll(mentions)) note(name, 'acct');
      for (const [, name = ''] of text.matchAll(servers)) note(name, 'host');
      return text;
    },
    key: (key) => key,
  });
  return { host, ids, people, hosts, secrets, emails };
}

const mentions = /@([\w.-]*\w@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
const servers = /:\/\/(?:[^/?#\s@"<>]*@)?([^/?#\s@"<>]+)/g;
/** Query parameters of addresses, anywhere in a text. */
const parameters = /[?&]([\w.[\]-]+)=([^&#\s"<>]*)/g;
