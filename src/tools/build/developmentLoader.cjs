/** Webpack loader of `npm start`: compiles a source file so that its components can be replaced. */
const { compileSource } = require('./compileSource.cjs');

/** Files with components, or hooks of components. */
const HAS_HOOKS = /\.tsx$|[\\/]use[A-Z]\w*\.ts$/;

module.exports = function compileForDevelopment(text) {
  const { code, map } = compileSource(text, this.resourcePath, {
    messages: true,
    module: 'es6',
    react: { development: true, refresh: HAS_HOOKS.test(this.resourcePath) },
  });
  this.callback(null, code, map);
};
