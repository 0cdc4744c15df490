/**
 * Builds `src/index.tsx` into `dist/`, laid out as servers install a front-end: the page at the
 * top, everything else under `/static/`. Scripts and styles are files with content hashes, because
 * some servers forbid inline ones and keep the rest for two weeks. `npm start` takes this file in
 * development mode and adds its own server.
 */
const path = require('node:path');
const { version: babelVersion } = require('@babel/core');
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { BannerPlugin, Compilation, DefinePlugin, SourceMapDevToolPlugin } = require('webpack');
const { version } = require('./package.json');
const BudgetPlugin = require('./src/tools/build/budgetPlugin.cjs');
const { compilationCacheFiles } = require('./src/tools/build/buildDependencies.cjs');
const { libraryAliases } = require('./src/tools/build/libraryReaches/libraryReaches.cjs');
const CompressPlugin = require('./src/tools/build/compressPlugin.cjs');
const FirstViewPlugin = require('./src/tools/build/firstViewPlugin.cjs');
const AppCachePlugin = require('./src/tools/build/appCachePlugin.cjs');
const PartsPlugin = require('./src/tools/build/partsPlugin.cjs');
const ShortIdsPlugin = require('./src/tools/build/shortIdsPlugin.cjs');
const { classNames, moduleStyles } = require('./src/tools/build/classNames.cjs');
const { updateRedactionVocabulary } = require('./src/tools/build/redactionVocabulary.cjs');
const { lightningTargets } = require('./src/tools/build/targets.cjs');
const { messageParts, readMessageIds } = require('./src/tools/locales/locales.cjs');

const at = (...parts) => path.join(__dirname, ...parts);

/** The worker is an entry with a path that servers reserve for it; the page does not load it. */
const WORKER = 'worker';
const WORKER_FILE = 'sw-pleroma.js';

/** Milliseconds after which loading a script chunk fails. */
const CHUNK_TIMEOUT = 120_000;

/** What `npm start` compiles when it is first opened: two fifths of the time of its start. */
const OPENED_LATER =
  /[\\/]src[\\/](screens|testing|doctor|gallery|app[\\/](dialogs|palette)|sagas[\\/]groups[\\/](admin|discovery|talk))\b|[\\/]locales[\\/]|unicode-emoji|cldr/;

/** Where nothing is ever built a second time, writing caches takes a fifth of the time. */
const isCached = !process.env.CI;

function rules(production) {
  const moduleNames = production
    ? { getLocalIdent: classNames(at('src')) }
    : { localIdentName: '[name]__[local]' };
  return [
    {
      test: /\.tsx?$/,
      include: at('src'),
      ...(production
        ? {
            loader: 'babel-loader',
            options: {
              cacheDirectory: isCached && at('.cache/babel-loader'),
              cacheCompression: false,
              // `babel.config.js` numbers the messages, which the options do not show.
              cacheIdentifier: [babelVersion, ...readMessageIds()].join(),
            },
          }
        : { loader: at('src/tools/build/developmentLoader.cjs') }),
    },
    {
      test: /\.css$/,
      use: [
        production ? MiniCssExtractPlugin.loader : 'style-loader',
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: /\.module\.css$/,
              ...moduleNames,
              namedExport: false,
              exportLocalsConvention: 'as-is',
            },
          },
        },
      ],
      sideEffects: true,
    },
    {
      test: /[\\/]locales[\\/][^\\/]+\.json$/,
      loader: at('src/tools/locales/localeLoader.cjs'),
      options: production ? { parts: messageParts() } : {},
    },
    {
      test: /[\\/](cldr-annotations-full|unicode-emoji-json)[\\/].*\.json$/,
      loader: at('src/tools/build/emojiDataLoader.cjs'),
    },
    {
      test: /\.(png|jpe?g|webp|avif|svg)$/,
      type: 'asset/resource',
      generator: { filename: 'static/img/[name].[contenthash][ext]' },
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'static/fonts/[name].[contenthash][ext]' },
    },
  ];
}

/**
 * The parts that everybody loads after the first view, then those for everybody who is signed in or
 * has a theme, by the chunk names at their imports. Each is one file that keeps what it shares with
 * other parts: the code is there already, and in files of its own it would be more requests.
 */
