import nock from 'nock';
import { chosenSettingsRestored, instanceConfigured, settingChanged } from '@/slices/config';
import { requestEnded, requestFailed } from '@/slices/requests';
import {
  systemSchemeChanged,
  themeFileFailed,
  themeFileReceived,
  themeListRequested,
  themesReceived,
} from '@/slices/theme';
import { loadThemes, themeSaga } from '@/sagas/theme';
import { selectThemeOptions, selectThemeSource } from '@/selectors/theme';
import { fallbackTheme } from '@/domain/theme/palette';
import { ORIGIN, replay } from '@support/flow';

const colors = { bg: '#15211c', fg: '#1b2c25', text: '#c9d4cb', link: '#9ccf7f' };
const fenFile = {
  _pleroma_theme_version: 2,
  name: 'Fen',
  source: { themeEngineVersion: 3, colors },
};
const styles = {
  'pleroma-dark': ['Pleroma Dark', '#121a24', '#182230', '#b9b9ba', '#d8a070'],
  fen: '/static/themes/fen.json',
  dusk: '/static/themes/dusk.json?v=2',
  ink: ['Ink', '#000000', '#14171a', '#d3d8dc', '#62b2ff'],
};
const static_ = () => nock(ORIGIN, { badheaders: ['authorization', 'cookie'] });
const chosen = (theme: string) => chosenSettingsRestored({ chosen: { theme } });
const received = themesReceived({
  order: ['fen', 'dusk'],
  themes: {},
  files: { fen: '/static/themes/fen.json', dusk: '/static/themes/dusk.json' },
});

/** The `cache` of each request by its path: nock does not see it. */
function spyOnCache() {
  const caches: Record<string, RequestCache | undefined> = {};
  const spy: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    caches[pathname + search] = init?.cache;
    return fetch(input, init);
  };
  return { caches, spy };
}

describe('the themes of the instance', () => {
  it('THEME-02 come from styles.json, asked for afresh', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    const { caches, spy } = spyOnCache();
    const story = replay(loadThemes, { before: [chosen('ink')], context: { fetch: spy } });
    await story.until(themesReceived);
    await story.task.toPromise();

    expect(caches).toEqual({ '/static/styles.json': 'no-store' });
    expect(selectThemeSource(story.state())?.colors.bg).toBe('#000000');
    expect(story.types()).toEqual(['theme/themesReceived']);
  });

  it('THEME-02 are fetched from their address, just as fresh, when they are not inline', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    const { caches, spy } = spyOnCache();
    const story = replay(loadThemes, { before: [chosen('fen')], context: { fetch: spy } });
    await story.task.toPromise();

    expect(caches['/static/themes/fen.json']).toBe('no-store');
    expect(selectThemeSource(story.state())).toMatchObject({ colors });
    expect(story.types()).toEqual(['theme/themesReceived', 'theme/themeFileReceived']);
  });

  it('THEME-02 are left out where their file cannot be had', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    static_().get('/static/themes/dusk.json?v=2').reply(404, 'Not found');
    const story = replay(loadThemes, { before: [chosen('dusk')] });
    await story.task.toPromise();

    expect(story.all(themeFileFailed)).toHaveLength(1);
    expect(selectThemeSource(story.state())?.colors.bg).toBe('#121a24');
    expect(selectThemeOptions(story.state()).map(({ id }) => id)).not.toContain('dusk');
  });

  it.each([
    ['a page instead of a file', '<!doctype html>', 'text/html'],
    ['no theme', '{"hello": 1}', 'application/json'],
    ['garbage', '{{{', 'application/json'],
  ])('are left out where the answer is %s', async (_what, body, type) => {
    static_().get('/static/themes/fen.json').reply(200, body, { 'content-type': type });
    const story = replay(themeSaga, { before: [received] });
    story.dispatch(settingChanged({ name: 'theme', value: 'fen' }));
    await story.until(themeFileFailed);
    expect(selectThemeSource(story.state())).toEqual(fallbackTheme.source);
  });

  it('may lie on another host, which gets no token and no cookie', async () => {
    const far = received.payload.files;
    nock('https://themes.example', { badheaders: ['authorization', 'cookie'] })
      .get('/fen.json?x=1')
      .reply(200, fenFile, { 'access-control-allow-origin': '*' });
    const story = replay(themeSaga, {
      before: [
        themesReceived({
          ...received.payload,
          files: { ...far, fen: 'https://themes.example/fen.json?x=1' },
        }),
      ],
    });
    story.dispatch(settingChanged({ name: 'theme', value: 'fen' }));
    await story.until(themeFileReceived);
    expect(selectThemeSource(story.state())).toMatchObject({ colors });
  });

  it.each(['data:application/json,{}', 'http://['])('may not lie at %s', async (address) => {
    const story = replay(themeSaga, {
      before: [themesReceived({ ...received.payload, files: { fen: address } }), chosen('fen')],
    });
    await story.until(themeFileFailed);
    expect(story.state().theme.files).toEqual({});
  });

  it('fail as a whole where the list cannot be had, and the page keeps the fallback', async () => {
    static_().get('/static/styles.json').reply(200, '<html>', { 'content-type': 'text/html' });
    const story = replay(loadThemes, { before: [chosen('fen')] });
    await expect(story.task.toPromise()).rejects.toThrow('text/html');
    expect(selectThemeSource(story.state())).toEqual(fallbackTheme.source);
  });
});

