import fc from 'fast-check';
import {
  readInstalledTheme,
  readKeptTheme,
  readThemeFile,
} from '@/domain/settings/theme/files/themeFile';

const colors = { bg: '#101010', fg: '#202020', text: '#dddddd', link: '#77aaff' };
const snapshot = { ...colors, bg: '#111111' };
const read = (json: unknown) => {
  const result = readThemeFile(json);
  if (!result.ok) throw new Error(result.refusal);
  return result.file;
};
const file = (parts: object, version: unknown = 2) => ({
  _pleroma_theme_version: version,
  name: 'Mine',
  ...parts,
});

describe('a theme file', () => {
  it('is read from its source if it was made for this engine', () => {
    const { advice, name, source } = read(
      file({ source: { themeEngineVersion: 3, colors }, theme: { colors: snapshot } }),
    );
    expect({ advice, name, bg: source?.colors.bg }).toEqual({
      advice: 'source',
      name: 'Mine',
      bg: '#101010',
    });
  });

  it.each([2, 4, undefined])(
    'asks for source or snapshot if the source is for engine %p and there is a snapshot',
    (n) => {
      const read2 = read(
        file({ source: { themeEngineVersion: n, colors }, theme: { colors: snapshot } }),
      );
      expect(read2.advice).toBe('ask');
      expect(read2.source?.colors.bg).toBe('#101010');
      expect(read2.snapshot?.colors.bg).toBe('#111111');
    },
  );

  it('is read from whichever of the two it has', () => {
    expect(read(file({ theme: { colors } }))).toMatchObject({ advice: 'snapshot', source: null });
    expect(read(file({ source: { colors } }))).toMatchObject({ advice: 'source', snapshot: null });
  });

  it('keeps all of its parts, including numbers written as text', () => {
    const { source } = read(
      file({
        source: {
          themeEngineVersion: 3,
          colors: { ...colors, panel: '--bg,10', btn: 'transparent' },
          opacity: { input: '0.25', faint: 3 },
          radii: { btn: '7', panel: 12, chatMessage: 3 },
          fonts: { post: { family: 'Iowan Old Style' }, interface: 'Inter' },
          shadows: {
            popup: [{ x: 1, y: '2', blur: 3, spread: 4, color: '--accent,5', alpha: '.5' }],
          },
        },
      }),
    );
    expect(source).toEqual({
      colors: { ...colors, panel: '--bg,10', btn: 'transparent' },
      opacity: { input: 0.25, faint: 1 },
      radii: { btn: 7, panel: 12, chatMessage: 3 },
      fonts: { post: 'Iowan Old Style', interface: 'Inter' },
      shadows: {
        popup: [{ x: 1, y: 2, blur: 3, spread: 4, color: '--accent,5', alpha: 0.5, inset: false }],
      },
    });
  });

  it('leaves out invalid parts', () => {
    const { source } = read(
      file({
        source: {
          themeEngineVersion: 3,
          colors: {
            ...colors,
            panel: 'url(x)',
            btn: null,
            nosuchslot: '#ffffff',
            constructor: '#fff',
          },
          opacity: { input: 'much', nothing: 1 },
          radii: { btn: null, input: '', panel: {} },
          fonts: { post: { family: 'x; } body { color: red' }, interface: 7 },
          shadows: { popup: 'none', nosuchshadow: [] },
        },
      }),
    );
    expect(source).toEqual({ colors, opacity: {}, radii: {}, fonts: {}, shadows: {} });
  });

  it.each([
    ['no version', { source: { colors } }, 'invalid'],
    ['a version that is none', file({ theme: { colors } }, 'two'), 'invalid'],
    ['neither part', file({}), 'invalid'],
    ['no object', [], 'invalid'],
    ['nothing', null, 'invalid'],
    ['nothing known in version 1', file({}, 1), 'invalid'],
    ['a newer version', file({ theme: { colors } }, 3), 'tooNew'],
    ['an older version', file({ theme: { colors } }, 0), 'tooOld'],
  ])('is refused with %s', (_what, json, refusal) => {
    expect(readThemeFile(json)).toEqual({ ok: false, refusal });
  });

  it('causes only a warning if its minor version differs', () => {
    expect(read(file({ theme: { colors } }, 2.1)).minorDiffers).toBe(true);
    expect(read(file({ theme: { colors } }, 2)).minorDiffers).toBe(false);
  });

  it('never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.double(), (json, version) => {
        expect(() =>
          readThemeFile({ _pleroma_theme_version: version, source: json }),
        ).not.toThrow();
        expect(() => readInstalledTheme(json)).not.toThrow();
        expect(() => readKeptTheme(json, json)).not.toThrow();
      }),
    );
  });
});

