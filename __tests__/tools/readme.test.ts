/**
 * Holds the guides against the code: their commands, flags, accounts, packages, paths, links and
 * examples must exist, and the tables that claim to be complete must be.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

const guides = [
  'README.md',
  'DEPENDENCIES.md',
  'src/README.md',
  'src/demo/README.md',
  'src/tools/README.md',
  'static/README.md',
  'locales/README.md',
  '__tests__/README.md',
  '__tests__/flows/README.md',
] as const;

type Guide = (typeof guides)[number];

const read = (file: string): string => readFileSync(inProject(file), 'utf8');
const texts = Object.fromEntries(guides.map((guide) => [guide, read(guide)])) as Record<
  Guide,
  string
>;
const allText = Object.values(texts).join('\n');

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();
const found = (pattern: RegExp, text: string): string[] =>
  sorted([...text.matchAll(pattern)].map(([, word = '']) => word));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** From a heading to the next one of its rank or above; comments in code are no headings. */
function section(guide: Guide, heading: string): string {
  const rank = heading.indexOf(' ');
  const lines = texts[guide].split('\n');
  const start = lines.indexOf(heading) + 1;
  if (start === 0) throw new Error(`${guide} has no heading "${heading}"`);
  let isCode = false;
  const length = lines.slice(start).findIndex((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    const depth = /^#+(?= )/.exec(line)?.[0].length ?? Infinity;
    return !isCode && depth <= rank;
  });
  return lines.slice(start, length < 0 ? undefined : start + length).join('\n');
}

/** The code in the first column of a section's tables. */
const firstColumn = (text: string): string[] => found(/^\| `([^`]+)`/gm, text);

const withoutCode = (text: string): string => text.replace(/^```[^]*?^```$/gm, '');

/** The anchors of a document's headings. */
const anchorsOf = (text: string): string[] =>
  found(/^#+ (.+)$/gm, withoutCode(text)).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the guides', () => {
  it('are all known, and the README leads to each of them', () => {
    const others = ['src', 'static', 'locales', '__tests__'].flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => path.basename(file) === 'README.md')
        .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
    );
    expect(sorted([...others, 'README.md', 'DEPENDENCIES.md'])).toEqual(sorted(guides));
    const linked = found(/\]\(([^)#]+)/g, texts['README.md']);
    expect(guides.filter((guide) => guide !== 'README.md' && !linked.includes(guide))).toEqual([]);
  });

  it('begin with a README of at most 150 lines', () => {
    expect(texts['README.md'].trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it.each(guides)('%s links to files and headings that exist', (guide) => {
    const targets = found(/\]\(([^)]+)\)/g, withoutCode(texts[guide])).filter(
      (target) => !/^https?:/.test(target),
    );
    const broken = targets.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const whole = file === '' ? guide : path.posix.join(path.posix.dirname(guide), file);
      if (!existsSync(inProject(whole))) return true;
      return anchor !== undefined && !anchorsOf(read(whole)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it.each(guides)('%s quotes scripts that exist', (guide) => {
    const quoted = [
      ...found(/npm run ([a-z:]+)/g, texts[guide]),
      ...found(/npm (start|test)\b/g, texts[guide]),
    ];
    expect(quoted.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(guides)('%s names paths that exist', (guide) => {
    const named = found(/`((?:src|static|__tests__|locales)\/[^`\s]*)`/g, texts[guide]);
    expect(named.map(fixedPart).filter((file) => !existsSync(inProject(file)))).toEqual([]);
  });

  it('runs test files that exist', () => {
    const wanted = found(/npx jest (?!--)([\w/]+)/g, allText);
    expect(wanted).not.toEqual([]);
    const files = readdirSync(inProject('__tests__'), { recursive: true }).map(String);
    expect(wanted.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
  });

  it('imports support files that exist', () => {
    const named = found(/`@support\/([\w/]+)`/g, allText);
    expect(named).not.toEqual([]);
    const exists = (name: string): boolean =>
      ['ts', 'tsx'].some((end) => existsSync(inProject(`__tests__/support/${name}.${end}`)));
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });
});

