/** The second file of each language. */
import { pseudoLocaleCode } from './languages';

export const lateMessages = async (code: string): Promise<unknown> =>
  process.env.NODE_ENV === 'development' && code === pseudoLocaleCode
    ? {}
    : import(
        /* webpackChunkName: "late-[request]", webpackExclude: /[\\/](en|glossary[\\/].*)\.json$/ */
        `../../locales/${code}.json?late`
      );
