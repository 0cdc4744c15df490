/**
 * Builds the fixture beside it exactly as the program is built, except that the translations are
 * its own: `node build.cjs <folder for the result>`. In a process of its own, as webpack does not
 * run inside jest's sandbox.
 */
const webpack = require('webpack');
const makeConfig = require('../../../webpack.config.js');
const BudgetPlugin = require('../../../src/tools/budgetPlugin.cjs');

const config = makeConfig({}, { mode: 'production' });
const [scripts] = config.module.rules;

webpack(
  {
    ...config,
    entry: { app: `${__dirname}/entry.ts` },
    output: { ...config.output, path: process.argv[2] },
    devtool: false,
    cache: false,
    module: {
      rules: [
        { ...scripts, include: [scripts.include, __dirname] },
        ...config.module.rules.slice(1),
      ],
    },
    plugins: [
      // What is allowed on the first load is no matter of this page.
      ...config.plugins.filter((plugin) => !(plugin instanceof BudgetPlugin)),
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