/** `src/sagas/<area>/<noun>.ts`: only what stands before a placeholder is a path. */
function fixedPart(file: string): string {
  const [before = '', ...after] = file.split(/[<*…]/);
  return after.length === 0 ? before : before.slice(0, before.lastIndexOf('/'));
}

describe('the guide to the code', () => {
  const guide = texts['src/README.md'];
  const folders = readdirSync(inProject('src')).filter(
    (name) => !['globals.d.ts', 'README.md'].includes(name),
  );

  it('has a row for every folder of src', () => {
    expect(firstColumn(section('src/README.md', '## The map'))).toEqual(sorted(folders));
  });

  it('has a row for every area', () => {
    const areas = readdirSync(inProject('src/slices')).filter((name) => !name.includes('.'));
    expect(firstColumn(section('src/README.md', '## The areas'))).toEqual(sorted(areas));
  });

  it('names paths within src that exist', () => {
    const named = found(/`([\w]+\/[^`\s]*)`/g, guide).filter((file) =>
      folders.includes(file.split('/')[0] ?? ''),
    );
    expect(named.length).toBeGreaterThan(100);
    const missing = named.map(fixedPart).filter((file) => !existsSync(inProject('src', file)));
    expect(missing).toEqual([]);
  });

  it('names actions, functions and fields that the code has', () => {
    const code = readSources()
      .map(({ text }) => text)
      .join('\n');
    const named = found(/`([A-Za-z]*[a-z][A-Z]\w*)`/g, guide);
    expect(named.length).toBeGreaterThan(50);
    const words = new Set(code.match(/\w+/g));
    expect(named.filter((name) => !words.has(name))).toEqual([]);
  });
});

describe('the guide to the commands', () => {
  const guide = texts['src/tools/README.md'];

  it('has a row for every script', () => {
    const rows = firstColumn(guide).filter((row) => /^npm /.test(row));
    expect(rows).toEqual(
      sorted(
        Object.keys(scripts).map((name) =>
          ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
        ),
      ),
    );
  });

  it('has a row for every part of the bench', () => {
    const parts = found(/^ {2}(\w+): measure/gm, read('src/tools/bench/benchmarks.ts'));
    expect(parts).not.toEqual([]);
    expect(firstColumn(section('src/tools/README.md', '## Bench'))).toEqual(parts);
  });
});

describe('the guide to the embedded instance', () => {
  it('explains every flag with its values, and none that does not exist', () => {
    const help = (['start', 'preview', 'demo'] as const).map(explain).join('\n');
    const flags = found(/^ +(--\S+(?: <[^>]+>)?)/gm, help);
    const rows = firstColumn(section('src/demo/README.md', '## Flags'));
    expect(sorted(rows.map((row) => row.replaceAll('\\|', '|')))).toEqual(flags);
  });

  it('lists every account with its password and its second factor', () => {
    const accounts: readonly DemoAccount[] = demoAccounts;
    const text = section('src/demo/README.md', '## Accounts');
    expect(firstColumn(text)).toEqual(sorted(accounts.map(({ username }) => username)));
    for (const { username, password, totpSecret, recoveryCodes = [] } of accounts) {
      expect(text).toMatch(new RegExp(`^\\| \`${username}\` +\\| \`${password}\` +\\|`, 'm'));
      for (const secret of [totpSecret, recoveryCodes[0], recoveryCodes.at(-1)]) {
        if (secret !== undefined) expect(text).toContain(`\`${secret}\``);
      }
    }
  });

  it('gives the README an account that exists', () => {
    const [, name, password] =
      /Sign in as `(\w+)` with the password `([\w-]+)`/.exec(texts['README.md']) ?? [];
    expect(demoAccounts).toContainEqual(expect.objectContaining({ username: name, password }));
  });

  describe('on faults on request', () => {
    const stage = useInstance();
    const text = section('src/demo/README.md', '## Faults on request');

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
});

