/**
 * Builds the fixture beside it exactly as the client is built, except that it brings its own
 * translations: `node build.cjs <output folder> [mode] [language]`. Runs in a process of its own,
 * because webpack does not run inside jest's sandbox.
 */
const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const webpack = require('webpack');
const makeConfig = require('../../../../../webpack.config.js');
const BudgetPlugin = require('../../../../../src/tools/build/budgetPlugin.cjs');
const AppCachePlugin = require('../../../../../src/tools/build/appCachePlugin.cjs');

const [folder, mode = 'production', locale] = process.argv.slice(2);
const config = makeConfig({ locale }, { mode });
const [scripts] = config.module.rules;
const unwanted = [BudgetPlugin, RefreshPlugin, AppCachePlugin];

webpack(
  {
    ...config,
    entry: { app: `${__dirname}/entry.ts` },
    output: { ...config.output, path: folder },
    devtool: false,
    cache: false,
    module: {
      rules: [
        { ...scripts, include: [scripts.include, __dirname] },
        ...config.module.rules.slice(1),
      ],
    },
    plugins: [
      // The budget does not apply to this page, it needs no hot reloading, and it has no worker.
      ...config.plugins.filter((plugin) => !unwanted.some((kind) => plugin instanceof kind)),
      new webpack.ContextReplacementPlugin(/locales$/, (found) => {
        found.resource = `${__dirname}/locales`;
      }),
    ],
  },
  (error, stats) => {
    if (!error && !stats.hasErrors()) return;
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
  },
);
