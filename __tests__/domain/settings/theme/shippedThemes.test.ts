import { contrast, over, parseHex, type Colour, type Rgb } from '@/lib/colour';
import { backdrop } from '@/domain/settings/theme/computeColours';
import { computeTheme } from '@/domain/settings/theme/computeTheme';
import { FALLBACK_THEME_ID } from '@/domain/settings/theme/themeForms';
import { fallbackTheme } from '@/domain/settings/theme/themePalette';
import { slots } from '@/domain/settings/theme/colourSlots';
import { LIGHT_THEME_ID } from '@/domain/settings/theme/themeChoice';
import { shippedThemes } from '@support/settings/themes';

const TEXT = 4.5;
const CONTROL = 3;

function parseCss(value: string): Colour {
  const [r = 0, g = 0, b = 0, a = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return { r, g, b, a };
}

/** Text colours by the surface below them; a context's own text colours come before the page's. */
const texts = [
  'text',
  'text-strong',
  'text-faint',
  'text-link',
  'accent-text',
  'accent-repeat',
  'accent-favourite',
  'accent-bookmark',
  'accent-react',
  'greentext',
  'cyantext',
  'danger-text',
  'warning-text',
  'success-text',
  'info-text',
];
const borders = ['line-strong', 'focus-ring'];
const places = [
  { prefix: '', surfaces: ['surface-panel', 'surface-page'] },
  { prefix: 'raised-', surfaces: ['surface-raised'] },
  { prefix: 'bar-', surfaces: ['surface-bar'] },
  { prefix: 'head-', surfaces: ['surface-head'] },
];
const filled = [
  ['control-text', 'control-pressed'],
  ['field-text', 'field'],
  ['field-hint', 'field'],
  ['badge-quiet-text', 'badge-quiet'],
  ['own-message-text', 'own-message'],
  ['own-message-link', 'own-message'],
  ['badgeNotificationText', 'badgeNotification'],
  ['badgeNeutralText', 'badgeNeutral'],
  ...['accent', 'danger', 'warning', 'success', 'info'].flatMap((tone) => [
    [`${tone}-fill-text`, `${tone}-fill`],
    [`${tone}-fill-text`, `${tone}-fill-hover`],
  ]),
] as const;

describe.each(shippedThemes().map((theme) => [theme.id, theme] as const))('%s', (_id, theme) => {
  const { variables, colours } = computeTheme(theme.source);
  const css = (name: string) => parseCss(variables[`--${name}`] ?? '');
  const on = (name: string, below: Rgb): Rgb => over(css(name), css(name).a, below);

  /** The surface in its normal, hovered, selected and highlighted states. */
  function states(surface: string, prefix: string): [string, Rgb][] {
    const plain = css(surface);
    const tints = [`${prefix}surface-hover`, 'surface-selected'].map((tint): [string, Rgb] => [
      `${surface} under ${tint}`,
      on(tint, plain),
    ]);
    return [[surface, plain], ...tints];
  }

  const failures = (list: [string, Rgb, string, Rgb, number][]) =>
    list
      .filter(([, ink, , ground, least]) => contrast(ink, ground) < least)
      .map(([ink, a, ground, b]) => `${ink} on ${ground}: ${contrast(a, b).toFixed(2)}`);

  it('has readable text on every surface, and visible borders', () => {
    const pairs = places.flatMap(({ prefix, surfaces }) =>
      surfaces.flatMap((surface) => [
        ...states(surface, prefix).flatMap(([name, ground]) =>
          texts.map((ink): [string, Rgb, string, Rgb, number] => [
            prefix + ink,
            css(prefix + ink),
            name,
            ground,
            TEXT,
          ]),
        ),
        ...borders.map((ink): [string, Rgb, string, Rgb, number] => [
          prefix + ink,
          css(prefix + ink),
          surface,
          css(surface),
          CONTROL,
        ]),
      ]),
    );
    expect(failures(pairs)).toEqual([]);
  });

  it('has readable text on filled surfaces', () => {
    const pairs = places.flatMap(({ prefix, surfaces: [surface = ''] }) =>
      filled.map(([ink, fill]): [string, Rgb, string, Rgb, number] => {
        const own = variables[`--${prefix}${ink}`] ? prefix : '';
        const fillName = variables[`--${prefix}${fill}`] ? prefix + fill : fill;
        return [own + ink, css(own + ink), fillName, on(fillName, css(surface)), TEXT];
      }),
    );
    expect(failures(pairs)).toEqual([]);
  });

  it('has readable notices in their tint', () => {
    const pairs = ['danger', 'warning', 'success', 'info'].flatMap((tone) =>
      [`${tone}-text`, 'text'].map((ink): [string, Rgb, string, Rgb, number] => [
        ink,
        css(ink),
        `${tone}-soft`,
        on(`${tone}-soft`, css('surface-panel')),
        TEXT,
      ]),
    );
    expect(failures(pairs)).toEqual([]);
  });

  it('has slots whose text is readable on what is below', () => {
    const slot = (name: string) => colours[name]!;
    const pairs = Object.entries(slots).flatMap(([name, { on: below }]) => {
      // Faint text is meant for slots only; the interface uses `--text-faint`.
      if (!below || slot(name).a < 1) return [];
      const ground = backdrop(below, slot);
      return [
        [name, slot(name), below.join(' over '), ground, TEXT] as [
          string,
          Rgb,
          string,
          Rgb,
          number,
        ],
      ];
    });
    const preserved = (text: string) => slots[text.split(' ')[0]!]?.manner === 'preserve';
    expect(failures(pairs).filter((text) => !preserved(text))).toEqual([]);
  });

  it('distinguishes its surfaces by lines or shades', () => {
    const line = on('line', css('surface-panel'));
    expect(contrast(line, css('surface-panel'))).toBeGreaterThan(1.15);
  });
});

describe('the shipped themes', () => {
  const themes = shippedThemes();

  it('are the fallback, a light one and at least four more', () => {
    const ids = themes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([FALLBACK_THEME_ID, LIGHT_THEME_ID]));
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length);
  });

  it('contain the built-in fallback theme', () => {
    expect(themes.find(({ id }) => id === FALLBACK_THEME_ID)).toEqual(fallbackTheme);
  });

  it('are dark or light as declared', () => {
    const schemes = Object.fromEntries(
      themes.map(({ id, source }) => [id, computeTheme(source).scheme]),
    );
    expect(schemes).toMatchObject({ [FALLBACK_THEME_ID]: 'dark', [LIGHT_THEME_ID]: 'light' });
    expect(Object.values(schemes).filter((scheme) => scheme === 'light').length).toBeGreaterThan(1);
  });

  it('differ clearly from one another', () => {
    const distance = (a: Rgb, b: Rgb) => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);
    const of = (source: (typeof themes)[number]['source'], slot: string) =>
      parseHex(source.colors[slot] ?? '')!;
    for (const [place, one] of themes.entries()) {
      for (const other of themes.slice(place + 1)) {
        const apart =
          distance(of(one.source, 'bg'), of(other.source, 'bg')) +
          distance(of(one.source, 'link'), of(other.source, 'link'));
        expect({ one: one.id, other: other.id, apart: apart > 60 }).toMatchObject({ apart: true });
      }
    }
  });
});
