/** Stands in for CSS modules: each class name is its own key. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
