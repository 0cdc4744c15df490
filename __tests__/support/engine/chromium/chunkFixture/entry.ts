/** A page that loads chunks on demand, to test the chunks that the build makes. */
import { loadLocale } from '@/i18n/loadLocale';

/**
 * Returns the outcome to the test as plain data: errors lose their fields when they leave the page.
 */
async function outcomeOf(load: () => Promise<object>): Promise<object> {
  try {
    return { loaded: { ...(await load()) } };
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    return { name, message, code };
  }
}

Object.assign(window, {
  loadScript: () => outcomeOf(() => import(/* webpackChunkName: "lazy-script" */ './script')),
  loadStyled: () => outcomeOf(() => import(/* webpackChunkName: "lazy-styled" */ './styled')),
  readBeginning: () => outcomeOf(() => Promise.resolve({ begins: __LOCALE__ })),
  loadLanguage: (code: string) => outcomeOf(() => loadLocale(code)),
});
