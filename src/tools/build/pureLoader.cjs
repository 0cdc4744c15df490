/**
 * Lets the bundler drop what is not used of the router: names for developers' tools, written onto
 * components after they were made, keep all of them and most of the rest alive.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm,
      '$1/*#__PURE__*/ $2',
    );
