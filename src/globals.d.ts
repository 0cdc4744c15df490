/** Declares what the build provides: CSS modules, the version and other constants. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare const __VERSION__: string;

/** The language of `npm start -- --locale`; null otherwise. */
declare const __LOCALE__: string | null;

/** The English texts with accents, generated for developers. */
declare module '*/en.json?accented';

/** The program's own words, collected by `redactionVocabulary.cjs`; missing before the first use. */
declare module '*/redactionVocabulary.json' {
  const table: { words: string[]; heads: string[] };
  export default table;
}

/** The files of the build; only in the worker of a production build. */
declare const __APP_CACHE__: { id: string; files: readonly string[] };
