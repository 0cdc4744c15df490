/** Removes known secrets from a text by somebody else, such as an error that quotes its input. */

/** Shorter secrets would leave gaps all over the text, which reveal more than they hide. */
const SHORTEST = 6;

/** Replaces each secret by a dot, in plain, URL-encoded and form-encoded form. */
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
  // `encodeURIComponent` throws on a lone surrogate.
  ...(/\p{Surrogate}/u.test(secret) ? [] : [encodeURIComponent(secret)]),
  new URLSearchParams([['', secret]]).toString().slice(1),
];
