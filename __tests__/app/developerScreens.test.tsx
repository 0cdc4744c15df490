/** What only development builds show: the gallery, at an address of its own. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoutedScreen } from '@/app/RoutedScreen';
import { matchRoute } from '@/domain/routes';
import { FALLBACK_THEME_ID, fallbackForm } from '@/domain/theme/forms';
import { settingChanged } from '@/slices/config';
import { themeListRequested, themesReceived } from '@/slices/theme';
import { renderInStore } from '@support/renderInStore';

const mode = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = mode;
});

const dusk = ['Dusk', ...fallbackForm.slice(1)];
const themes = themesReceived({ forms: { dusk }, files: {}, order: ['dusk'] });

describe('the gallery', () => {
  it('is no address of the product', () => {
    expect(matchRoute('/dev/gallery')).toBeNull();
  });

  it('is found in development builds, and puts on any theme of the instance', async () => {
    process.env.NODE_ENV = 'development';
    const { dispatched } = renderInStore(<RoutedScreen />, {
      path: '/dev/gallery',
      before: [themes],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Primitives' })).toBeVisible();
    expect(dispatched).toEqual([themeListRequested()]);
    const choice = screen.getByRole('combobox', { name: 'Theme' });
    expect(choice).toHaveValue(FALLBACK_THEME_ID);
    await userEvent.selectOptions(choice, 'dusk');
    expect(dispatched.at(-1)).toEqual(settingChanged({ name: 'theme', value: 'dusk' }));
    expect(choice).toHaveValue('dusk');
  });

  it('is the only thing that is found so', async () => {
    process.env.NODE_ENV = 'development';
    renderInStore(<RoutedScreen />, { path: '/dev/nothing' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  });

  it('leaves a theme of the reader’s own alone', async () => {
    process.env.NODE_ENV = 'development';
    const own = settingChanged({ name: 'customTheme', value: { colors: { bg: '#333333' } } });
    renderInStore(<RoutedScreen />, { path: '/dev/gallery', before: [themes, own] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Primitives');
    expect(screen.queryByRole('combobox', { name: 'Theme' })).not.toBeInTheDocument();
  });
});
