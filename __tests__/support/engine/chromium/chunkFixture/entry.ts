/** A page that loads chunks when told to: what the build makes of them is under test. */
import { loadLocale } from '@/i18n/loadLocale';

/** Hands the outcome out of the page: errors lose their fields on the way. */
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
