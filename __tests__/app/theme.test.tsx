import { act } from '@testing-library/react';
import { useTheme } from '@/app/useTheme';
import { applyMotion, applyTheme, paintBrowserBar } from '@/app/theme';
import { readPalette } from '@/domain/theme/palette';
import { settingChanged, settingReset } from '@/slices/config';
import { systemSchemeChanged, themeFileReceived, themesReceived } from '@/slices/theme';
import { renderInStore } from '@support/renderInStore';
import { shippedThemes } from '@support/themes';

const root = document.documentElement;
const property = (name: string) => root.style.getPropertyValue(name);
const light = readPalette('pleroma-light', ['L', '#ffffff', '#eeeeee', '#222222', '#aa3300']);
const fen = readPalette('fen', ['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f']);
const known = themesReceived({
  order: ['pleroma-light', 'fen', 'dusk'],
  themes: { 'pleroma-light': light, fen },
  files: { dusk: '/static/themes/dusk.json' },
});

describe('applyTheme', () => {
  it('sets properties of the root and takes all of them off again', () => {
    const before = root.getAttribute('style');
    const takeOff = applyTheme(
      { variables: { '--bg': 'rgba(1, 2, 3, 1)' }, scheme: 'light' },
      root,
    );
    expect(property('--bg')).toBe('rgba(1, 2, 3, 1)');
    expect(property('color-scheme')).toBe('light');
    takeOff();
    expect(property('--bg')).toBe('');
    expect(root.getAttribute('style') ?? '').toBe(before ?? '');
  });

  it('makes no style element and no style attribute in markup', () => {
    const spy = jest.spyOn(Element.prototype, 'setAttribute');
    applyTheme({ variables: { '--bg': 'rgba(1, 2, 3, 1)' }, scheme: 'dark' }, root)();
    expect(document.querySelectorAll('style')).toHaveLength(0);
    expect(spy.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
    spy.mockRestore();
  });
});

describe('the colour around the page', () => {
  it('is told in one element of the head', () => {
    paintBrowserBar('rgba(1, 2, 3, 1)', document);
    paintBrowserBar('rgba(4, 5, 6, 1)', document);
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    expect([...metas].map(({ content }) => content)).toEqual(['rgba(4, 5, 6, 1)']);
  });
});

describe('motion', () => {
  it("is the system's matter until the reader says otherwise", () => {
    applyMotion('reduce', root);
    expect(root).toHaveAttribute('data-motion', 'reduce');
    applyMotion('allow', root);
    expect(root).toHaveAttribute('data-motion', 'allow');
    applyMotion('system', root);
    expect(root).not.toHaveAttribute('data-motion');
  });
});

describe('the page', () => {
  function Page() {
    useTheme();
    return null;
  }
  const show = () => renderInStore(<Page />, { before: [known] });

  it('needs nothing under the fallback: its values are in the style sheet', () => {
    show();
    expect(property('--bg')).toBe('');
  });

  it('takes on the theme that is chosen and goes back when none is', () => {
    const { dispatch } = show();
    act(() => void dispatch(settingChanged({ name: 'theme', value: 'fen' })));
    expect(property('--bg')).toBe('rgba(21, 33, 28, 1)');
    expect(property('color-scheme')).toBe('dark');
    act(() => void dispatch(settingReset({ name: 'theme' })));
    expect(property('--bg')).toBe('');
  });

  it('follows the system', () => {
    const { dispatch } = show();
    act(() => void dispatch(systemSchemeChanged('light')));
    expect(property('--bg')).toBe('rgba(255, 255, 255, 1)');
    expect(property('color-scheme')).toBe('light');
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      'rgba(238, 238, 238, 1)',
    );
    act(() => void dispatch(systemSchemeChanged('dark')));
    expect(property('color-scheme')).toBe('');
  });

  it("stays as it is until the theme's file is there", () => {
    const { dispatch } = show();
    act(() => void dispatch(settingChanged({ name: 'theme', value: 'fen' })));
    act(() => void dispatch(settingChanged({ name: 'theme', value: 'dusk' })));
    expect(property('--bg')).toBe('rgba(21, 33, 28, 1)');
    const dusk = shippedThemes().find(({ id }) => id === 'dusk')!;
    act(() => void dispatch(themeFileReceived({ theme: dusk })));
    expect(property('--bg')).toBe('rgba(35, 26, 48, 1)');
  });

  it("takes on the reader's own theme before any other", () => {
    const { dispatch } = show();
    act(() => void dispatch(settingChanged({ name: 'theme', value: 'fen' })));
    const source = { themeEngineVersion: 3, colors: { ...fen.source.colors, bg: '#333333' } };
    act(() => void dispatch(settingChanged({ name: 'customThemeSource', value: source })));
    expect(property('--bg')).toBe('rgba(51, 51, 51, 1)');
  });

  it('moves as the reader wants', () => {
    const { dispatch, unmount } = show();
    act(() => void dispatch(settingChanged({ name: 'reducedMotion', value: 'reduce' })));
    expect(root).toHaveAttribute('data-motion', 'reduce');
    unmount();
  });
});
