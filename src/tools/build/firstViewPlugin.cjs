/**
 * Lets the lazy chunks of the first view come soon after the entry and not after it has run. Their
 * styles stand in the page, and so does the font of the glyphs, which would be asked for when the
 * first card is laid out; of their scripts the first script is told, which asks for them once it
 * runs: what holds the store then arrives before them and starts while they are on their way.
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
        // Styles hold up the first paint, so they are asked for first.
        groups.headTags.sort((a, b) => rank(a) - rank(b));
        return groups;
      });
    });
  }
}

const addressOf = ({ attributes }) => attributes.src ?? attributes.href;

/** It asks the server, and waits for nothing. */
const isFirstScript = (tag) => /\/ahead\./.test(tag.attributes.src ?? '');

/** It waits for nothing. */
function lead({ attributes }, next) {
  delete attributes.defer;
  Object.assign(attributes, { async: true, 'data-next': next.join(' ') });
}

const isScript = ({ tagName, attributes }) => tagName === 'script' && attributes.src !== undefined;

/** Browsers would hold back what runs at the end of the page until the styles are there. */
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
  // Fonts are always asked for in this way, also from the page's own server.
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
});

module.exports = FirstViewPlugin;
