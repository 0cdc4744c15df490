/**
 * Bundles files of ours with the aliases of the build, in a process of its own, as webpack does not
 * work inside of jest. Throws with webpack's words.
 */
import { execFileSync } from 'node:child_process';
import { root } from '@/tools/project';

const script = `
  const [root, entry, path, optimization] = JSON.parse(process.argv[1]);
  const at = (name) => require('node:path').join(root, name);
  const { libraryAliases } = require(at('src/tools/build/libraryReaches/libraryReaches.cjs'));
  require('webpack')({
    mode: 'production',
    context: root,
    entry,
    output: { path, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization,
    resolve: { extensions: ['.ts', '.js'], alias: { '@': at('src'), ...libraryAliases() } },
    module: { rules: [{ test: /\\.ts$/, loader: 'babel-loader' }] },
    devtool: false,
  }, (error, stats) => {
    if (error || stats.hasErrors() || stats.hasWarnings()) {
      console.error(error ?? stats.toString({ all: false, errors: true, warnings: true }));
      process.exitCode = 1;
      return;
    }
    const files = [...stats.compilation.modules].map((module) => module.nameForCondition() ?? '');
    console.log(JSON.stringify(files.map((file) => require('node:path').relative(root, file))));
  });
`;

/** `entry`: paths by the name of the bundle. Returns the paths of all bundled modules. */
export function bundle(
  entry: Readonly<Record<string, string>>,
  folder: string,
  optimization: object = {},
): string[] {
  const paths = Object.fromEntries(
    Object.entries(entry).map(([name, path]) => [name, `./${path}`]),
  );
  const asked = JSON.stringify([root, paths, folder, optimization]);
  const options = { cwd: root, stdio: 'pipe', encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['-e', script, asked], options)) as string[];
}
