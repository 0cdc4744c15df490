/**
 * Lint rules. `__tests__/architecture.test.ts` checks the direction of imports, prettier the style.
 */
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.cache/', 'static/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the saga context.' },
        { object: 'Date', property: 'now', message: 'The time comes from the saga context.' },
      ],
      'require-yield': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, formatjs },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.strict.rules,
      // A whole status is focusable, as the ARIA feed pattern requires; scrollable elements are,
      // too.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['article'], roles: ['tabpanel', 'region', 'log'], allowExpressionValues: true },
      ],
      // Videos and sounds come from other people, and servers have no captions.
      'jsx-a11y/media-has-caption': 'off',
      'formatjs/enforce-default-message': 'error',
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
    },
  },
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['src/store/browser.ts', 'src/testing/recorder/startRecording.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['src/demo/**', 'src/tools/**', '__tests__/**', '*.js', '*.mjs'],
    rules: {
      'no-console': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['*.js', '__tests__/support/**/*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly' },
    },
  },
);
