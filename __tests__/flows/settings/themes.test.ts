/**
 * The theme of the page: the instance's, the system's or the reader's, also while its file loads.
 */
import nock from 'nock';
import {
  chosenSettingsRestored,
  instanceConfigured,
  settingChanged,
} from '@/slices/session/config';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import {
  themeSettingsPreviewed,
  pagePainted,
  systemSchemeChanged,
  themeFailed,
  themeListRequested,
  themesReceived,
} from '@/slices/settings/theme';
import { loadThemes, themeSaga } from '@/sagas/settings/theme';
import { themeListSaga } from '@/sagas/settings/themeList';
import {
  selectBarColour,
  selectPaint,
  selectPaintIsDue,
  selectWantedTheme,
} from '@/selectors/settings/theme';
import { selectThemeOptions } from '@/selectors/settings/themeChoice';
import { needsOnlyScheme } from '@/domain/settings/theme/themeChoice';
import { fallbackForm, lightForm } from '@/domain/settings/theme/themeForms';
import type { RootState } from '@/slices/root';
import { startSucceeded } from '@/slices/session/startup';
import { eventually } from '@support/eventually';
import { fakePaints, testContext } from '@support/context';
import { ORIGIN, replay } from '@support/flow';

const colors = { bg: '#15211c', fg: '#1b2c25', text: '#c9d4cb', link: '#9ccf7f' };
const fenFile = {
  _pleroma_theme_version: 2,
  name: 'Fen',
  source: { themeEngineVersion: 3, colors },
};
const styles = {
  'pleroma-dark': fallbackForm,
  fen: '/static/themes/fen.json',
  dusk: '/static/themes/dusk.json?v=2',
  ink: ['Ink', '#000000', '#14171a', '#d3d8dc', '#62b2ff'],
};
const static_ = () => nock(ORIGIN, { badheaders: ['authorization', 'cookie'] });
/** The background colour of the page; null for the fallback theme. */
const ground = (story: { state: () => RootState }) =>
  selectPaint(story.state())?.variables['--bg'] ?? null;
const FEN = 'rgba(21, 33, 28, 1)';
const chosen = (theme: string) => chosenSettingsRestored({ chosen: { theme } });
const received = themesReceived({
  order: ['fen', 'dusk'],
  forms: {},
  files: { fen: '/static/themes/fen.json', dusk: '/static/themes/dusk.json' },
});

/** Records the `cache` mode of each request by its path, which nock cannot see. */
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
  it('THEME-02 come from styles.json, revalidated', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    const { caches, spy } = spyOnCache();
    const story = replay(loadThemes, { before: [chosen('ink')], context: { net: { fetch: spy } } });
    await story.until(themesReceived);
    await story.task.toPromise();

    expect(caches).toEqual({ '/static/styles.json': 'no-store' });
    expect(ground(story)).toBe('rgba(0, 0, 0, 1)');
    expect(story.types()).toEqual(['theme/themesReceived', 'theme/pagePainted']);
  });

  it('THEME-02 are loaded from their address, also revalidated, when they are not inline', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    const { caches, spy } = spyOnCache();
    const story = replay(loadThemes, { before: [chosen('fen')], context: { net: { fetch: spy } } });
    await story.task.toPromise();

    expect(caches['/static/themes/fen.json']).toBe('no-store');
    expect(ground(story)).toBe(FEN);
    expect(story.types()).toEqual([
      'theme/themesReceived',
      'theme/themeFileReceived',
      'theme/pagePainted',
    ]);
  });

  it('THEME-02 are left out if their file cannot be loaded', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    static_().get('/static/themes/dusk.json?v=2').reply(404, 'Not found');
    const story = replay(loadThemes, { before: [chosen('dusk')] });
    await story.task.toPromise();

    expect(story.all(themeFailed)).toHaveLength(1);
    expect(ground(story)).toBeNull();
    expect(selectThemeOptions(story.state()).map(({ id }) => id)).not.toContain('dusk');
  });

  it.each([
    ['a page instead of a file', '<!doctype html>', 'text/html'],
    ['no theme', '{"hello": 1}', 'application/json'],
    ['garbage', '{{{', 'application/json'],
  ])('are left out if the answer is %s', async (_what, body, type) => {
    static_().get('/static/themes/fen.json').reply(200, body, { 'content-type': type });
    const story = replay(themeSaga, { before: [received] });
    story.dispatch(settingChanged({ name: 'theme', value: 'fen' }));
    await story.until(themeFailed);
    expect(ground(story)).toBeNull();
  });

  it('may be on another host, which gets no token and no cookie', async () => {
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
    await story.until(pagePainted);
    expect(ground(story)).toBe(FEN);
  });

  it.each(['data:application/json,{}', 'http://['])('may not be at %s', async (address) => {
    const story = replay(themeSaga, {
      before: [themesReceived({ ...received.payload, files: { fen: address } }), chosen('fen')],
    });
    await story.until(themeFailed);
    expect(story.state().theme.files).toEqual({});
  });

  it('fail as a whole if the list cannot be loaded, and the page keeps the fallback', async () => {
    static_().get('/static/styles.json').reply(200, '<html>', { 'content-type': 'text/html' });
    const story = replay(loadThemes, { before: [chosen('fen')] });
    await expect(story.task.toPromise()).rejects.toThrow('text/html');
    expect(ground(story)).toBeNull();
  });
});

