import { fallbackTheme } from '@/domain/settings/theme/themePalette';
import { rootReducer } from '@/slices/root';
import { selectDraft, selectThemeEditor } from '@/selectors/settings/themeEditor';
import {
  themeApplied,
  themeEditorOpened,
  themeFilePicked,
  themeNamed,
  themePartKept,
  themeRedone,
  themeReset,
  themeStepEnded,
  themeTaken,
  themeUndone,
  themeValueSet,
} from '@/slices/settings/themeEditor';
import type { Action } from '@reduxjs/toolkit';

const { name, source } = fallbackTheme;
const opened = themeEditorOpened({ name, source });
const link = (value: unknown) => themeValueSet({ part: 'colors', name: 'link', value });
const after = (...actions: Action[]) =>
  [opened, ...actions].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
const linkOf = (...actions: Action[]) => selectDraft(after(...actions)).source.colors.link;

describe('the theme editor', () => {
  it('changes the draft, with undo and redo', () => {
    const changes = [link('#111111'), themeStepEnded(), link('#222222')];
    expect(linkOf(...changes)).toBe('#222222');
    expect(linkOf(...changes, themeUndone())).toBe('#111111');
    expect(linkOf(...changes, themeUndone(), themeUndone(), themeUndone())).toBe('#d8a070');
    expect(linkOf(...changes, themeUndone(), themeUndone(), themeRedone())).toBe('#111111');
    expect(linkOf(...changes, themeUndone(), link('#333333'), themeRedone())).toBe('#333333');
  });

  it('merges edits without a pause into one undo step', () => {
    const dragging = [link('#111111'), link('#111112'), link('#111113')];
    expect(linkOf(...dragging, themeUndone())).toBe('#d8a070');
    const other = themeValueSet({ part: 'colors', name: 'bg', value: '#000000' });
    expect(linkOf(...dragging, other, themeUndone())).toBe('#111113');
  });

  it('ignores values that cannot be parsed', () => {
    const state = after(link('url(x)'), link({}), link('#12'));
    expect(selectThemeEditor(state).past).toEqual([]);
    expect(selectDraft(state).source).toEqual(source);
  });

  it('loads another theme except for the parts to keep, and can undo that', () => {
    const round = themeValueSet({ part: 'radii', name: 'btn', value: 9 });
    const day = { name: 'Day', source: { ...source, colors: { bg: '#ffffff' } } };
    const state = after(round, themePartKept({ part: 'radii', kept: true }), themeTaken(day));
    expect(selectDraft(state)).toMatchObject({
      name: 'Day',
      source: { colors: { bg: '#ffffff' }, radii: { btn: 9 } },
    });
    expect(selectDraft(rootReducer(state, themeUndone())).source.colors.bg).toBe('#121a24');
    const without = rootReducer(state, themePartKept({ part: 'radii', kept: false }));
    expect(selectDraft(rootReducer(without, themeTaken(day))).source.radii).toEqual({});
  });

  it('resets to the applied theme, which applying updates', () => {
    expect(linkOf(link('#111111'), themeReset())).toBe('#d8a070');
    expect(linkOf(link('#111111'), themeReset(), themeUndone())).toBe('#111111');
    expect(linkOf(link('#111111'), themeApplied(), link('#222222'), themeReset())).toBe('#111111');
    expect(selectThemeEditor(after(link('#111111'), themeApplied())).past).toEqual([]);
  });

  it('keeps an unapplied draft until it is opened again', () => {
    expect(linkOf(link('#111111'), opened)).toBe('#111111');
    const day = { name: 'Day', source: { ...source, colors: { link: '#abcdef' } } };
    expect(linkOf(themeEditorOpened(day))).toBe('#abcdef');
  });

  it('reads files: a theme directly, one palette directly, several palettes to choose from', () => {
    const own = { _pleroma_theme_version: 2, source: { themeEngineVersion: 3, colors: {} } };
    const theme = after(themeFilePicked(JSON.stringify(own)));
    expect(selectDraft(theme)).toMatchObject({ name, source: { colors: {} } });
    const fen = ['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f'];
    const one = after(themeFilePicked(JSON.stringify(fen)));
    expect(selectThemeEditor(one).picked).toBeNull();
    expect(selectDraft(one).name).toBe('Fen');
    const several = after(themeFilePicked(JSON.stringify({ fen, again: fen })));
    expect(selectThemeEditor(several).picked).toMatchObject({ kind: 'palettes' });
    expect(selectDraft(several).source).toEqual(source);
  });

  it('ignores a file that is not a theme', () => {
    for (const text of [null, '', '{{{', '{"_pleroma_theme_version":9}']) {
      const state = after(themeFilePicked(text));
      expect(selectDraft(state).source).toEqual(source);
      expect(selectThemeEditor(state).picked?.kind).toBe('refused');
    }
  });

  it('limits the length of names, and the undo history to two hundred steps', () => {
    expect(selectDraft(after(themeNamed('x'.repeat(999)))).name).toHaveLength(200);
    const steps = Array.from({ length: 300 }, (_, place) => [
      link(`#${place.toString(16).padStart(6, '0')}`),
      themeStepEnded(),
    ]).flat();
    expect(selectThemeEditor(after(...steps)).past).toHaveLength(200);
  });
});
