/** The README says what is so: its commands, flags, accounts, packages, paths and its example. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { decodeFrontendConfig } from '@/api/decode/session/frontendConfig';
import { faultAnswers } from '@/demo/faults';
import { contentSecurityPolicy } from '@/demo/http/headers';
import { demoAccounts, type DemoAccount } from '@/demo/seed/demoAccounts';
import { defaultInstance } from '@/domain/session/instance';
import { pathTo, routeNames } from '@/domain/session/routes';
import { settings } from '@/domain/settings/settings';
import { explain } from '@/tools/serve/arguments';
import { inProject } from '@/tools/project';
import { useInstance } from '@support/engine/demo';
import { readSources } from '@support/engine/sources';

const readme = readFileSync(inProject('README.md'), 'utf8');
const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();
const found = (pattern: RegExp, text = readme): string[] =>
  sorted([...text.matchAll(pattern)].map(([, word = '']) => word));

/** From a heading to the next one of its rank or above; comments in code are no headings. */
function section(heading: string): string {
  const rank = heading.indexOf(' ');
  const lines = readme.split('\n');
  const start = lines.indexOf(heading) + 1;
  let isCode = false;
  const length = lines.slice(start).findIndex((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    const depth = /^#+(?= )/.exec(line)?.[0].length ?? Infinity;
    return !isCode && depth <= rank;
  });
  return lines.slice(start, length < 0 ? undefined : start + length).join('\n');
}

/** What stands in the first column of a section's tables, as code. */
const firstColumn = (text: string): string[] => found(/^\| `([^`]+)`/gm, text);

it('names every script, and none that does not exist', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = found(/npm run ([a-z:]+)/g);
  expect(sorted([...run, 'start', 'test'])).toEqual(sorted(Object.keys(scripts)));
  expect(found(/npm (start|test)\b/g)).toEqual(['start', 'test']);
});

it('explains every flag with its values, and none that does not exist', () => {
  const help = (['start', 'preview', 'demo'] as const).map(explain).join('\n');
  const flags = found(/^ +(--\S+(?: <[^>]+>)?)/gm, help);
  const rows = firstColumn(section('## The embedded instance')).filter((row) => /^--/.test(row));
  expect(sorted(rows.map((row) => row.replaceAll('\\|', '|')))).toEqual(flags);
});

it('lists every account with its password and its second factor', () => {
  const accounts: readonly DemoAccount[] = demoAccounts;
  const text = section('### Who can sign in');
  expect(firstColumn(text)).toEqual(sorted(accounts.map(({ username }) => username)));
  for (const { username, password, totpSecret, recoveryCodes = [] } of accounts) {
    expect(text).toMatch(new RegExp(`^\\| \`${username}\` +\\| \`${password}\` +\\|`, 'm'));
    for (const secret of [totpSecret, recoveryCodes[0], recoveryCodes.at(-1)]) {
      if (secret !== undefined) expect(text).toContain(`\`${secret}\``);
    }
  }
});

describe('the trouble on request', () => {
  const stage = useInstance();
  const text = section('### Trouble on request');

  it('has a row for every control and names every answer', async () => {
    const { body } = await stage.ask('POST', '/demo/none', { json: {} });
    expect(firstColumn(text)).toEqual(sorted((body as { known: string[] }).known));
    const [, answers = ''] = text.split('An `answer` is one of');
    expect(found(/`(\w+)`/g, answers)).toEqual(sorted(faultAnswers));
  });

  it('has bodies that the controls take', async () => {
    const calls = [...text.matchAll(/\/demo\/(\S+) --json '([^']+)'/g)];
    expect(calls).not.toHaveLength(0);
    for (const [, name = '', json = ''] of calls) {
      const { status } = await stage.ask('POST', `/demo/${name}`, {
        json: JSON.parse(json) as object,
      });
      expect(status).toBe(200);
    }
  });
});

it('has a row for every package that the client takes in', () => {
  const imported = readSources()
    .filter(({ path: file }) => !/^(demo|tools)\//.test(file))
    .flatMap(({ imports }) => imports.filter(({ isOurs, isTypeOnly }) => !isOurs && !isTypeOnly))
    // What lies beside `src` is no package.
    .filter(({ target }) => !target.startsWith('..'))
    .map(({ target }) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target);
  expect(firstColumn(section('## What ships to the browser'))).toEqual(sorted(imported));
});

it('has a row for every folder of src', () => {
  const folders = readdirSync(inProject('src')).filter((name) => name !== 'globals.d.ts');
  const map = section('## A map of src').split('###')[0];
  expect(firstColumn(map ?? '')).toEqual(sorted(folders));
});

it('tells the test of its example, whole', () => {
  const example = readFileSync(inProject('__tests__/flows/example.test.ts'), 'utf8');
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});

it('leads to headings and files that exist', () => {
  const headings = found(/^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const targets = found(/\]\(([^)]+)\)/g).filter((target) => !/^https?:/.test(target));
  const broken = targets.filter((target) =>
    target.startsWith('#') ? !headings.includes(target.slice(1)) : !existsSync(inProject(target)),
  );
  expect(broken).toEqual([]);
});

