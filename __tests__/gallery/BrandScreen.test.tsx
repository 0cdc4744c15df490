/** The preview of the instance's branding: it applies a theme to the page and removes it again. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FALLBACK_THEME_ID, fallbackForm } from '@/domain/settings/theme/themeForms';
import BrandScreen from '@/gallery/BrandScreen';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  themeSettingsPreviewed,
  themeListRequested,
  themesReceived,
} from '@/slices/settings/theme';
import { renderInStore } from '@support/renderInStore';
import { barriersIn } from '@support/engine/barriers';

const dusk = ['Dusk', ...fallbackForm.slice(1)];
const themes = themesReceived({ forms: { dusk }, files: {}, order: ['dusk'] });
const choice = () => screen.getByRole('combobox', { name: 'Theme' });

describe('the branding preview', () => {
  it("is shown in the instance's theme, whatever the reader's theme", () => {
    const { dispatched } = renderInStore(<BrandScreen />, {
      before: [
        themes,
        instanceConfigured({ instance: {}, settings: { theme: 'dusk' } }),
        settingChanged({ name: 'customTheme', value: { colors: { bg: '#333333' } } }),
      ],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Branding');
    expect(choice()).toHaveValue('dusk');
    expect(dispatched).toEqual([
      themeListRequested(),
      themeSettingsPreviewed({ themeMode: 'preset', theme: 'dusk' }),
    ]);
  });

  it('applies any listed theme temporarily, without changing the settings', async () => {
    const { dispatched, state, unmount } = renderInStore(<BrandScreen />, { before: [themes] });
    expect(choice()).toHaveValue(FALLBACK_THEME_ID);
    await userEvent.selectOptions(choice(), 'Dusk');
    expect(choice()).toHaveValue('dusk');
    expect(state().theme.previewed).toEqual({ themeMode: 'preset', theme: 'dusk' });
    unmount();
    expect(state().theme.previewed).toEqual({});
    expect(state().config.chosen).toEqual({});
    expect(dispatched.at(-1)).toEqual(themeSettingsPreviewed({}));
  });

  it('switches to right-to-left', async () => {
    renderInStore(<BrandScreen />, { before: [themes] });
    const column = screen.getByRole('heading', { level: 2, name: 'Pressed' });
    expect(column.closest('[dir]')).toHaveAttribute('dir', 'ltr');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Right to left' }));
    expect(column.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  });

  it("shows the operator's configuration, logo and background", () => {
    const { container } = renderInStore(<BrandScreen />, {
      before: [
        instanceConfigured({
          instance: { name: 'Pond', logo: '/static/pond.png', background: '/static/reeds.jpg' },
          settings: { sidebarRight: true },
        }),
      ],
    });
    const valueOf = (key: string) =>
      screen.getByText(key, { selector: 'dt *' }).closest('div')?.querySelector('dd')?.textContent;
    expect(valueOf('name')).toBe('"Pond"');
    expect(valueOf('background')).toBe('"/static/reeds.jpg"');
    expect(valueOf('loginMethod')).toBe('"password"');
    expect(valueOf('sidebarRight')).toBe('true');
    const pictures = [...container.querySelectorAll<HTMLElement>('[style]')]
      .map(({ style }) => style.backgroundImage)
      .filter((image) => image !== '');
    expect(pictures).toEqual(['url("/static/reeds.jpg")']);
    expect(screen.getByTitle('Pond')).toHaveAttribute('href', '/');
  });

  it('lists the contrast of each text of the theme, the lowest first', async () => {
    const grey = ['Grey', '#777777', '#777777', '#777777', '#777777'];
    renderInStore(<BrandScreen />, {
      before: [themesReceived({ forms: { grey, dusk }, files: {}, order: ['dusk', 'grey'] })],
    });
    const ratios = () =>
      screen
        .getAllByRole('img', { name: /^Contrast / })
        .map((mark) => Number(/[\d.]+/.exec(mark.getAttribute('aria-label') ?? '')?.[0]));
    const before = ratios();
    expect(before.length).toBeGreaterThan(60);
    expect(before).toEqual([...before].sort((one, other) => one - other));
    expect(screen.getByText('All text is easy to read (AA).')).toBeVisible();
    await userEvent.selectOptions(choice(), 'Grey');
    expect(ratios()[0]).toBe(1);
    expect(screen.getByText(/text colours are hard to read on their backgrounds\.$/)).toBeVisible();
  });
});

it('the branding preview has no barriers', async () => {
  renderInStore(<BrandScreen />, { before: [themes] });
  expect(await barriersIn(document.body)).toEqual([]);
});
