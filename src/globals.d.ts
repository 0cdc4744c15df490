/** What the build puts in: CSS modules as tables of class names, the version and the like. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare const __VERSION__: string;

/** The language that `npm start -- --locale` begins in; null elsewhere. */
declare const __LOCALE__: string | null;

/** The English texts with accents, as the build makes them for developers. */
declare module '*/en.json?accented';

/** What the build consists of; in the worker of a production build only. */
declare const __APP_CACHE__: { id: string; files: readonly string[] };
