/**
 * Builds the fixture beside it exactly as the program is built, except that the translations are
 * its own: `node build.cjs <folder for the result> [mode] [language]`. In a process of its own, as
 * webpack does not run inside jest's sandbox.
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
      // What is allowed on the first load is no matter of this page, nothing in it is exchanged, and it
      // has no worker.
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