it('DEPENDENCIES.md has a row for every package that the client imports', () => {
  const imported = readSources()
    .filter(({ path: file }) => !/^(demo|tools)\//.test(file))
    .flatMap(({ imports }) => imports.filter(({ isOurs, isTypeOnly }) => !isOurs && !isTypeOnly))
    // Files beside `src` are no packages.
    .filter(({ target }) => !target.startsWith('..'))
    .map(({ target }) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target);
  expect(firstColumn(texts['DEPENDENCIES.md'])).toEqual(sorted(imported));
});

describe('the guide to testing', () => {
  it('shows its example whole, but for the comment at the top', () => {
    const example = read('__tests__/flows/example.test.ts').replace(/^\/\*\*[^]*?\*\/\n/, '');
    expect(texts['__tests__/README.md']).toContain(`\`\`\`ts\n${example}\`\`\``);
  });

  it('names records of tests that exist', () => {
    const named = found(/replayFixture\('([^']+)'\)/g, allText);
    expect(named).not.toEqual([]);
    const exists = (name: string) => existsSync(inProject(`__tests__/fixtures/${name}.json`));
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });
});

it('the guide to translating counts the languages', () => {
  const languages = readdirSync(inProject('locales')).filter((file) => /\.json$/.test(file));
  for (const guide of ['README.md', 'locales/README.md'] as const) {
    expect(texts[guide].replace(/\s+/g, ' ')).toContain(`speaks ${languages.length} languages`);
  }
});

describe('the guide for operators', () => {
  it('stays out of the build', () => {
    const [, copied = ''] = read('webpack.config.js').split("from: at('static')");
    expect(copied.split('],')[0]).toContain("'**/README.md'");
  });

  describe('on the configuration', () => {
    const configuration = section('static/README.md', '### Configuration');

    it('has a row for every key that is no default of a setting', () => {
      // Values for each key; one of them is accepted by every reader.
      const values = [true, '/static/a.png', '1em', 'token'];
      const known = values.flatMap((value) => {
        const wire = Object.fromEntries(Object.keys(defaultInstance).map((key) => [key, value]));
        return Object.keys(decodeFrontendConfig(wire).instance);
      });
      const rows = firstColumn(configuration);
      expect(rows.filter((key) => key !== 'theme')).toEqual(sorted(known));
    });

    it('names defaults of settings only where an instance may choose them', () => {
      const text = configuration.split('All other keys')[1]?.split('</details>')[0] ?? '';
      const named = found(/`(\w+)`/g, text).filter((name) => name !== 'fromInstance');
      expect(named.length).toBeGreaterThan(4);
      const all: Record<string, { fromInstance?: true }> = settings;
      expect(named.filter((name) => all[name]?.fromInstance !== true)).toEqual([]);
    });
  });

  describe('on other web servers', () => {
    const text = section('static/README.md', '## Your own web server');
    const snippet = (language: string): string =>
      new RegExp(`\\n\`\`\`${language}\\n([^]*?)\\n\`\`\``).exec(text)?.[1] ?? '';
    const snippets = ['nginx', 'caddyfile'].map(
      (language) => [language, snippet(language)] as const,
    );
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
      expect(read('webpack.config.js')).toContain('hashDigestLength: 10');
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
      for (const address of [
        '/api/v1/instance',
        '/oauth/token',
        '/media/a.png',
        '/socket/websocket',
      ]) {
        expect(address).toMatch(servers);
      }
      const params = { id: '7', name: 'mia', username: 'mia', hostname: 'a.example', tag: 'x' };
      const ours = routeNames.map((name) =>
        pathTo(name, { ...params, token: 't', recipientId: '8' }),
      );
      expect(ours.filter((address) => servers.test(address))).toEqual([]);
    });
  });
});
