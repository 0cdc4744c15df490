/** Classes of CSS modules have short names, which must not meet. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classNames, moduleStyles } from '@/tools/build/classNames.cjs';

const root = mkdtempSync(path.join(tmpdir(), 'linnet-classes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const many = Array.from({ length: 130 }, (_, at) => `class${String(at)}`);
const styles: Record<string, readonly string[]> = {
  'B.module.css': ['line'],
  'A.module.css': many,
};
for (const [file, names] of Object.entries(styles))
  writeFileSync(
    path.join(root, file),
    names.map((name) => `.${name}:hover .${name} {}`).join('\n'),
  );
writeFileSync(path.join(root, 'global.css'), '.page {}');

const nameOf = (file: string, name: string) =>
  classNames(root)({ resourcePath: path.join(root, file) }, '', name);

it('names of classes are short, and each is that of one class', () => {
  const names = Object.entries(styles).flatMap(([file, all]) =>
    all.map((name) => nameOf(file, name)),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^_\w{3,4}$/.test(name))).toEqual([]);
});

it('names of classes depend on the list of files and on their own file alone', () => {
  expect(moduleStyles(root)).toEqual(['A.module.css', 'B.module.css']);
  expect(nameOf('B.module.css', 'line')).toBe('_010');
});

it('a class that its file does not define stops the build', () => {
  expect(() => nameOf('B.module.css', 'row')).toThrow('“row”');
});
