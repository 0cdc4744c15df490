/**
 * Replaces named character references (`&eacute;`) by numeric ones. Browsers know all two thousand
 * names, so the bundle does not need the table, which would be larger than the parser.
 */

/** The names that the parser knows without the table. */
const known = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

const reference = /&([a-z][a-z0-9]{1,31});/gi;

/** Outside of a browser the references stay: there, the parser has its table. */
export function numberEntities(html: string): string {
  if (typeof DOMParser === 'undefined') return html;
  const names = new Set<string>();
  for (const [, name = ''] of html.matchAll(reference)) if (!known.has(name)) names.add(name);
  if (names.size === 0) return html;
  const numbers = lookUp([...names]);
  return html.replace(reference, (whole, name: string) => numbers.get(name) ?? whole);
}

/** Resolves all names at once. No reference stands for a space, so spaces separate the results. */
function lookUp(names: readonly string[]): Map<string, string> {
  const asked = names.map((name) => `&${name};`);
  const page = new DOMParser().parseFromString(`- ${asked.join(' ')}`, 'text/html');
  const answers = page.body.textContent.split(' ').slice(1);
  return new Map(
    names.flatMap((name, at) => {
      const answer = answers[at] ?? '';
      // Unknown names stay; one that begins like a legacy name would be resolved in part.
      const whole = name === 'semi' || !answer.endsWith(';');
      return whole ? [[name, numbered(answer)] as const] : [];
    }),
  );
}

const numbered = (text: string): string =>
  [...text].map((sign) => `&#${sign.codePointAt(0) ?? 0};`).join('');
