import { useTheme } from '@/app/theme/useTheme';
import { applyTheme, markRoot, paintBrowserBar } from '@/app/theme/applyTheme';
import { themeEngine } from '@/domain/settings/theme/themeEngine';
import { settingChanged, settingReset } from '@/slices/session/config';
import { pagePainted } from '@/slices/settings/theme';
import { renderInStore } from '@support/renderInStore';

const root = document.documentElement;
const property = (name: string) => root.style.getPropertyValue(name);
describe('applyTheme', () => {
  it('sets custom properties on the root and removes all of them again', () => {
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

  it('creates no style element and no style attribute', () => {
    const spy = jest.spyOn(Element.prototype, 'setAttribute');
    applyTheme({ variables: { '--bg': 'rgba(1, 2, 3, 1)' }, scheme: 'dark' }, root)();
    expect(document.querySelectorAll('style')).toHaveLength(0);
    expect(spy.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
    spy.mockRestore();
  });
});

describe("the browser's theme colour", () => {
  it('is set in one meta element', () => {
    paintBrowserBar('rgba(1, 2, 3, 1)', document);
    paintBrowserBar('rgba(4, 5, 6, 1)', document);
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    expect([...metas].map(({ content }) => content)).toEqual(['rgba(4, 5, 6, 1)']);
  });
});

describe('a mark of the root', () => {
  it('has one value at a time, and none by default', () => {
    markRoot('motion', 'reduce', root);
    expect(root).toHaveAttribute('data-motion', 'reduce');
    markRoot('motion', 'allow', root);
    expect(root).toHaveAttribute('data-motion', 'allow');
    markRoot('motion', null, root);
    expect(root).not.toHaveAttribute('data-motion');
  });
});

describe('a page with a theme', () => {
  function Page() {
    useTheme();
    return null;
  }
  const painted = (form: readonly string[]) => {
    const of = { id: 'some', form };
    return pagePainted({ of, values: themeEngine.paintOf(of)! });
  };
  const fen = painted(['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f']);
  const light = painted(['L', '#ffffff', '#eeeeee', '#222222', '#aa3300']);

  it('has no inline values for the fallback theme, which the style sheet contains', () => {
    renderInStore(<Page />);
    expect(property('--bg')).toBe('');
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      '#182230',
    );
  });

  it('changes to another theme and back', () => {
    const { dispatch } = renderInStore(<Page />);
    dispatch(fen);
    expect(property('--bg')).toBe('rgba(21, 33, 28, 1)');
    expect(property('color-scheme')).toBe('dark');
    dispatch(light);
    expect(property('--bg')).toBe('rgba(255, 255, 255, 1)');
    expect(property('color-scheme')).toBe('light');
    expect(document.querySelector('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      'rgba(238, 238, 238, 1)',
    );
    dispatch(pagePainted(null));
    expect(property('--bg')).toBe('');
  });

  it.each([
    ['reducedMotion', 'reduce', 'data-motion'],
    ['avatars', 'largeRound', 'data-avatars'],
    ['lineLength', 'short', 'data-lines'],
    ['greyMode', true, 'data-grey'],
  ] as const)(
    'is marked with %s for the style sheets, unless it is the default [reducedMotion, avatars, lineLength, greyMode]',
    (name, value, mark) => {
      const { dispatch } = renderInStore(<Page />);
      expect(root).not.toHaveAttribute(mark);
      dispatch({ type: settingChanged.type, payload: { name, value } });
      expect(root).toHaveAttribute(mark, String(value));
      dispatch(settingReset({ name }));
      expect(root).not.toHaveAttribute(mark);
    },
  );

  it('centres dialogs on phones if the setting is on [modalMobileCenter]', () => {
    const { dispatch } = renderInStore(<Page />);
    const centred = () => document.documentElement.hasAttribute('data-dialogs-centred');
    expect(centred()).toBe(false);
    dispatch(settingChanged({ name: 'modalMobileCenter', value: true }));
    expect(centred()).toBe(true);
    dispatch(settingChanged({ name: 'modalMobileCenter', value: false }));
    expect(centred()).toBe(false);
  });
});
