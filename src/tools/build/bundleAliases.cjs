/**
 * What of libraries stays out of the bundle: parts that our settings never reach. A part
 * that is left out is an empty object, so code that did reach it would fail, not let pass.
 */
const path = require('node:path');

const modules = path.join(__dirname, '../../../node_modules');

module.exports = {
  // Parses style attributes; we allow none (`parseStyleAttributes: false`).
  postcss: false,
  // Parses srcset; we allow no such attribute.
  'parse-srcset': false,
  // Judges addresses, and brings a date library; `safeLink` judges them instead
  // (`allowedSchemesAppliedToAttributes: []`).
  launder: false,
  // Joins lists of allowed classes; ours are judged by the policy (no `allowedClasses`).
  deepmerge: false,
  // Makes what `app/language/createAppIntl.ts` makes, with all that Intl knows; marks of messages are taken off by
  // `plainMessages.cjs`.
  '@formatjs/intl$': false,
  // The package's entry also brings a DOM, its tools and a feed reader; only the parser is used.
  htmlparser2$: path.join(modules, 'htmlparser2/dist/esm/Parser.js'),
  // The browser's own table of named characters is asked instead.
  [path.join(modules, 'entities/dist/esm/generated/decode-data-html.js')]: path.join(
    __dirname,
    'plainEntities.mjs',
  ),
  // Makes leaner components.
  [path.join(modules, 'lucide-react/dist/esm/createLucideIcon.mjs')]: path.join(
    __dirname,
    '../../ui/icons/createIcon.tsx',
  ),
};
