/**
 * Names the lazy chunks of the first view in the page itself, so that they come together with the
 * entry and not after it has run. Their `import()` then finds them there.
 */
const { readFileSync } = require('node:fs');
const HtmlWebpackPlugin = require('html-webpack-plugin');

class FirstViewPlugin {
  /** `file`: the budgets, which list the chunks of the first view. */
  constructor({ file }) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FirstViewPlugin', (compilation) => {
      const { alterAssetTagGroups } = HtmlWebpackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tap('FirstViewPlugin', (groups) => {
        const { publicTimeline } = JSON.parse(readFileSync(this.file, 'utf8'));
        const present = new Set(groups.headTags.map(addressOf));
        for (const file of filesOf(compilation, publicTimeline)) {
          const address = `${groups.publicPath}${file}`;
          if (present.has(address)) continue;
          present.add(address);
          groups.headTags.push(tagFor(address));
        }
        // Styles hold up the first paint, so they are asked for first.
        groups.headTags.sort((a, b) => rank(a) - rank(b));
        return groups;
      });
    });
  }
}

const addressOf = ({ attributes }) => attributes.src ?? attributes.href;

const rank = ({ tagName, attributes }) =>
  tagName === 'script' ? 2 : Number(attributes.rel === 'stylesheet');

const filesOf = (compilation, names) =>
  names
    .flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [])
    .filter((file) => /\.(js|css)$/.test(file));

function tagFor(address) {
  const style = address.endsWith('.css');
  return {
    tagName: style ? 'link' : 'script',
    voidTag: style,
    meta: { plugin: 'first-view' },
    attributes: style ? { rel: 'stylesheet', href: address } : { defer: true, src: address },
  };
}

module.exports = FirstViewPlugin;
