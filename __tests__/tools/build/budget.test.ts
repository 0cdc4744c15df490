import { forbiddenModules, grownParts, judge, partOf, weighParts } from '@/tools/build/budget.cjs';
import budgets from '@/tools/build/budgets.json';

describe('the bundle size budget', () => {
  it.each([
    ['node_modules/react-dom/cjs/client.js', 'react-dom'],
    ['node_modules/a/node_modules/@b/c/d.js', '@b/c'],
    ['src/app/layout/Shell.tsx', 'src/app'],
    ['src/index.tsx', 'src/index.tsx'],
  ])('counts %s to %s', (resource, part) => {
    expect(partOf(resource)).toBe(part);
  });

  const modules = [
    { resource: 'src/app/a.ts', size: 10 },
    { resource: 'node_modules/x/b.js', size: 500 },
    { resource: 'src/app/c.ts', size: 20 },
  ];

  it('adds up parts, the heaviest first', () => {
    expect(Object.entries(weighParts(modules))).toEqual([
      ['x', 500],
      ['src/app', 30],
    ]);
  });

  it('lists what grew, the most first, and what is new', () => {
    const grown = grownParts({ x: 490, 'src/app': 40 }, { x: 500, 'src/app': 30, y: 70 });
    expect(grown).toEqual([
      { part: 'y', size: 70, growth: 70 },
      { part: 'x', size: 500, growth: 10 },
    ]);
  });

  const judged = (weights: { js: number; css: number }, resources: string[] = []) =>
    judge({
      weights,
      limits: { js: 1000, css: 100 },
      modules: [...modules, ...resources.map((resource) => ({ resource, size: 1 }))],
      forbidden: budgets.forbidden,
      baseline: { x: 400 },
    });

  it('passes up to the limit', () => {
    expect(judged({ js: 1000, css: 100 })).toEqual([]);
  });

  it('names the type, the limit and the growth when it is exceeded', () => {
    const [fault, ...others] = judged({ js: 1100, css: 50 });
    expect(others).toEqual([]);
    expect(fault).toContain('1.1 kB of js (brotli), the budget is 1.0 kB');
    expect(fault).toContain('x: +0.1 kB to 0.5 kB');
  });

  it.each([
    'src/screens/settings/SettingsScreen.tsx',
    'src/screens/admin/AdminScreen.tsx',
    'src/components/composer/Composer.tsx',
    'src/components/composer/emoji/EmojiPicker.tsx',
    'src/components/statuses/media/viewer/MediaViewer.tsx',
    'src/testing/replay/replay.ts',
    'src/doctor/state/doctor.ts',
    'src/demo/server.ts',
  ])('does not let %s into the first load', (resource) => {
    expect(judged({ js: 1, css: 1 }, [resource])).toEqual([expect.stringContaining(resource)]);
  });

  it('allows the first screens', () => {
    const resources = [
      'src/screens/timeline/TimelineScreen.tsx',
      'src/components/statuses/card/StatusCard.tsx',
    ];
    expect(
      forbiddenModules(
        resources.map((resource) => ({ resource })),
        budgets.forbidden,
      ),
    ).toEqual([]);
  });

  it('allows at most 215 kB of scripts', () => {
    expect(budgets.limits.js).toBeLessThanOrEqual(215_000);
  });
});
