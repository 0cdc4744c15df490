/**
 * Writes named character references (`&eacute;`) as numbers. Browsers know all two thousand names
 * by heart, so the bundle need not bring the table, which would weigh more than the parser itself.
 */

/** What the parser reads without a table. */
const known = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

const reference = /&([a-z][a-z0-9]{1,31});/gi;

/** Where there is no browser, the references stay: the parser brings its table there. */
export function numberEntities(html: string): string {
  if (typeof DOMParser === 'undefined') return html;
  const names = new Set<string>();
  for (const [, name = ''] of html.matchAll(reference)) if (!known.has(name)) names.add(name);
  if (names.size === 0) return html;
  const numbers = lookUp([...names]);
  return html.replace(reference, (whole, name: string) => numbers.get(name) ?? whole);
}

/** Asks for all at once. No reference stands for a space, so spaces keep the answers apart. */
function lookUp(names: readonly string[]): Map<string, string> {
  const asked = names.map((name) => `&${name};`);
  const page = new DOMParser().parseFromString(`- ${asked.join(' ')}`, 'text/html');
  const answers = page.body.textContent.split(' ').slice(1);
  return new Map(
    names.flatMap((name, at) => {
      const answer = answers[at] ?? '';
      // An unknown name stays as it is; one that begins like an old name is read in part.
      const whole = name === 'semi' || !answer.endsWith(';');
      return whole ? [[name, numbered(answer)] as const] : [];
    }),
  );
}

const numbered = (text: string): string =>
  [...text].map((sign) => `&#${sign.codePointAt(0) ?? 0};`).join('');
