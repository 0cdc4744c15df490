/**
 * The languages of a real page: the browser's preferences, and the cookie that tells the server.
 */
import type { BrowserLanguages } from '@/sagas/engine/context';

export const browserLanguages: BrowserLanguages = {
  // A language set by a developer overrides the browser's settings.
  preferred: () =>
    __LOCALE__ === null ? navigator.languages : [__LOCALE__, ...navigator.languages],
  setCookie: (text) => {
    document.cookie = text;
  },
};
