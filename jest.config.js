/**
 * Three kinds of tests: `logic` runs without a browser (rules, decoders, sagas), `view` in jsdom
 * (components, screens), `browser` drives Chromium against the built bundle and the embedded
 * instance. The file name's ending and the folder decide: `.test.ts`, `.test.tsx`,
 * `__tests__/browser`.
 */
const { updateRedactionVocabulary } = require('./src/tools/build/redactionVocabulary.cjs');

const modules = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'fast-blurhash',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'hono',
  '@hono',
  'sanitize-html',
  'idb-keyval',
  'clipper2-ts',
  'is-plain-object',
  'cldr-annotations-full',
  'unicode-emoji-json',
];

const shared = {
  // One name for all projects: transformed files lie in a folder of this name.
  id: 'linnet',
  // `npm ci` empties `node_modules`.
  cacheDirectory: '<rootDir>/.cache/jest',
  globals: { __VERSION__: '0.0.0-test', __LOCALE__: null },
  transform: {
    '\\.[jt]sx?$|\\.mjs$': '<rootDir>/__tests__/support/engine/jest/transformer.js',
    '/locales/[^/]+\\.json$': '<rootDir>/src/tools/locales/localeTransform.cjs',
    '/(cldr-annotations-full|unicode-emoji-json)/.+\\.json$':
      '<rootDir>/src/tools/build/emojiDataTransform.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/engine/jest/cssModule.js',
    '\\.css$': '<rootDir>/__tests__/support/engine/jest/emptyModule.js',
    '^fast-check$': '<rootDir>/__tests__/support/engine/jest/fastCheck.js',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@support/(.*)$': '<rootDir>/__tests__/support/$1',
    // The query selects a variant in the build; jest needs the plain file.
    '^(.*\\.json)\\?(accented|late)$': '$1',
  },
  runtime: '<rootDir>/__tests__/support/engine/jest/runtime.js',
  testEnvironmentOptions: { globalsCleanup: 'off' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/engine/jest/setup.ts'],
};

updateRedactionVocabulary();

module.exports = {
  testSequencer: '<rootDir>/__tests__/support/engine/jest/sequencer.js',
  projects: [
    {
      ...shared,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
    },
    {
      ...shared,
      displayName: 'view',
      testEnvironment: '<rootDir>/__tests__/support/engine/jest/browserLike.js',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/engine/jest/setup.ts',
        '<rootDir>/__tests__/support/engine/jest/setupView.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/__tests__/support/engine/jest/chromium.js',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/engine/jest/setupBrowser.ts'],
    },
  ],
};
