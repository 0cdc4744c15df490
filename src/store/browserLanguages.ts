/** The languages of a real page: what the browser asks for, and the cookie that tells the server. */
import type { BrowserLanguages } from '@/sagas/engine/context';

export const browserLanguages: BrowserLanguages = {
  // What a developer started with goes before what the browser is set to.
  preferred: () =>
    __LOCALE__ === null ? navigator.languages : [__LOCALE__, ...navigator.languages],
  setCookie: (text) => {
    document.cookie = text;
  },
};
