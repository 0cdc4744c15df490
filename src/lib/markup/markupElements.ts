/**
 * The elements of foreign HTML that are kept. The sanitiser lets these through, and the view creates
 * no others.
 */

/** The elements that reach the page. */
export const allowedElements: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'hr', 'wbr', 'span', 'bdi', 'bdo', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ...['code', 'kbd', 'samp', 'var', 'pre', 'blockquote', 'q', 'cite', 'abbr', 'dfn'],
  ...['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ruby', 'rt', 'rp'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img'],
]);

export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

const asBlock = [
  ...['section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'center'],
  ...['figure', 'figcaption', 'details', 'summary', 'dl', 'dt', 'dd', 'fieldset', 'form', 'body'],
];

/**
 * Elements that the tree replaces by another, to keep their line breaks and emphasis. Stored HTML
 * still has them: the parser closes elements by their names, so that cleaning it again would
 * change it.
 */
export const replacedElements: ReadonlyMap<string, string> = new Map([
  ...asBlock.map((name) => [name, 'div'] as const),
  ['strike', 's'],
  ['tt', 'code'],
]);
