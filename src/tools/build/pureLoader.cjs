/**
 * Removes `displayName` assignments from the router and marks its component factories as pure, so
 * that the bundler can drop unused ones: the assignments would keep all of them and most of the
 * rest alive.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm,
      '$1/*#__PURE__*/ $2',
    );
