/** Takes secrets out of a text that somebody else wrote, and that may quote what it was given. */

/** A shorter one would leave gaps all over the text, which would tell more than they hide. */
const SHORTEST = 6;

/** Replaces each secret by a dot, as it is and in the forms it has in addresses and forms. */
export function redactValues(
  text: string,
  secrets: readonly (string | null | undefined)[],
): string {
  return secrets
    .filter((secret) => secret != null && secret.length >= SHORTEST)
    .flatMap((secret) => formsOf(secret ?? ''))
    .reduce((rest, form) => rest.replaceAll(form, '…'), text);
}

const formsOf = (secret: string): string[] => [
  secret,
  // Half a character cannot stand in an address.
  ...(/\p{Surrogate}/u.test(secret) ? [] : [encodeURIComponent(secret)]),
  new URLSearchParams([['', secret]]).toString().slice(1),
];
