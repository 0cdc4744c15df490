import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, findHeadlessShell } from '@/tools/findBrowser';

describe('finding a browser', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linnet-browser-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function program(name: string, script: string): string {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  }
  const good = 'echo "Chromium 140.0.1"';

  it('uses the one that CHROMIUM_PATH names', () => {
    const mine = program('mine', good);
    program('chromium', good);
    expect(findBrowser({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine);
  });

  it('reports if that one does not start, instead of using another', () => {
    const broken = program('mine', 'exit 127');
    expect(() => findBrowser({ CHROMIUM_PATH: broken, PATH: folder })).toThrow('CHROMIUM_PATH');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'uses %s from the PATH',
    (name) => {
      const file = program(name, good);
      expect(findBrowser({ PATH: folder }, [])).toBe(file);
    },
  );

  it('skips a stub', () => {
    program('chromium', 'echo "please install the snap" >&2; exit 1');
    const chrome = program('google-chrome', good);
    expect(findBrowser({ PATH: folder })).toBe(chrome);
  });

  it('uses the newest that Playwright downloaded if the system has none', () => {
    program('chromium-900/chrome-linux/chrome', good);
    const newest = program('chromium-1100/chrome-linux64/chrome', good);
    expect(findBrowser({ PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder }, [])).toBe(newest);
  });

  it('finds a shell without windows, unless CHROMIUM_PATH names a browser', () => {
    expect(findHeadlessShell({ PATH: folder })).toBeNull();
    const shell = program('chromium-headless-shell', good);
    const mine = program('mine', good);
    expect(findHeadlessShell({ PATH: folder })).toBe(shell);
    expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: mine })).toBeNull();
  });

  it('finds nothing if there is none', () => {
    expect(findBrowser({ PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder }, [])).toBeNull();
  });
});
