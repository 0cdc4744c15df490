import { readPaletteFile } from '@/domain/settings/theme/files/paletteFile';
import { readPickedTheme } from '@/domain/settings/theme/files/readPickedTheme';

const fen = ['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f'];
const day = { name: 'Day', bg: '#ffffff', fg: '#eeeeee', text: '#222222', link: '#aa3300' };
const read = (json: unknown) => readPaletteFile(JSON.stringify(json));
const names = (json: unknown) => read(json)?.map(({ name }) => name);

describe('a palette file', () => {
  it('may contain one palette, in either form', () => {
    expect(read(fen)).toEqual([
      {
        name: 'Fen',
        source: {
          colors: { bg: '#15211c', fg: '#1b2c25', text: '#c9d4cb', link: '#9ccf7f' },
          opacity: {},
          radii: {},
          fonts: {},
          shadows: {},
        },
      },
    ]);
    const [one] = read({ ...day, accent: '#00aa00', cRed: '#ff0000', evil: 'url(x)' }) ?? [];
    expect(one?.name).toBe('Day');
    expect(one?.source.colors).toEqual({
      bg: '#ffffff',
      fg: '#eeeeee',
      text: '#222222',
      link: '#aa3300',
      accent: '#00aa00',
      cRed: '#ff0000',
    });
  });

  it('may contain several by id; invalid ones are left out', () => {
    const { name: _, ...nameless } = day;
    expect(names({ fen, day, nameless, wrong: 7, address: '/x.json', empty: [] })).toEqual([
      'Fen',
      'Day',
      'nameless',
    ]);
  });

  it('may be a style file with palettes in blocks', () => {
    const text = `
      @meta { name: Breezy; author: Somebody; }
      /* a comment { with: braces } */
      @palette.Dark-Blue {
        bg: #121a24; fg: #182230; text: #b9b9ba;
        link: #d8a070; accent: #d8a070; cRed: url(//evil); __proto__: #ffffff;
      }
      @palette.Light { bg: #f2f4f6; fg: #dbe0e8; text: #304055; link: #f86f0f }
      @palette.Empty { }
      Button:hover { shadow: inset 0 0 1px #fff; }
    `;
    const palettes = readPaletteFile(text)!;
    expect(palettes.map(({ name }) => name)).toEqual(['Breezy – Dark Blue', 'Breezy – Light']);
    expect(palettes[0]?.source.colors).toEqual({
      bg: '#121a24',
      fg: '#182230',
      text: '#b9b9ba',
      link: '#d8a070',
      accent: '#d8a070',
    });
    expect(readPaletteFile('@palette { bg: #000000; text: #ffffff; }')).toHaveLength(1);
  });

  it.each(['', 'null', '7', '"x"', '[]', '{}', '{"a":{"bg":"#000000"}}', 'body { color: red }'])(
    'is not recognised in %j',
    (text) => {
      expect(readPaletteFile(text)).toBeNull();
    },
  );

  it('is read quickly, even if it was crafted to be slow', () => {
    const start = performance.now();
    readPaletteFile(`@meta {${' '.repeat(100_000)}`);
    readPaletteFile('@palette.x {'.repeat(10_000));
    readPaletteFile('/*'.repeat(100_000));
    readPaletteFile('a:'.repeat(100_000));
    expect(readPaletteFile('x'.repeat(600_000))).toBeNull();
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('a picked file', () => {
  const file = (json: object) => readPickedTheme(JSON.stringify(json));
  const source = { themeEngineVersion: 3, colors: { bg: '#111111' } };

  it('is recognised by its content', () => {
    expect(file(fen)).toMatchObject({ kind: 'palettes', palettes: [{ name: 'Fen' }] });
    expect(file({ _pleroma_theme_version: 2, name: 'Mine', source })).toMatchObject({
      kind: 'theme',
      draft: { name: 'Mine', source: { colors: { bg: '#111111' } } },
      minor: false,
      partial: false,
    });
  });

  it.each([
    [null, 'invalid', ''],
    ['{{{', 'invalid', ''],
    ['{"_pleroma_theme_version":"2"}', 'invalid', ''],
    ['{"_pleroma_theme_version":2}', 'invalid', '2'],
    ['{"_pleroma_theme_version":3,"source":{}}', 'tooNew', '3'],
    ['{"_pleroma_theme_version":0.5,"source":{}}', 'tooOld', '0.5'],
  ])('is refused with its reason: %s', (text, refusal, version) => {
    expect(readPickedTheme(text)).toEqual({ kind: 'refused', refusal, version });
  });

  it('is accepted with a warning if its version differs slightly', () => {
    expect(file({ _pleroma_theme_version: 2.1, source })).toMatchObject({
      kind: 'theme',
      minor: true,
    });
  });

  it('leaves the choice of source or snapshot to the reader if it was made for another engine', () => {
    const theme = { colors: { bg: '#222222' } };
    const older = { ...source, themeEngineVersion: 2 };
    expect(file({ _pleroma_theme_version: 2, source: older, theme })).toMatchObject({
      kind: 'engine',
      snapshot: { source: { colors: { bg: '#222222' } } },
      source: { source: { colors: { bg: '#111111' } } },
    });
    expect(file({ _pleroma_theme_version: 2, theme })).toMatchObject({
      kind: 'theme',
      partial: true,
    });
  });
});
