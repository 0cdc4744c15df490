import fc from 'fast-check';
import { themeEngine } from '@/domain/settings/theme/themeEngine';
import { readPickedTheme } from '@/domain/settings/theme/files/readPickedTheme';
import { defaultOpacities, defaultShadows, radiusNames } from '@/domain/settings/theme/themeParts';
import { slots } from '@/domain/settings/theme/colourSlots';
import { writeSource } from '@/domain/settings/theme/files/writeTheme';

/** The values that a theme may set: colours, lengths, shadows and font families, nothing else. */
const colour = String.raw`rgba\(\d{1,3}, \d{1,3}, \d{1,3}, (?:0|1|0\.\d{1,3})\)`;
const length = String.raw`-?\d+(?:\.\d+)?(?:e-\d+)?px`;
const shadow = String.raw`(?:inset )?(?:(?:${length}|0) ){3}(?:(?:${length}|0) )?${colour}`;
const family = String.raw`(?:"[\p{L}\p{N}_][\p{L}\p{N} _.-]*"|[A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*)`;
const dropShadow = String.raw`drop-shadow\(${length} ${length} ${length} ${colour}\)`;
const allowed = new RegExp(
  `^(?:${[
    colour,
    length,
    'none',
    `${shadow}(?:, ${shadow})*`,
    `${dropShadow}(?: ${dropShadow})*`,
    `${family}(?:, ${family})*`,
    String.raw`\d+(?:\.\d+)?(?:rem|%)?`,
  ].join('|')})$`,
  'u',
);

const names = (table: object) => [
  ...Object.keys(table),
  '__proto__',
  'constructor',
  'toString',
  'evil; --bg',
];
const payload = fc.oneof(
  fc.constantFrom<unknown>(
    'url(https://evil.example/x.png)',
    'url("javascript:alert(1)")',
    '#fff;} body{display:none',
    '#ffffff; background: red',
    '--text, 20); color: red',
    'var(--text)',
    'expression(alert(1))',
    '</style><script>alert(1)</script>',
    'attr(data-x)',
    'env(x)',
    'image-set("x" 1x)',
    '@import "//evil.example"',
    '\\75rl(x)',
    '#000/**/000',
    '--bg,1e999',
    '--bg,-99999999999999999999',
    '1e308',
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    5e-324,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'NaN',
    '0x7fffffff',
    '"quoted',
    'a\nb',
    'constructor',
    '__proto__',
    'toString',
    '--constructor',
    '--__proto__,5',
    { family: 'x, url(//evil)' },
    { family: 'constructor' },
    { toString: 'x' },
    [],
    [[]],
    null,
    true,
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue(),
);
const table = (known: object) =>
  fc.oneof(fc.dictionary(fc.constantFrom(...names(known)), payload), payload);
const shadows = fc.dictionary(
  fc.constantFrom(...names(defaultShadows)),
  fc.oneof(
    fc.array(
      fc.record({
        x: payload,
        y: payload,
        blur: payload,
        spread: payload,
        color: payload,
        alpha: payload,
        inset: payload,
      }),
      { maxLength: 3 },
    ),
    payload,
  ),
);
const hostile = fc.record({
  themeEngineVersion: fc.constantFrom<unknown>(3, 2, '3', null, 99),
  name: payload,
  colors: table(slots),
  opacity: table(defaultOpacities),
  radii: table(Object.fromEntries(radiusNames.map((name) => [name, 0]))),
  fonts: table({ interface: '', input: '', post: '', postCode: '' }),
  shadows: fc.oneof(shadows, payload),
});
const looks = fc.record(
  {
    textSize: payload,
    density: payload,
    emojiSize: payload,
    navbarSize: payload,
    panelHeaderSize: payload,
    forcedRoundness: payload,
    greyMode: fc.oneof(fc.boolean(), payload),
    theme3hacks: fc.oneof(
      fc.record({ underlay: payload, fonts: table({ interface: '', monospace: '' }) }),
      payload,
    ),
  },
  { requiredKeys: [] },
);

function expectChecked(variables: Record<string, string>): void {
  const wrong = Object.entries(variables).filter(
    ([name, value]) =>
      !/^(?:--[A-Za-z][\w-]*|font-size)$/.test(name) ||
      value.length > 4_000 ||
      !allowed.test(value),
  );
  expect(wrong).toEqual([]);
}

describe('a hostile theme', () => {
  it('reaches the page only as numbers, colours and font families', () => {
    const usual = Object.keys(
      themeEngine.paintOf({ own: { source: { themeEngineVersion: 3 }, snapshot: null } })!
        .variables,
    );
    fc.assert(
      fc.property(hostile, hostile, looks, (source, snapshot, wanted) => {
        const { variables, scheme } = themeEngine.paintOf({
          own: { source, snapshot },
          overrides: wanted as object,
        })!;
        expect(['dark', 'light']).toContain(scheme);
        expectChecked(variables);
        expect(usual.filter((name) => !(name in variables))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('bg');
  });

  it('is equally harmless as a file, and after being stored', () => {
    fc.assert(
      fc.property(hostile, (parts) => {
        const text = JSON.stringify({ _pleroma_theme_version: 2, name: 'x', source: parts });
        const picked = readPickedTheme(text);
        if (picked.kind !== 'theme') return;
        const source = writeSource(picked.draft.source);
        const { variables } = themeEngine.paintOf({ own: { source, snapshot: null } })!;
        expectChecked(variables);
      }),
      { numRuns: 40 },
    );
  });

  it('is distinguished from a valid one', () => {
    expect(allowed.test('rgba(1, 2, 3, 0.5)')).toBe(true);
    expect(allowed.test('url(x)')).toBe(false);
    expect(allowed.test('red;}')).toBe(false);
    expect(allowed.test('function Object() { [native code] }')).toBe(false);
  });
});