describe('the theme of the page', () => {
  it('loads its file as soon as it is chosen, and only that [theme]', async () => {
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    const story = replay(themeSaga, { before: [received] });
    story.dispatch(instanceConfigured({ instance: {}, settings: { theme: 'fen' } }));
    expect(selectWantedTheme(story.state())).toBeNull();
    await story.until(pagePainted);
    expect(ground(story)).toBe(FEN);
    expect(Object.keys(story.state().theme.files)).toEqual(['dusk']);
  });

  it('follows the system while none is chosen', async () => {
    const light = ['Light', '#ffffff', '#eeeeee', '#222222', '#aa3300'];
    const story = replay(themeSaga, {
      before: [
        themesReceived({ order: ['pleroma-light'], forms: { 'pleroma-light': light }, files: {} }),
      ],
    });
    expect(ground(story)).toBeNull();
    story.dispatch(systemSchemeChanged('light'));
    await story.until(pagePainted);
    expect(ground(story)).toBe('rgba(255, 255, 255, 1)');
    story.dispatch(systemSchemeChanged('dark'));
    expect(ground(story)).toBeNull();
  });

  it('changes with the system between the two that the reader chose for it [lightTheme, darkTheme]', async () => {
    const palette = (bg: string) => ['Some', bg, '#888888', '#777777', '#999999'];
    const forms = { day: palette('#eeeeee'), night: palette('#111111') };
    const story = replay(themeSaga, {
      before: [
        themesReceived({ order: ['day', 'night'], forms, files: {} }),
        chosenSettingsRestored({
          chosen: { themeMode: 'system', lightTheme: 'day', darkTheme: 'night', theme: 'fen' },
        }),
        systemSchemeChanged('light'),
      ],
    });
    await story.until(pagePainted);
    expect(ground(story)).toBe('rgba(238, 238, 238, 1)');
    story.log.length = 0;
    story.dispatch(systemSchemeChanged('dark'));
    await story.until(pagePainted);
    expect(ground(story)).toBe('rgba(17, 17, 17, 1)');
  });

  it('is the chosen preset in the mode “preset”, and the own theme again in “auto” [themeMode]', () => {
    const own = { themeEngineVersion: 3, colors: { bg: '#333333' } };
    const story = replay(themeSaga, {
      before: [
        chosenSettingsRestored({
          chosen: { themeMode: 'preset', theme: 'pleroma-dark', customThemeSource: own },
        }),
      ],
    });
    expect(selectWantedTheme(story.state())).toMatchObject({ id: 'pleroma-dark' });
    story.dispatch(settingChanged({ name: 'themeMode', value: 'auto' }));
    expect(selectWantedTheme(story.state())).toMatchObject({ own: { source: own } });
  });

  it('is the theme being tried, while the trial lasts', async () => {
    const story = replay(themeSaga);
    const customThemeSource = { themeEngineVersion: 3, colors: { ...colors, bg: '#445566' } };
    story.dispatch(themeSettingsPreviewed({ themeMode: 'auto', customThemeSource }));
    await story.until(pagePainted);
    expect(ground(story)).toBe('rgba(68, 85, 102, 1)');
    story.dispatch(themeSettingsPreviewed({}));
    expect(ground(story)).toBeNull();
  });

  it.each([
    ['textSize', '20px', 'font-size', '20px'],
    ['density', 'roomy', '--space-3', '16px'],
    ['emojiSize', '2.2rem', '--emoji-size', '2.2rem'],
    ['navbarSize', '56px', '--navbarSize', '56px'],
    ['panelHeaderSize', '3.2rem', '--head-size', '3.2rem'],
    ['forcedRoundness', 7, '--panelRadius', '7px'],
    ['greyMode', true, '--bg', 'rgba(25, 25, 25, 1)'],
    ['theme3hacks', { underlay: 'transparent' }, '--underlay', expect.stringMatching(/, 0\)$/)],
  ])(
    "has the reader's appearance settings: %s [textSize, density, emojiSize, navbarSize, panelHeaderSize, forcedRoundness, theme3hacks, greyMode]",
    async (name, value, variable, painted) => {
      const story = replay(themeSaga);
      story.dispatch(settingChanged({ name, value } as never));
      await story.until(pagePainted);
      expect(selectPaint(story.state())?.variables[variable]).toEqual(painted);
    },
  );

  it('needs no theme engine for the fallback, under any label', async () => {
    static_()
      .get('/static/styles.json')
      .reply(200, { 'pleroma-dark': ['Night', ...fallbackForm.slice(1)] });
    const themeEngine = jest.fn();
    const story = replay(loadThemes, { context: { services: { themeEngine } } });
    await story.task.toPromise();
    expect(story.types()).toEqual(['theme/themesReceived']);
    expect(themeEngine).not.toHaveBeenCalled();
  });

  it('needs none for the light default either, whose values the style sheet has', async () => {
    static_().get('/static/styles.json').reply(200, { 'pleroma-light': lightForm });
    const themeEngine = jest.fn();
    const story = replay(loadThemes, {
      before: [systemSchemeChanged('light')],
      context: { services: { themeEngine } },
    });
    await story.task.toPromise();
    expect(selectPaint(story.state())).toEqual({ variables: {}, scheme: 'light' });
    expect(selectBarColour(story.state())).toBe(lightForm[2]);
    expect(themeEngine).not.toHaveBeenCalled();

    // A larger text is more than the style sheet has.
    story.dispatch(settingChanged({ name: 'textSize', value: '20px' }));
    expect(selectPaintIsDue(story.state())).toBe(true);
    expect(needsOnlyScheme(selectWantedTheme(story.state()) ?? { id: '', form: [] })).toBe(false);
  });

  it("is the instance's pleroma-dark if that has other colours", async () => {
    const own = ['Ours', '#000000', '#111111', '#eeeeee', '#ff0000'];
    static_().get('/static/styles.json').reply(200, { 'pleroma-dark': own });
    const story = replay(loadThemes, { before: [chosen('no-such-theme')] });
    await story.task.toPromise();
    expect(ground(story)).toBe('rgba(0, 0, 0, 1)');
  });

  it("is the reader's own before any other [customThemeSource]", async () => {
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    const story = replay(themeSaga, { before: [received, chosen('fen')] });
    const own = (value: Record<string, unknown> | null) =>
      settingChanged({ name: 'customThemeSource', value });
    story.dispatch(own({ themeEngineVersion: 3, colors: { ...colors, bg: '#333333' } }));
    await story.until(pagePainted);
    expect(ground(story)).toBe('rgba(51, 51, 51, 1)');
    story.log.length = 0;
    story.dispatch(own(null));
    await story.until(pagePainted);
    expect(ground(story)).toBe(FEN);
  });

  it('is the reader’s own, even if only the computed form was stored [customTheme]', async () => {
    const story = replay(themeSaga, { before: [received] });
    const snapshot = { themeEngineVersion: 3, colors: { ...colors, bg: '#333333' } };
    story.dispatch(settingChanged({ name: 'customTheme', value: snapshot }));
    await story.until(pagePainted);
    expect(ground(story)).toBe('rgba(51, 51, 51, 1)');
  });

  it('stays unchanged if the theme engine fails to load, and requests it again', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const themeEngine = jest
      .fn()
      .mockRejectedValueOnce(new Error('The file did not come'))
      .mockImplementation(testContext().services.themeEngine);
    const log = jest.fn();
    const ink = ['Ink', '#000000', '#14171a', '#d3d8dc', '#62b2ff'];
    const story = replay(themeSaga, {
      before: [themesReceived({ order: ['ink'], forms: { ink }, files: {} }), chosen('ink')],
      context: { services: { themeEngine }, log },
    });
    await jest.advanceTimersByTimeAsync(29_000);
    expect(ground(story)).toBeNull();
    expect(log).toHaveBeenCalledWith('warning', expect.any(String), expect.any(Error));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ground(story)).toBe('rgba(0, 0, 0, 1)');
    expect(themeEngine).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});