it('names no file that does not exist', () => {
  const files = found(/`((?:src|static|__tests__|locales)\/[\w./-]*\w)`/g);
  expect(files.filter((file) => !existsSync(inProject(file)))).toEqual([]);
});

it('runs test files that there are', () => {
  const wanted = found(/npx jest ([\w/]+)/g);
  expect(wanted).not.toEqual([]);
  const files = readdirSync(inProject('__tests__'), { recursive: true }).map(String);
  expect(wanted.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
});

describe('the configuration', () => {
  const rows = firstColumn(section('### Make it yours')).filter((key) => !/[./<]/.test(key));

  it('has a row for every key that is no default of a setting', () => {
    // What each reader of a key takes: one of these is right for every one of them.
    const values = [true, '/static/a.png', '1em', 'token'];
    const known = values.flatMap((value) => {
      const wire = Object.fromEntries(Object.keys(defaultInstance).map((key) => [key, value]));
      return Object.keys(decodeFrontendConfig(wire).instance);
    });
    expect(rows.filter((key) => key !== 'theme')).toEqual(sorted(known));
  });

  it('names defaults of settings only where an instance may choose them', () => {
    const text = section('### Make it yours').split('All other keys')[1]?.split('</details>')[0];
    const named = found(/`(\w+)`/g, text);
    expect(named.length).toBeGreaterThan(4);
    const all: Record<string, { fromInstance?: true }> = settings;
    expect(named.filter((name) => all[name]?.fromInstance !== true)).toEqual([]);
  });
});

describe('web servers of one’s own', () => {
  const text = section('### A web server of your own');
  const snippet = (language: string): string =>
    new RegExp(`\\n\`\`\`${language}\\n([^]*?)\\n\`\`\``).exec(text)?.[1] ?? '';
  const snippets = ['nginx', 'caddyfile'].map((language) => [language, snippet(language)] as const);
  const directives = (policy: string): string[] =>
    sorted(policy.split(';').map((one) => one.trim())).filter((one) => one !== '');

  it.each(snippets)(
    '%s sends the strictest policy that the embedded instance has',
    (_name, words) => {
      const strictest = contentSecurityPolicy({
        policy: 'akkoma',
        origin: 'https://social.example',
        nonce: '',
      });
      const needed = strictest
        .replaceAll(" 'nonce-'", '')
        // The page's own origin is part of 'self'; without plain addresses nothing is left to raise.
        .replace(' https://social.example', '')
        .replace('upgrade-insecure-requests', '');
      const sent = /Content-Security-Policy "([^"]+)"/.exec(words)?.[1] ?? '';
      expect(directives(sent)).toEqual(directives(needed));
    },
  );

  it.each(snippets)('%s asks anew for pages, and never for names with a hash', (_name, words) => {
    expect(words).toContain('\\.[0-9a-f]{10}\\.');
    expect(readFileSync(inProject('webpack.config.js'), 'utf8')).toContain('hashDigestLength: 10');
    expect(words).toMatch(/max-age=31536000, immutable/);
    expect(words).toMatch(/Cache-Control "?no-cache/);
    expect(words).toMatch(/Vary Accept/);
    expect(words).toMatch(/X-Content-Type-Options nosniff/);
    expect(words).toMatch(/sw-pleroma\.js/);
  });

  it('leave the same addresses to the server, and every route to the client', () => {
    const [one, other] = snippets.map(
      ([, words]) => /\^\/\((api\|[^ ]+)\)\(\/\|\$\)/.exec(words)?.[1],
    );
    expect(one).toBeDefined();
    expect(other).toBe(one);
    const servers = new RegExp(`^/(${one ?? ''})(/|$)`);
    for (const path of ['/api/v1/instance', '/oauth/token', '/media/a.png', '/socket/websocket']) {
      expect(path).toMatch(servers);
    }
    const params = { id: '7', name: 'mia', username: 'mia', hostname: 'a.example', tag: 'x' };
    const ours = routeNames.map((name) =>
      pathTo(name, { ...params, token: 't', recipientId: '8' }),
    );
    expect(ours.filter((path) => servers.test(path))).toEqual([]);
  });
});