describe('the theme of the page', () => {
  it('waits for its file as soon as somebody decides on it, and only for that', async () => {
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    const story = replay(themeSaga, { before: [received] });
    story.dispatch(instanceConfigured({ instance: {}, settings: { theme: 'fen' } }));
    expect(selectThemeSource(story.state())).toBeNull();
    await story.until(themeFileReceived);
    expect(selectThemeSource(story.state())).toMatchObject({ colors });
    expect(Object.keys(story.state().theme.files)).toEqual(['dusk']);
  });

  it('follows the system while nobody names one', () => {
    const light = ['Light', '#ffffff', '#eeeeee', '#222222', '#aa3300'];
    const story = replay(themeSaga, {
      before: [
        themesReceived({
          order: ['pleroma-light'],
          themes: {
            'pleroma-light': { ...fallbackTheme, id: 'pleroma-light', name: String(light[0]) },
          },
          files: {},
        }),
      ],
    });
    const shown = () => selectThemeSource(story.state());
    expect(shown()).toEqual(fallbackTheme.source);
    story.dispatch(systemSchemeChanged('light'));
    expect(shown()).toBe(story.state().theme.themes['pleroma-light']?.source);
    story.dispatch(systemSchemeChanged('dark'));
    expect(shown()).toBe(fallbackTheme.source);
  });
});

describe('the list of themes', () => {
  it('fetches what is missing when somebody looks at it', async () => {
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    static_().get('/static/themes/dusk.json').reply(403, {});
    const story = replay(themeSaga, { before: [received] });
    story.dispatch(themeListRequested());
    await story.until(requestEnded);
    expect(selectThemeOptions(story.state())).toEqual([
      { id: 'pleroma-dark', name: 'Pleroma Dark' },
      { id: 'fen', name: 'Fen' },
    ]);
  });

  it('begins with styles.json where that was not to be had before', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    static_()
      .get('/static/themes/dusk.json?v=2')
      .reply(200, { ...fenFile, name: 'Dusk' });
    const story = replay(themeSaga);
    story.dispatch(themeListRequested());
    await story.until(requestEnded);
    expect(selectThemeOptions(story.state()).map(({ name }) => name)).toEqual([
      'Pleroma Dark',
      'Fen',
      'Dusk',
      'Ink',
    ]);
  });

  it('says so when it cannot', async () => {
    static_().get('/static/styles.json').reply(403, { error: 'No' });
    const story = replay(themeSaga);
    story.dispatch(themeListRequested());
    await story.until(requestFailed);
    expect(story.state().requests.themes?.reason).toBe('No');
  });
});
