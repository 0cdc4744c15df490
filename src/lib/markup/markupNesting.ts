/**
 * The rules of which elements may nest in which. A tree that follows them stays the same when it is
 * serialised and parsed again, and React has no warnings about it.
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

/** Block elements. */
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

/** True for blocks, except those that need a parent of their own. */
export const endsParagraph = (name: string): boolean => isBlock(name) && !parentsOf.has(name);

export const isTableSection = (name: string): boolean => tableSections.includes(name);

/** True for elements that contain only parts of a table, and no text. */
export const holdsTableParts = (name: string): boolean => tableParts.has(name);

/** True for elements that belong into one of the above; false for a whole table. */
export const isTablePart = (name: string): boolean =>
  name === 'td' || name === 'th' || (tableParts.has(name) && name !== 'table');

/** `ancestors` are outermost first. */
export function mayStand(name: string, ancestors: readonly string[]): boolean {
  const parents = parentsOf.get(name);
  if (parents) return parents.includes(ancestors.at(-1) ?? '');
  if (name === 'a') return !ancestors.includes('a');
  if (headings.includes(name) && ancestors.some((one) => headings.includes(one))) return false;
  return !(blocks.has(name) && ancestors.includes('p'));
}