const COMMON_PARTS = ['later', 'services', 'memberSagas', 'member', 'theme'];

/** Parts that must not wait for those: they have copies. */
const OTHER_PARTS = ['view', 'loginForm'];

/** What only members load. Visitors should not wait for the code of members: other parts have copies. */
const MEMBER_PARTS = /^(member|composer|talkS|chats|lists|settings|profileE|admin|shout)/;

/** What sagas share with the first view is in the script that loads both: they need no copies. */
const isBesideView = ({ name }) => name === 'later' || name?.endsWith('Sagas');

const isIn = (part, module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === part);

const commonParts = () =>
  Object.fromEntries(
    COMMON_PARTS.map((part, place) => [
      part,
      {
        test: (module, context) =>
          module.type.startsWith('javascript/') && isIn(part, module, context),
        chunks: (chunk) =>
          part.startsWith('member')
            ? MEMBER_PARTS.test(chunk.name)
            : !chunk.canBeInitial() && !OTHER_PARTS.includes(chunk.name),
        name: `${part}-code`,
        // After the libraries of the first load.
        priority: -1 - place,
        enforce: true,
      },
    ]),
  );

/**
 * Nearly all of our own code in the first load runs at once. Browsers that understand this comment
 * (https://v8.dev/blog/explicit-compile-hints) compile it while it arrives, off the main thread,
 * instead of function by function on the first call: a quarter less blocking time on a first visit.
 * Of the libraries much never runs: compiled ahead, they blocked no less and took memory.
 */
const compiledAhead = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /^static\/js\/(app|view)\./,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

function plugins(production, env) {
  const budgets = at('src/tools/build/budgets.json');
  const everywhere = [
    new DefinePlugin({
      __VERSION__: JSON.stringify(version),
      __LOCALE__: JSON.stringify((!production && env.locale) || null),
    }),
    new HtmlWebpackPlugin({
      template: at('static/index.html'),
      scriptLoading: 'defer',
      excludeChunks: [WORKER],
      inject: 'head',
      // Servers replace a comment in the page, so comments stay.
      minify: production && { collapseWhitespace: true, removeComments: false },
    }),
    new CopyPlugin({
      patterns: [
        {
          from: at('static'),
          to: 'static',
          globOptions: {
            // In development, the server's own stickers are used.
            ignore: [
              '**/index.html',
              '**/favicon.png',
              '**/README.md',
              ...(production ? [] : ['**/stickers.json']),
            ],
          },
          info: { minimized: true },
        },
        { from: at('static/favicon.png'), to: 'favicon.png', info: { minimized: true } },
      ],
    }),
  ];
  if (!production)
    return [
      ...everywhere,
      // What changes in another file is replaced in the components that use it.
      new RefreshPlugin({ overlay: false, include: /\.tsx$/ }),
    ];
  return [
    ...everywhere,
    new MiniCssExtractPlugin({
      filename: 'static/css/[name].[contenthash].css',
      chunkFilename: 'static/css/[name].[fullhash].css',
      // CSS modules do not depend on each other, so their order between files does not matter.
      ignoreOrder: true,
    }),
    compiledAhead(),
    // Once for all: else the minifier leaves the directive at the head of each module.
    new BannerPlugin({ banner: '"use strict";', raw: true, include: /^static\/js\/app\./ }),
    new ShortIdsPlugin(),
    // No map for the worker: servers deliver only files beside the page that they know by name.
    new SourceMapDevToolPlugin({ filename: '[file].map', exclude: /^sw-/ }),
    new AppCachePlugin({ worker: WORKER_FILE }),
    new CompressPlugin(),
    new FirstViewPlugin({ file: budgets }),
    new PartsPlugin({ file: at('src/tools/build/parts.json') }),
    new BudgetPlugin({ file: budgets, accept: Boolean(env.accept) }),
  ];
}

/**
 * `--env accept` accepts today's sizes as the new budget baseline; `--env without=entities` leaves
 * out one of the library reaches; `--env locale=de` makes a development build start in that language.
 */
