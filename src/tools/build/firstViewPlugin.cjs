/**
 * Loads the lazy chunks of the first view soon after the entry instead of after it has run. Links
 * their styles in the page, and preloads the glyph font, which would otherwise be requested when
 * the first card is laid out. Passes the addresses of their scripts to the first script, which
 * requests them when it runs: the chunk with the store arrives before them and starts while they
 * load.
 */
const { readFileSync } = require('node:fs');
const HtmlWebpackPlugin = require('html-webpack-plugin');

class FirstViewPlugin {
  /** `file`: the path of `budgets.json`, which lists the chunks of the first view. */
  constructor({ file }) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FirstViewPlugin', (compilation) => {
      const { alterAssetTagGroups } = HtmlWebpackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tap('FirstViewPlugin', (groups) => {
        const { publicTimeline } = JSON.parse(readFileSync(this.file, 'utf8'));
        const files = filesOf(compilation, publicTimeline).map((name) => groups.publicPath + name);
        const present = new Set(groups.headTags.map(addressOf));
        const missing = files.filter((address) => !present.has(address));
        const [styles, scripts] = [
          missing.filter(isStyle),
          missing.filter((name) => !isStyle(name)),
        ];
        const fonts = fontsOf(compilation).map((name) => groups.publicPath + name);
        groups.headTags.push(...styles.map(styleTag), ...fonts.map(fontTag));
        groups.headTags.filter(isScript).forEach(hasten);
        groups.headTags.filter(isFirstScript).forEach((tag) => lead(tag, scripts));
        // Styles block the first paint, so they are requested first.
        groups.headTags.sort((a, b) => rank(a) - rank(b));
        return groups;
      });
    });
  }
}

const addressOf = ({ attributes }) => attributes.src ?? attributes.href;

/** The script that prefetches from the server. */
const isFirstScript = (tag) => /\/ahead\./.test(tag.attributes.src ?? '');

/** Makes the first script async and tells it which scripts to load next. */
function lead({ attributes }, next) {
  delete attributes.defer;
  Object.assign(attributes, { async: true, 'data-next': next.join(' ') });
}

const isScript = ({ tagName, attributes }) => tagName === 'script' && attributes.src !== undefined;

/** Raises the priority; browsers would delay deferred scripts until the styles are there. */
function hasten({ attributes }) {
  attributes.fetchpriority = 'high';
}

const rank = ({ tagName, attributes }) => {
  if (tagName === 'script') return 2;
  return { stylesheet: 1, preload: 3 }[attributes.rel] ?? 0;
};

const filesOf = (compilation, names) =>
  names
    .flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [])
    .filter((file) => /\.(js|css)$/.test(file));

const fontsOf = (compilation) =>
  Object.keys(compilation.assets).filter((name) => name.endsWith('.woff2'));

const isStyle = (address) => address.endsWith('.css');

const styleTag = (href) => ({
  tagName: 'link',
  voidTag: true,
  meta: { plugin: 'first-view' },
  attributes: { rel: 'stylesheet', href },
});

const fontTag = (href) => ({
  tagName: 'link',
  voidTag: true,
  meta: { plugin: 'first-view' },
  // Font preloads need `crossorigin` even from the same origin.
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
});

module.exports = FirstViewPlugin;
