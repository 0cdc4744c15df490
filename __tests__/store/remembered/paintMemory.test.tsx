/** The look of the last visit in the browser's storage: by account, by scheme, of this build. */
import {
  forgetPaint,
  paintMemory,
  recallPaint,
  forgetOtherPaints,
} from '@/store/remembered/paintMemory';

const values = { variables: { '--bg': 'rgba(1, 2, 3, 1)' }, scheme: 'light' as const };
let isLight = true;
const page = {
  localStorage: window.localStorage,
  document,
  matchMedia: () => ({ matches: isLight }) as MediaQueryList,
};
const build = (hash: string) => {
  document.head.innerHTML = `<script src="/static/js/app.${hash}.js"></script>`;
};

beforeEach(() => {
  window.localStorage.clear();
  isLight = true;
  build('0123456789');
});

describe('the memory of the look', () => {
  it('is kept for each account and scheme', () => {
    paintMemory(page, '').remember('a theme', values);
    expect(paintMemory(page, '').last()).toEqual(values);
    expect(paintMemory(page, 'second').last()).toBeNull();
    isLight = false;
    expect(paintMemory(page, '').last()).toBeNull();
  });

  it('has the values of this theme in this build only', () => {
    const memory = paintMemory(page, '');
    memory.remember('a theme', values);
    expect(memory.lastIfOf('a theme')).toEqual(values);
    expect(memory.lastIfOf('another')).toBeNull();
    build('abcdefabcd');
    expect(memory.lastIfOf('a theme')).toBeNull();
    expect(memory.last()).toEqual(values);
  });

  it('tells the page’s own styles from no visit', () => {
    expect(recallPaint(page, '')).toBeUndefined();
    paintMemory(page, '').remember('the fallback', null);
    expect(recallPaint(page, '')).toMatchObject({ values: null });
    expect(paintMemory(page, '').last()).toBeNull();
  });

  it.each(['{{', 'null', '[]', '"x"', '{"values":{"variables":3,"scheme":"dark"}}'])(
    'takes nothing from %s',
    (text) => {
      window.localStorage.setItem('linnet look light', text);
      expect(paintMemory(page, '').last()).toBeNull();
    },
  );

  it('is neither read nor written in a safe start, or where storage is blocked', () => {
    paintMemory(page, '').remember('a theme', values);
    expect(paintMemory(null, '').last()).toBeNull();
    const blocked = {
      ...page,
      get localStorage(): Storage {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    const memory = paintMemory(blocked, '');
    memory.remember('a theme', values);
    expect(memory.last()).toBeNull();
  });

  it('goes with its account', () => {
    ['', 'second', 'third'].forEach((slot) => paintMemory(page, slot).remember('a theme', values));
    forgetPaint(page, 'second');
    expect(paintMemory(page, 'second').last()).toBeNull();
    forgetOtherPaints(page, ['']);
    expect(Object.keys(window.localStorage)).toEqual(['linnet look light']);
  });
});
