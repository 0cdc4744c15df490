/**
 * Replaces parts of libraries that our settings never reach, to keep them out of the bundle. They
 * become empty objects, so code that did reach them would fail instead of accepting everything.
 */
const path = require('node:path');

const modules = path.join(__dirname, '../../../node_modules');

module.exports = {
  // Parses style attributes; we allow none (`parseStyleAttributes: false`).
  postcss: false,
  // Parses srcset; we allow no such attribute.
  'parse-srcset': false,
  // Checks addresses, and depends on a date library; `safeLink` checks them instead
  // (`allowedSchemesAppliedToAttributes: []`).
  launder: false,
  // Merges lists of allowed classes; our policy checks classes itself (no `allowedClasses`).
  deepmerge: false,
  // The package's entry includes a DOM, its tools and a feed reader; only the parser is used.
  htmlparser2$: path.join(modules, 'htmlparser2/dist/esm/Parser.js'),
  // `lib/markup/namedEntities.ts` reads named entities before the parser does.
  [path.join(modules, 'entities/dist/esm/generated/decode-data-html.js')]: path.join(
    __dirname,
    'plainEntities.mjs',
  ),
};
