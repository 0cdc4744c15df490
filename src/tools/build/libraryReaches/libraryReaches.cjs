/**
 * All places where the build reaches into the insides of a library, to keep parts that nothing of
 * ours uses out of the first load. Each saves at least 3 % of the limit, and is made for exactly the
 * version that it names; `__tests__/tools/build/libraryReaches` fails when that changes. Replaced
 * parts become empty objects, so code that did reach them would fail instead of accepting
 * everything.
 *
 * `npm run build -- --env without=NAME` builds without one of them and prints the weight.
 */
const path = require('node:path');

const inModules = (file) => path.join(__dirname, '../../../../node_modules', file);

/**
 * `saves`: kB (brotli) of scripts before the first screen, measured on 2026-11-26 with and without
 * it in one run.
 */
const libraryReaches = [
  {
    name: 'htmlParser',
    library: 'htmlparser2',
    version: '10.1.0',
    saves: 48.2,
    // The package's entry includes a DOM, its tools and a feed reader; only the parser is used.
    alias: { htmlparser2$: inModules('htmlparser2/dist/esm/Parser.js') },
  },
  {
    name: 'entities',
    library: 'entities',
    version: '7.0.1',
    saves: 18.8,
    alias: {
      // `src/lib/markup/namedEntities.ts` reads names by a table of its own, in every realm.
      [inModules('entities/dist/esm/generated/decode-data-html.js')]: path.join(
        __dirname,
        'plainEntities.mjs',
      ),
    },
  },
  {
    name: 'cleaner',
    library: 'sanitize-html',
    version: '2.17.5',
    saves: 19.7,
    // Four parts of the cleaner that our options switch off (`api/decode/engine/html.ts`).
    alias: {
      // Parses style attributes; we allow none (`parseStyleAttributes: false`).
      postcss: false,
      // Parses srcset; we allow no such attribute.
      'parse-srcset': false,
      // Checks addresses, and depends on a date library; `safeLink` checks them instead
      // (`allowedSchemesAppliedToAttributes: []`).
      launder: false,
      // Merges lists of allowed classes; our policy checks classes itself (no `allowedClasses`).
      deepmerge: false,
    },
  },
];

/**
 * No reach: FormatJS offers this file to those who parse messages at build time
 * (https://formatjs.github.io/docs/guides/performance). It saves 6.1 kB.
 */
const withoutMessageParser = {
  '@formatjs/icu-messageformat-parser$':
    require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
};

/** The aliases of all of them but one. */
function libraryAliases(without) {
  const kept = libraryReaches.filter(({ name }) => name !== without);
  return Object.assign({}, withoutMessageParser, ...kept.map(({ alias }) => alias));
}

module.exports = { libraryReaches, libraryAliases };
