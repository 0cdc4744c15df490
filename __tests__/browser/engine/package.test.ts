/**
 * The package for operators: its contents, and that it runs from the folder that a server unpacks
 * it into, under the policy of either family.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Policy } from '@/demo/options';
import { dist, root } from '@/tools/project';
import { zipFolder } from '@/tools/build/zipFolder';
import { useBrowser } from '@support/engine/chromium/browser';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';
import { serverNames } from '@support/engine/chromium/serverNames';

const files = existsSync(dist) ? unzipSync(zipFolder(dist, 'dist', new Date('2026-01-01'))) : {};
const names = Object.keys(files);
const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
const readable = names.filter((name) => /\.(html|js|css|map|json|svg)$/.test(name));

describe('the built package', () => {
  it('is one folder with the page, an icon and a service worker, and everything else under static', () => {
    expect(names.filter((name) => !name.startsWith('dist/'))).toEqual([]);
    expect(names.filter((name) => !name.startsWith('dist/static/')).sort()).toEqual(
      expect.arrayContaining(['dist/favicon.png', 'dist/index.html', 'dist/sw-pleroma.js']),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'dist/static/config.json',
        'dist/static/styles.json',
        'dist/static/logo.svg',
        'dist/static/terms-of-service.html',
      ]),
    );
    expect(names.filter((name) => /^dist\/static\/themes\/\w+\.json$/.test(name))).not.toEqual([]);
  });

  it('has no names that servers reserve', () => {
    const taken = names.filter((name) => name.split('/').some((part) => serverNames.has(part)));
    expect(taken).toEqual([]);
  });

  it('contains the comment that servers replace, once, and refers to files from the root', () => {
    const page = text('dist/index.html');
    expect(page.split('<!--server-generated-meta-->')).toHaveLength(2);
    const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(named.filter((address) => !names.includes(`dist${address}`))).toEqual([]);
  });

  it('reveals nothing about the machine that built it', () => {
    const places = [root, homedir(), path.join('/home', userInfo().username)];
    const own = places.map((place) => new RegExp(`(?<![\\w.-])${place.replace(/\W/g, '\\$&')}/`));
    const telling = readable.filter((name) => own.some((place) => place.test(text(name))));
    expect(telling).toEqual([]);
  });

  it('contains no private keys or access tokens', () => {
    const secret = /BEGIN [A-Z ]*PRIVATE KEY|_authToken|xox[bp]-|AKIA[0-9A-Z]{16}/;
    expect(readable.filter((name) => secret.test(text(name)))).toEqual([]);
  });
});

describe.each(['pleroma', 'akkoma'] as const satisfies readonly Policy[])(
  'unpacked by a server with the policy of %s',
  (policy) => {
    const stage = useBrowser();
    const folder = mkdtempSync(path.join(tmpdir(), 'linnet-frontends-'));
    const installed = path.join(folder, 'frontends/linnet/0.1.0');
    for (const [name, bytes] of Object.entries(files)) {
      const target = path.join(installed, path.relative('dist', name));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const site = useSite(stage, { policy, indexPage: policy, family: policy, dist: installed });

    it("shows the instance's timeline, and screens with deferred code", async () => {
      const page = await site.open('/main/public', { as: 'alice' });
      await heading(page, 'Local timeline').waitFor();
      await page.getByRole('feed').getByRole('article').first().waitFor();
      await goWithin(page, '/about');
      await heading(page, 'About').waitFor();
    });
  },
);