describe('the look of the last visit', () => {
  const light = ['Light', '#ffffff', '#eeeeee', '#222222', '#aa3300'];
  const ink = ['Ink', '#000000', '#14171a', '#d3d8dc', '#62b2ff'];
  const WHITE = 'rgba(255, 255, 255, 1)';
  const list = themesReceived({
    order: ['pleroma-light', 'ink'],
    forms: { 'pleroma-light': light, ink },
    files: {},
  });

  /** A page of a reader whose last page was painted in the light theme. */
  async function secondVisit() {
    const paints = fakePaints();
    const first = replay(themeSaga, {
      before: [list, systemSchemeChanged('light')],
      context: { storage: { paints } },
    });
    await first.until(pagePainted);
    const themeEngine = jest.fn(testContext().services.themeEngine);
    const context = { storage: { paints }, services: { themeEngine } };
    return { paints, themeEngine, context };
  }

  it('is there before anything is known, and stays without the engine if nothing changed', async () => {
    const { context, themeEngine } = await secondVisit();
    const story = replay(themeSaga, { before: [systemSchemeChanged('light')], context });
    expect(ground(story)).toBe(WHITE);
    story.dispatch(startSucceeded());
    story.dispatch(list);
    await eventually(() =>
      expect(story.state().theme.paint?.of).toMatchObject({ id: 'pleroma-light' }),
    );
    expect(ground(story)).toBe(WHITE);
    expect(themeEngine).not.toHaveBeenCalled();
  });

  it('is drawn over by the theme that the instance has now', async () => {
    const { context, themeEngine } = await secondVisit();
    const story = replay(themeSaga, { context });
    story.dispatch(list);
    story.dispatch(instanceConfigured({ instance: {}, settings: { theme: 'ink' } }));
    expect(ground(story)).toBe(WHITE);
    story.dispatch(startSucceeded());
    await eventually(() => expect(ground(story)).toBe('rgba(0, 0, 0, 1)'));
    expect(themeEngine).toHaveBeenCalledTimes(1);
  });

  it('gives way to the page’s own styles', async () => {
    const { context, paints } = await secondVisit();
    const story = replay(themeSaga, { before: [list, systemSchemeChanged('dark')], context });
    story.dispatch(startSucceeded());
    await eventually(() => expect(story.state().theme.paint).toBeNull());
    expect(paints.last()).toBeNull();
  });

  it('stays while the list of themes cannot be had', async () => {
    const { context } = await secondVisit();
    const story = replay(themeSaga, { before: [systemSchemeChanged('light')], context });
    story.dispatch(startSucceeded());
    expect(ground(story)).toBe(WHITE);
    const own = { themeEngineVersion: 3, colors: { ...colors, bg: '#333333' } };
    story.dispatch(settingChanged({ name: 'customThemeSource', value: own }));
    await eventually(() => expect(ground(story)).toBe('rgba(51, 51, 51, 1)'));
  });

  it('is not one that was only tried out', async () => {
    const { context, paints } = await secondVisit();
    const story = replay(themeSaga, { before: [list, systemSchemeChanged('light')], context });
    story.dispatch(startSucceeded());
    story.dispatch(themeSettingsPreviewed({ themeMode: 'preset', theme: 'ink' }));
    await eventually(() => expect(ground(story)).toBe('rgba(0, 0, 0, 1)'));
    expect(paints.last()?.variables['--bg']).toBe(WHITE);
  });
});

