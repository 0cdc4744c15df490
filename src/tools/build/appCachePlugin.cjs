/**
 * Adds the list of the build's files to the service worker: the paths of all files with a content
 * hash in their name. The worker thus changes with every build, which is how browsers notice a new
 * one.
 */
const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');

/** The cached files; leaves out source maps, compressed copies and licences. */
const SHELL =
  /^static\/(?:js|css|fonts|img)\/[^/]+\.[0-9a-f]{10}\.(?:js|css|woff2|png|jpe?g|webp|avif|svg)$/;

class AppCachePlugin {
  /** `worker`: the file name of the worker. */
  constructor({ worker }) {
    this.worker = worker;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AppCachePlugin', (compilation) => {
      // At this stage names are final and nothing is compressed yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'AppCachePlugin', stage }, (assets) => {
        const line = `var __APP_CACHE__=${JSON.stringify(appCacheManifestOf(Object.keys(assets)))};\n`;
        compilation.updateAsset(this.worker, (source) => new sources.ConcatSource(line, source));
      });
    });
  }
}

function appCacheManifestOf(names) {
  const files = names
    .filter((name) => SHELL.test(name))
    .sort()
    .map((name) => `/${name}`);
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 10);
  return { id, files };
}

module.exports = AppCachePlugin;
