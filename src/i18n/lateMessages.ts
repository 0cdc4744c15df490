/** The second file of each language. */
import { pseudoLocaleCode } from './languages';

export const lateMessages = async (code: string): Promise<unknown> =>
  code === pseudoLocaleCode
    ? {}
    : import(
        /* webpackChunkName: "late-[request]", webpackExclude: /[\\/](en|glossary[\\/].*)\.json$/ */
        `../../locales/${code}.json?late`
      );
