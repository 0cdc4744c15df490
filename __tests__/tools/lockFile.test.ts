/** The lock file installs from any registry, and on every platform that a package names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const file = path.resolve(__dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Looks for a package as Node does: beside the importer, then in each parent folder. */
function isFound(wanted: string, from: string): boolean {
  if (packages[`${from ? `${from}/` : ''}node_modules/${wanted}`]) return true;
  return (
    from !== '' &&
    isFound(wanted, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)))
  );
}

describe('the lock file', () => {
  it('names no registry', () => {
    const addresses = Object.entries(packages).filter(([, { resolved }]) => resolved);
    expect(addresses.map(([name]) => name)).toEqual([]);
  });

  it('contains every package for other platforms, without which a clean install fails', () => {
    const missing = Object.entries(packages).flatMap(([name, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((wanted) => !isFound(wanted, name)),
    );
    expect(missing).toEqual([]);
  });
});
