import { chooseTests, importsOf, type TestFile } from '@/tools/check/relatedTests';

const tests: TestFile[] = [
  { file: '__tests__/architecture.test.ts', imports: [] },
  { file: '__tests__/domain/statuses/poll.test.ts', imports: ['src/domain/statuses/poll'] },
  { file: '__tests__/flows/statuses/polls.test.ts', imports: ['src/sagas/statuses/polls'] },
  {
    file: '__tests__/components/statuses/Poll.test.tsx',
    imports: ['src/components/statuses/poll/Poll', '__tests__/support/renderInStore'],
  },
  { file: '__tests__/browser/statuses/polls.test.ts', imports: [] },
  { file: '__tests__/tools/readme.test.ts', imports: [] },
];

describe('the tests that a change asks for', () => {
  it('are those of its name on every floor, and those of the structure', () => {
    expect(chooseTests(['src/sagas/statuses/polls.ts'], tests)).toEqual({
      quick: ['__tests__/architecture.test.ts', '__tests__/flows/statuses/polls.test.ts'],
      browser: ['__tests__/browser/statuses/polls.test.ts'],
    });
  });

  it('are those of a component when its styles change', () => {
    expect(chooseTests(['src/components/statuses/poll/Poll.module.css'], tests).quick).toEqual([
      '__tests__/components/statuses/Poll.test.tsx',
      '__tests__/domain/statuses/poll.test.ts',
    ]);
  });

  it('are those that import a support file', () => {
    expect(chooseTests(['__tests__/support/renderInStore.tsx'], tests)).toEqual({
      quick: ['__tests__/components/statuses/Poll.test.tsx'],
      browser: [],
    });
  });

  it('are a changed test itself, and the test of the guides', () => {
    const changed = ['__tests__/domain/statuses/poll.test.ts', 'src/README.md'];
    expect(chooseTests(changed, tests).quick).toEqual([
      '__tests__/domain/statuses/poll.test.ts',
      '__tests__/tools/readme.test.ts',
    ]);
  });

  it('exist: a deleted one is not run', () => {
    expect(chooseTests(['__tests__/gone.test.ts'], tests)).toEqual({ quick: [], browser: [] });
  });

  it('are found by their imports, relative ones and aliases', () => {
    const text = `import { a } from '@/lib/a';\nimport '@support/b';\nimport c from '../c';\nimport 'nock';`;
    expect(importsOf('__tests__/lib/a.test.ts', text)).toEqual([
      'src/lib/a',
      '__tests__/support/b',
      '__tests__/c',
    ]);
  });
});
