import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppearanceTab } from '@/screens/settings/theme/AppearanceTab';
import { ThemeEditor } from '@/screens/settings/theme/editor/ThemeEditor';
import { selectDraft } from '@/selectors/settings/themeEditor';
import { chosenSettingsRestored } from '@/slices/session/config';
import { themeSettingsPreviewed, themesReceived } from '@/slices/settings/theme';
import { themeFileRequested } from '@/slices/settings/themeFile';
import { renderInStore } from '@support/renderInStore';

const fen = ['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f'];
const listed = themesReceived({ order: ['fen'], forms: { fen }, files: {} });
const onFen = chosenSettingsRestored({ chosen: { theme: 'fen' } });
const frame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

function open() {
  const leave = jest.fn();
  const page = renderInStore(<ThemeEditor onLeave={leave} />, { before: [listed, onFen] });
  const tab = async (name: string) => userEvent.click(screen.getByRole('tab', { name }));
  const tried = () =>
    page.state().theme.previewed.customThemeSource as Record<string, object> | null;
  const draft = () => selectDraft(page.state()).source;
  return { ...page, leave, tab, tried, draft };
}

const pick = async (content: string | null) => {
  const file = new File([content ?? ''], 'theme.json');
  file.text = () =>
    content === null ? Promise.reject(new Error('gone')) : Promise.resolve(content);
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Import theme'), { target: { files: [file] } });
    await Promise.resolve();
  });
};

