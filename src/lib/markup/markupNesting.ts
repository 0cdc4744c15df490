/**
 * Which element may stand in which. A tree that keeps to this reads the same after it was written
 * out and parsed again, and React has nothing to complain about.
 */

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const lists = ['ul', 'ol'];
const tableSections = ['thead', 'tbody', 'tfoot'];

const parentsOf = new Map<string, readonly string[]>([
  ['li', lists],
  ...tableSections.map((name) => [name, ['table']] as const),
  ['tr', tableSections],
  ['td', ['tr']],
  ['th', ['tr']],
  ['rt', ['ruby']],
  ['rp', ['ruby']],
]);

const tableParts = new Set(['table', ...tableSections, 'tr']);

/** Elements that begin on a line of their own. */
const blocks = new Set([
  ...headings,
  ...lists,
  ...tableParts,
  'p',
  'div',
  'blockquote',
  'pre',
  'li',
  'hr',
]);

export const isBlock = (name: string): boolean => blocks.has(name);

export const isTableSection = (name: string): boolean => tableSections.includes(name);

/** Holds parts of a table and nothing else, not even text. */
export const holdsTableParts = (name: string): boolean => tableParts.has(name);

/** Stands in one of the elements above; a whole table does not. */
export const isTablePart = (name: string): boolean =>
  name === 'td' || name === 'th' || (tableParts.has(name) && name !== 'table');

/** `ancestors` from the outside in. */
export function mayStand(name: string, ancestors: readonly string[]): boolean {
  const parents = parentsOf.get(name);
  if (parents) return parents.includes(ancestors.at(-1) ?? '');
  if (name === 'a') return !ancestors.includes('a');
  if (headings.includes(name) && ancestors.some((one) => headings.includes(one))) return false;
  return !(blocks.has(name) && ancestors.includes('p'));
}