describe('older forms', () => {
  it('of version 1 have other names for colours, including corner radii', () => {
    const flat = { bg: '#101010', btn: '#202020', fg: '#dddddd', link: '#77aaff' };
    const old = read(file({ ...flat, lightBg: '#303030', btnRadius: '6', panelRadius: 3 }, 1));
    expect(old.snapshot).toMatchObject({
      colors: { ...colors, highlight: '#303030' },
      radii: { btn: 6, panel: 3 },
    });
    expect(old.snapshot?.colors.btn).toBeUndefined();
  });

  it('of engine 2 have one text colour for all buttons and another name for highlights', () => {
    const { snapshot: fixed } = read(
      file({ theme: { colors: { ...colors, lightBg: '#303030', btnText: '#ffffff' } } }),
    );
    expect(fixed?.colors).toEqual({
      ...colors,
      highlight: '#303030',
      btnText: '#ffffff',
      btnPanelText: '#ffffff',
      btnTopBarText: '#ffffff',
    });
  });

  it('of engine 2 have shadows as opaque as the slot that colours them', () => {
    const shadow = (color: string) => ({ x: 0, y: 0, blur: 4, spread: 0, color, alpha: 0.9 });
    const { snapshot: fixed } = read(
      file({
        theme: {
          colors,
          opacity: { faint: 0.3 },
          shadows: { popup: [shadow('--faint'), shadow('--accent'), shadow('#000000')] },
        },
      }),
    );
    expect(fixed?.shadows.popup?.map(({ alpha }) => alpha)).toEqual([0.3, 1, 0.9]);
  });

  it('do not overwrite values under new names', () => {
    const { snapshot: fixed } = read(
      file({ theme: { colors: { ...colors, lightBg: '#303030', highlight: '#404040' } } }),
    );
    expect(fixed?.colors.highlight).toBe('#404040');
  });

  it('are not converted if the source is for this engine', () => {
    const { source } = read(
      file({ source: { themeEngineVersion: 3, colors: { ...colors, btnText: '#ffffff' } } }),
    );
    expect(source?.colors.btnPanelText).toBeUndefined();
  });
});

describe('a theme that the operator installed', () => {
  it('may lack its version: then it is of version 1, or a palette', () => {
    expect(
      readInstalledTheme({ bg: '#101010', fg: '#dddddd', btn: '#202020' })?.theme.colors,
    ).toEqual({
      bg: '#101010',
      fg: '#202020',
      text: '#dddddd',
    });
    expect(readInstalledTheme({ name: 'P', ...colors })).toMatchObject({
      name: 'P',
      theme: { colors },
    });
  });

  it('is read from its snapshot if the source is for another engine', () => {
    const both = file({ source: { themeEngineVersion: 9, colors }, theme: { colors: snapshot } });
    expect(readInstalledTheme(both)?.theme.colors.bg).toBe('#111111');
  });

  it.each([file({ theme: { colors } }, 3), {}, { a: 1 }, 'x', null])(
    'is ignored if it is %j',
    (json) => {
      expect(readInstalledTheme(json)).toBeNull();
    },
  );
});