describe('the list of themes', () => {
  it('loads missing themes when it is opened', async () => {
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    static_().get('/static/themes/dusk.json').reply(403, {});
    const story = replay(themeListSaga, { before: [received] });
    story.dispatch(themeListRequested());
    await story.until(requestEnded);
    expect(selectThemeOptions(story.state())).toEqual([
      { id: 'pleroma-dark', name: 'Pleroma Dark' },
      { id: 'fen', name: 'Fen' },
    ]);
  });

  it('starts with styles.json if that failed before', async () => {
    static_().get('/static/styles.json').reply(200, styles);
    static_().get('/static/themes/fen.json').reply(200, fenFile);
    static_()
      .get('/static/themes/dusk.json?v=2')
      .reply(200, { ...fenFile, name: 'Dusk' });
    const story = replay(themeListSaga);
    story.dispatch(themeListRequested());
    await story.until(requestEnded);
    expect(selectThemeOptions(story.state()).map(({ name }) => name)).toEqual([
      'Pleroma Dark',
      'Fen',
      'Dusk',
      'Ink',
    ]);
  });

  it('shows a failure', async () => {
    static_().get('/static/styles.json').reply(403, { error: 'No' });
    const story = replay(themeListSaga);
    story.dispatch(themeListRequested());
    await story.until(requestFailed);
    expect(story.state().requests.themes?.reason).toBe('No');
  });
});