module.exports = (env = {}, argv = {}) => {
  const production = argv.mode === 'production';
  updateRedactionVocabulary();
  const hash = production ? '.[contenthash]' : '';
  // Of the files that load later, the first load knows the names alone, and the hash of the build.
  // In most releases nearly all of them change, apart from the libraries.
  const lateHash = production ? '.[fullhash]' : '';
  // Two loaders in one page would take each other's replacements while developing.
  const ofPage = (file) => (production ? file : { import: file, runtime: 'page' });
  return {
    // Also names the cache.
    name: env.without ? `linnet-without-${env.without}` : 'linnet',
    mode: production ? 'production' : 'development',
    context: __dirname,
    target: ['web', 'browserslist'],
    // `ahead` is small and sends the first requests while `app` is loading. The worker runs beside
    // the page.
    entry: {
      ahead: ofPage('./src/prefetch.ts'),
      app: ofPage('./src/index.tsx'),
      [WORKER]: './src/worker/worker.ts',
    },
    output: {
      path: at('dist'),
      publicPath: '/',
      filename: ({ chunk }) => (chunk.name === WORKER ? WORKER_FILE : `static/js/[name]${hash}.js`),
      chunkFilename: `static/js/[name]${lateHash}.js`,
      hashDigestLength: 10,
      chunkLoadTimeout: CHUNK_TIMEOUT,
      // `src/lib/spentModules.ts` empties it.
      chunkLoadingGlobal: 'linnetScripts',
      clean: true,
    },
    // Never a source map type that uses `eval`: the content security policy forbids it. In
    // production, a plugin writes the maps.
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { '@': at('src'), ...libraryAliases(env.without) },
    },
    module: { rules: rules(production) },
    plugins: plugins(production, env),
    optimization: {
      minimize: production,
      // One letter for most exports: 2 % less than names that are hashes. They depend only on which
      // exports of their module are used.
      ...(production && { mangleExports: 'size', moduleIds: false, chunkIds: false }),
      // HTML is not minimized: servers look for a comment in it.
      minimizer: [
        // SWC instead of webpack's Terser: 10 s of processor time instead of 65, and no larger.
        new MinimizerPlugin({
          test: /\.js$/,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: { filename: 'static/LICENSES.txt', banner: false },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: lightningTargets() },
        }),
      ],
      splitChunks: {
        cacheGroups: {
          default: { minChunks: 2, priority: -20, reuseExistingChunk: true },
          defaultVendors: false,
          // Libraries of the first load change seldom and stay cached across releases. Those of the
          // store load first, apart from those of the view.
          vendor: {
            test: /[\\/]node_modules[\\/]/,
            chunks: ({ name }) => name === 'app',
            name: 'vendor',
          },
          viewVendor: {
            test: /[\\/]node_modules[\\/]/,
            chunks: ({ name }) => name === 'view',
            name: 'view-vendor',
            filename: `static/js/[name]${hash}.js`,
          },
          besideView: {
            test: (module, context) =>
              module.type.startsWith('javascript/') && isIn('view', module, context),
            chunks: (chunk) => chunk.name === 'view' || isBesideView(chunk),
            minChunks: 2,
            name: 'app',
            enforce: true,
          },
          ...commonParts(),
          // One file less: browsers open six connections to a server, and so all files load at
          // once.
          firstStyles: {
            type: 'css/mini-extract',
            chunks: ({ name }) => name === 'app' || name === 'view',
            name: 'first',
            enforce: true,
          },
        },
      },
    },
    performance: { hints: false },
    ...(!production && {
      experiments: { lazyCompilation: { entries: false, imports: true, test: OPENED_LATER } },
    }),
    cache: isCached
      ? {
          type: 'filesystem',
          cacheDirectory: at('.cache/webpack'),
          // A class has the number of its file in its name, a message that of its id.
          version: [...moduleStyles(at('src')), ...readMessageIds()].join(),
          buildDependencies: { config: compilationCacheFiles(__filename) },
        }
      : // Without one, a build that watches compiles everything again for each screen.
        !production && { type: 'memory' },
    stats: { preset: 'errors-warnings', timings: true, builtAt: false },
  };
};