describe('the theme editor', () => {
  it("starts with the page's theme, and applies changes to the page once per frame", async () => {
    const { tried, dispatched, unmount, state } = open();
    expect(screen.getByRole('textbox', { name: 'Theme name' })).toHaveValue('Fen');
    const colour = screen.getByLabelText('Background', { selector: '[type=color]' });
    expect(colour).toHaveValue('#15211c');
    dispatched.length = 0;
    fireEvent.change(colour, { target: { value: '#220000' } });
    fireEvent.change(colour, { target: { value: '#330000' } });
    await frame();
    expect(dispatched.filter(themeSettingsPreviewed.match)).toHaveLength(1);
    expect(tried()?.colors).toMatchObject({ bg: '#330000', text: '#c9d4cb' });
    expect(screen.getByRole('textbox', { name: 'Background: colour code' })).toHaveValue('#330000');
    unmount();
    expect(state().theme.previewed).toEqual({});
  });

  it('accepts colours as text once they are valid, and shows the error until then', async () => {
    const { draft } = open();
    const code = screen.getByRole('textbox', { name: 'Text: colour code' });
    await userEvent.clear(code);
    await userEvent.type(code, 'red;}');
    expect(code).toBeInvalid();
    expect(draft().colors.text).toBe('#c9d4cb');
    await userEvent.clear(code);
    await userEvent.type(code, '--link,20');
    expect(code).toBeValid();
    expect(draft().colors.text).toBe('--link,20');
  });

  it('shows the contrast of each text, while it changes', () => {
    const { container } = open();
    const mark = () =>
      within(container.querySelector<HTMLElement>('[data-slot="text"]')!).getByRole('img');
    expect(mark()).toHaveAccessibleName('Contrast 10.8:1, very easy to read (AAA)');
    const colour = screen.getByLabelText('Text', { selector: '[type=color]' });
    fireEvent.change(colour, { target: { value: '#7f8a84' } });
    expect(mark()).toHaveAccessibleName(/^Contrast 4\.\d:1, easy to read \(AA\)$/);
    fireEvent.change(colour, { target: { value: '#3a443f' } });
    expect(mark()).toHaveAccessibleName(/hard to read$/);
    expect(screen.getByText(/text colours? (is|are) hard to read on/)).toBeInTheDocument();
  });

  it('undoes and redoes changes, and resets all', async () => {
    const { draft } = open();
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    const colour = screen.getByLabelText('Background', { selector: '[type=color]' });
    fireEvent.change(colour, { target: { value: '#220000' } });
    fireEvent.blur(colour);
    fireEvent.change(colour, { target: { value: '#330000' } });
    await userEvent.click(button('Undo'));
    expect(draft().colors.bg).toBe('#220000');
    await userEvent.click(button('Redo'));
    expect(draft().colors.bg).toBe('#330000');
    await userEvent.click(button('Reset'));
    expect(draft().colors.bg).toBe('#15211c');
  });

  it('has every slot, chosen or derived by the engine', async () => {
    const { draft, tab } = open();
    await tab('All colours');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Part of the page' }),
      'Menus and dialogs',
    );
    const group = screen.getByRole('group', { name: 'Menus and dialogs' });
    const own = within(group).getByRole('checkbox', { name: 'Background: custom colour' });
    expect(own).not.toBeChecked();
    await userEvent.click(own);
    expect(draft().colors.popover).toBe('#15211c');
    await userEvent.click(own);
    expect(draft().colors.popover).toBeUndefined();
  });

  it('links to texts with low contrast', async () => {
    const { dispatch, tab } = open();
    const { themeValueSet } = await import('@/slices/settings/themeEditor');
    dispatch(themeValueSet({ part: 'colors', name: 'badgeNeutralText', value: '#00aa00' }));
    dispatch(themeValueSet({ part: 'colors', name: 'badgeNeutral', value: '#00aa00' }));
    await tab('All colours');
    await userEvent.click(screen.getByRole('button', { name: 'Show next' }));
    expect(screen.getByRole('group', { name: 'Badges' })).toBeInTheDocument();
  });

  it('sets corners and opacity by slider and by number', async () => {
    const { draft, tab } = open();
    await tab('Shape');
    fireEvent.change(screen.getByRole('slider', { name: 'Panels' }), { target: { value: '20' } });
    expect(draft().radii.panel).toBe(20);
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Panels: value' }), {
      target: { value: '900' },
    });
    expect(draft().radii.panel).toBe(20);
    await userEvent.click(screen.getByRole('button', { name: 'Panels: reset to automatic' }));
    expect(draft().radii.panel).toBeUndefined();
    fireEvent.change(screen.getByRole('slider', { name: 'Faint text' }), {
      target: { value: '0.8' },
    });
    expect(draft().opacity.faint).toBe(0.8);
  });

  it('edits lists of shadows, in their order', async () => {
    const { draft, tab } = open();
    await tab('Shadows');
    const own = screen.getByRole('checkbox', { name: 'Custom shadows' });
    await userEvent.click(own);
    await userEvent.click(screen.getByRole('button', { name: 'Add shadow' }));
    const second = screen.getByRole('group', { name: 'Shadow 2' });
    fireEvent.change(within(second).getByRole('slider', { name: 'Blur' }), {
      target: { value: '11' },
    });
    fireEvent.change(
      within(second).getByLabelText('Colour of shadow 2', { selector: '[type=color]' }),
      {
        target: { value: '#ff00ff' },
      },
    );
    await userEvent.click(within(second).getByRole('checkbox', { name: 'Inside' }));
    expect(draft().shadows.panel?.[1]).toEqual({
      x: 0,
      y: 2,
      blur: 11,
      spread: 0,
      color: '#ff00ff',
      alpha: 0.4,
      inset: true,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Move shadow 2 up' }));
    expect(draft().shadows.panel?.map(({ blur }) => blur)).toEqual([11, 4]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove shadow 1' }));
    expect(draft().shadows.panel?.map(({ blur }) => blur)).toEqual([4]);
    await userEvent.click(own);
    expect(draft().shadows.panel).toBeUndefined();
  });

  it('sets fonts', async () => {
    const { draft, tab } = open();
    await tab('Fonts');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Interface' }), 'Serif');
    expect(draft().fonts.interface).toBe('serif');
  });

  it('applies another theme, except for locked parts', async () => {
    const { draft, tab } = open();
    await tab('Shape');
    const corners = screen.getByRole('group', { name: 'Corner radius in pixels' });
    fireEvent.change(within(corners).getByRole('slider', { name: 'Buttons' }), {
      target: { value: '13' },
    });
    await tab('Start from');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep my corners' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pleroma Dark' }));
    expect(draft()).toMatchObject({ colors: { bg: '#121a24' }, radii: { btn: 13 } });
  });

  it('saves both the source and the computed theme', async () => {
    const { state } = open();
    fireEvent.change(screen.getByLabelText('Background', { selector: '[type=color]' }), {
      target: { value: '#220000' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use this theme' }));
    const { customThemeSource, customTheme, themeMode } = state().config.chosen;
    expect(themeMode).toBe('auto');
    expect(customThemeSource).toMatchObject({
      themeEngineVersion: 3,
      name: 'Fen',
      colors: { bg: '#220000' },
    });
    expect(customTheme).toMatchObject({ colors: { bg: '#220000', btn: '#1b2c25' } });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    expect(state().theme.previewed).toEqual({});
  });

  it('exports to a file, and imports one', async () => {
    const { dispatched, draft } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Export theme' }));
    const saved = dispatched.find(themeFileRequested.match)!.payload.text;
    expect(JSON.parse(saved)).toMatchObject({ _pleroma_theme_version: 2, name: 'Fen' });
    await pick(saved.replaceAll('#15211c', '#221100'));
    expect(draft().colors.bg).toBe('#221100');
  });

  it.each([
    [null, "isn't a theme or palette file"],
    ['{"hello":1}', "isn't a theme or palette file"],
    ['{"_pleroma_theme_version":7,"source":{}}', 'theme version 7 is newer'],
    ['{"_pleroma_theme_version":0,"source":{}}', 'theme version 0 is too old'],
  ])('shows what is wrong with a file: %s', async (content, words) => {
    const { draft } = open();
    const before = draft();
    await pick(content);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(draft()).toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks before importing a theme made for another engine', async () => {
    const { draft } = open();
    const source = { themeEngineVersion: 2, colors: { bg: '#111111' } };
    const theme = { colors: { bg: '#222222' } };
    const content = JSON.stringify({ _pleroma_theme_version: 2.5, source, theme });
    await pick(content);
    expect(screen.getByRole('alert')).toHaveTextContent('slightly different version');
    await userEvent.click(screen.getByRole('button', { name: 'Keep original look' }));
    expect(draft().colors.bg).toBe('#222222');
    await pick(content);
    await userEvent.click(screen.getByRole('button', { name: 'Rebuild from source' }));
    expect(draft().colors.bg).toBe('#111111');
    await pick(JSON.stringify({ _pleroma_theme_version: 2, theme }));
    expect(screen.getByText(/contains the finished theme but not its source/)).toBeInTheDocument();
  });

  it('offers the palettes of a file', async () => {
    const { draft } = open();
    await pick(
      '@palette.Day { bg: #ffffff; text: #000000; } @palette.Night { bg: #000000; text: #eeeeee; }',
    );
    expect(screen.getByText(/This file contains 2 palettes/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Night' }));
    expect(draft().colors).toEqual({ bg: '#000000', text: '#eeeeee' });
  });
});

describe('the theme tab', () => {
  it('replaces its contents by the editor, and returns', async () => {
    renderInStore(<AppearanceTab>the groups</AppearanceTab>, { before: [listed] });
    await userEvent.click(screen.getByRole('button', { name: 'Create your own theme' }));
    await screen.findByRole('heading', { name: 'Theme editor' });
    expect(screen.queryByText('the groups')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Appearance' }));
    expect(screen.getByText('the groups')).toBeInTheDocument();
  });
});
