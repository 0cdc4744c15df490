/**
 * Babel's setup for the bundle. Messages are parsed here, at build time, so that the browser never
 * loads the message parser; `compileSource.cjs` does so for tests and `npm start`.
 */
const { readMessageIds } = require('./src/tools/locales/locales.cjs');

const hasComponentsOrHooks = /\.tsx$|[\\/]use[A-Z]\w*\.ts$/;
/** Drawn once or rarely: memory of what they drew costs more code than it saves time. */
const isDrawnRarely =
  /[\\/](?:AwaitedPanel|Background|CardSkeleton|Dialogs|EmptyState|EmptyTimeline|ErrorBoundary|ErrorState|FeaturesPanel|FetchError|FirstPageFailed|GapRow|HomeLink|InstanceLimits|InstancePanel|Logo|MembersOnly\w*|NavigationFoot|NotFoundScreen|Notice|NoticeItem|NoticeList|NoticeRegion|Notices|OfflineBadge|OtherNotice|Prefetch\w+|ScreenSkeleton|Skeleton|SkipLink|Spinner|StartFailed|ServerMessage|TimelineHeading|TimelineTitle|UnmatchedRouteScreen|UpToDate|VisitorLinks)\.tsx$/;

/**
 * The bundle replaces message ids by their numbers in the English catalogue. Language files are then
 * plain lists, a third smaller.
 */
function numberIds() {
  const numbers = new Map(readMessageIds().map((id, number) => [id, String(number)]));
  return (id) => {
    const number = numbers.get(id);
    if (number !== undefined) return number;
    throw new Error(`“${id}” is not in locales/en.json: run npm run locales:extract`);
  };
}

module.exports = (api) => {
  api.cache.forever();
  return {
    presets: [['@babel/preset-env', { modules: false }], '@babel/preset-typescript'],
    plugins: [['babel-plugin-formatjs', { ast: true, overrideIdFn: numberIds() }]],
    overrides: [
      // It takes as long as all the rest. Tests in jest and `npm start` run the components as they
      // are written, tests in Chromium run them compiled.
      // Only files with components or hooks; looking through all others takes as long as all the
      // rest. A test keeps hooks in files that are named after one.
      {
        test: hasComponentsOrHooks,
        exclude: isDrawnRarely,
        plugins: [['babel-plugin-react-compiler', { target: '19' }]],
      },
      // Only for files with JSX: elsewhere, `<Value>() =>` begins a type parameter.
      {
        test: /\.[jt]sx$/,
        presets: [['@babel/preset-react', { runtime: 'automatic', development: false }]],
      },
    ],
  };
};
