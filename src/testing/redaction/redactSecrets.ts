/** Minimal redaction, for files of one's own instance: names and texts stay, only secrets go. */
import { redactValues } from '@/lib/redact/redactValues';
import type { FoundNames } from './findNames';
import { isSecretAlias, kindOfField, stubs } from './fieldKinds';
import { isKnownIdentifier } from './redactionVocabulary';
import type { Changes, FieldContext } from './walkFlow';

/** Credentials in addresses: before the host, and in parameters. */
const userInfo = /(:\/\/)[^/?#\s@"<>]+@/g;
const parameters = /([?&]([\w.[\]-]+)=)([^&#\s"<>]*)/g;
const mail = /(?<![@\w])[\w.+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;

export function redactSecrets({ people, secrets, emails }: FoundNames): Changes {
  const hidden = [...secrets, ...emails].filter((secret) => !isKnownIdentifier(secret));

  const withoutSecrets = (text: string): string =>
    redactValues(
      text
        .replace(userInfo, '$1')
        .replace(parameters, (whole, start: string, name: string, value: string) =>
          isSecret(name, value) ? start + stubs.secret : whole,
        )
        .replace(mail, (found) => (people.has(found) ? found : stubs.email)),
      hidden,
    );

  const change = (value: string, { field }: FieldContext): string => {
    if (value === '') return '';
    switch (kindOfField(field)) {
      case 'secret':
        return isSecretAlias(value) ? value : stubs.secret;
      case 'perhapsSecret':
        return isKnownIdentifier(value) ? value : stubs.secret;
      case 'email':
        return stubs.email;
      case 'ip':
        return stubs.ip;
      case 'birthday':
        return stubs.birthday;
      default:
        return withoutSecrets(value);
    }
  };
  return { text: change, key: (key) => withoutSecrets(key) };
}

const isSecret = (name: string, value: string): boolean => {
  const kind = kindOfField(name);
  if (isSecretAlias(value)) return false;
  return kind === 'secret' || (kind === 'perhapsSecret' && !isKnownIdentifier(value));
};
