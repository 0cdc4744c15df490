/** What the build puts in: CSS modules as tables of class names, and the version. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare const __VERSION__: string;
