import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEGIBLE_FONT } from '@/domain/settings/theme/themeFonts';
import { SettingField } from '@/screens/settings/rows/SettingField';
import { ThemeChoice } from '@/screens/settings/theme/ThemeChoice';
import { chosenSettingsRestored, settingChanged, settingReset } from '@/slices/session/config';
import { textSizeKept, textSizeReverted, textSizeTried } from '@/slices/settings/textSizeTrial';
import { themesReceived } from '@/slices/settings/theme';
import { renderInStore } from '@support/renderInStore';
import { settingRow } from '@support/settings/rows';

const fen = ['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f'];
const day = ['Day', '#ffffff', '#eeeeee', '#222222', '#aa3300'];
const listed = themesReceived({ order: ['fen', 'day'], forms: { fen, day }, files: {} });
const set = (name: string, value: unknown) =>
  settingChanged({ name, value } as Parameters<typeof settingChanged>[0]);
const decider = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Theme' })).getByRole('radio', { name });

describe('the choice of a theme', () => {
  it('follows the instance until the reader chooses', () => {
    renderInStore(<ThemeChoice />, { before: [listed] });
    expect(decider('Server default')).toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Themes' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'My own theme' })).toBeNull();
  });

  it('offers each theme of the list by its picture', async () => {
    const { dispatched } = renderInStore(<ThemeChoice />, { before: [listed] });
    await userEvent.click(decider('Choose a theme'));
    const gallery = screen.getByRole('radiogroup', { name: 'Themes' });
    expect(within(gallery).getByRole('radio', { name: 'Pleroma Dark' })).toBeChecked();
    await userEvent.click(within(gallery).getByRole('radio', { name: 'Fen' }));
    expect(dispatched.slice(1)).toEqual([
      set('themeMode', 'preset'),
      set('theme', 'pleroma-dark'),
      set('theme', 'fen'),
    ]);
    expect(within(gallery).getByRole('radio', { name: 'Fen' })).toBeChecked();
  });

  it('can follow the system, with one theme for light and one for dark', async () => {
    const { dispatched } = renderInStore(<ThemeChoice />, { before: [listed] });
    await userEvent.click(decider('Match system'));
    const light = screen.getByRole('combobox', { name: 'Light mode' });
    await userEvent.selectOptions(light, 'Day');
    const dark = screen.getByRole('combobox', { name: 'Dark mode' });
    await userEvent.selectOptions(dark, 'Fen');
    expect(dispatched.slice(1)).toEqual([
      set('themeMode', 'system'),
      set('lightTheme', 'day'),
      set('darkTheme', 'fen'),
    ]);
  });

  it("returns to the instance's theme, and to the reader's own, which is kept", async () => {
    const chosen = { customThemeSource: { themeEngineVersion: 3, colors: {} }, theme: 'fen' };
    const { dispatched, state } = renderInStore(<ThemeChoice />, {
      before: [listed, chosenSettingsRestored({ chosen })],
    });
    expect(decider('My own theme')).toBeChecked();
    await userEvent.click(decider('Server default'));
    expect(dispatched.slice(1)).toEqual([
      set('themeMode', 'preset'),
      settingReset({ name: 'theme' }),
    ]);
    expect(state().config.chosen.customThemeSource).toEqual(chosen.customThemeSource);
    await userEvent.click(decider('My own theme'));
    expect(dispatched.at(-1)).toEqual(set('themeMode', 'auto'));
  });
});

describe('the text size', () => {
  it('is applied on trial, with the question to keep it', async () => {
    const { dispatched } = renderInStore(<SettingField row={settingRow('textSize')} />);
    const field = screen.getByRole('combobox', { name: 'Text size' });
    expect(screen.getByRole('option', { name: 'Browser default' })).toHaveProperty(
      'selected',
      true,
    );
    await userEvent.selectOptions(field, '20 pixels');
    const question = screen.getByRole('alertdialog', { name: 'Keep this text size?' });
    expect(within(question).getByRole('button', { name: 'Revert' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
    await userEvent.selectOptions(field, '14 pixels');
    await userEvent.click(screen.getByRole('button', { name: 'Revert' }));
    expect(dispatched).toEqual([
      textSizeTried({ textSize: '20px' }),
      textSizeKept(),
      textSizeTried({ textSize: '14px' }),
      textSizeReverted(),
    ]);
  });
});

describe('fonts for every theme', () => {
  it('include one for posts that is easy to read', async () => {
    const { dispatched } = renderInStore(<SettingField row={settingRow('theme3hacks')} />);
    const post = screen.getByRole('combobox', { name: 'Post text' });
    await userEvent.selectOptions(post, 'Easy to read');
    expect(dispatched.at(-1)).toEqual(
      set('theme3hacks', { fonts: { post: { family: LEGIBLE_FONT } } }),
    );
    expect(post).toHaveDisplayValue('Easy to read');
  });

  it('are generic families, or any by its name once it is complete', async () => {
    const { state } = renderInStore(<SettingField row={settingRow('theme3hacks')} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Post text' }), 'Serif');
    const code = screen.getByRole('combobox', { name: 'Code' });
    await userEvent.selectOptions(code, 'Custom font');
    const name = screen.getByRole('textbox', { name: 'Code: font name' });
    await userEvent.type(name, 'Fira;');
    expect(name).toBeInvalid();
    await userEvent.type(name, '{Backspace} Code');
    expect(name).toBeValid();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Background overlay' }),
      'Opaque, hides the background image',
    );
    expect(state().config.chosen.theme3hacks).toEqual({
      fonts: { post: { family: 'serif' }, monospace: { family: 'Fira Code' } },
      underlay: 'opaque',
    });
    await userEvent.selectOptions(code, 'Theme default');
    expect(state().config.chosen.theme3hacks).toEqual({
      fonts: { post: { family: 'serif' } },
      underlay: 'opaque',
    });
  });
});
