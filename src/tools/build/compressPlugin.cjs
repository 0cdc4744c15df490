/**
 * Writes a `.br` and a `.gz` beside the service worker and every text file with a content hash in
 * its name, for servers that send precompressed files. Files that an operator may edit get none: a
 * server would go on sending the old text.
 */
const { promisify } = require('node:util');
const { brotliCompress, constants, gzip } = require('node:zlib');
const { Compilation, sources } = require('webpack');

const HASHED = /\.[0-9a-f]{10}\.(js|css|json|svg)$/;
const WORKER = /^sw-[\w-]+\.js$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const packers = {
  br: (bytes) =>
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

class CompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, (assets) =>
        Promise.all(
          Object.keys(assets)
            .filter((name) => HASHED.test(name) || WORKER.test(name))
            .map((name) => pack(compilation, name)),
        ),
      );
    });
  }
}

async function pack(compilation, name) {
  const asset = compilation.getAsset(name);
  const cache = compilation.getCache('CompressPlugin');
  // Files that keep their name across builds are not immutable, so they are written anew each time.
  const info = { minimized: true, immutable: HASHED.test(name) };
  for (const [ending, packer] of Object.entries(packers)) {
    const packed = await cache.providePromise(
      `${name}.${ending}`,
      cache.getLazyHashedEtag(asset.source),
      async () => new sources.RawSource(await packer(asset.source.buffer())),
    );
    compilation.emitAsset(`${name}.${ending}`, packed, info);
  }
}

module.exports = CompressPlugin;
