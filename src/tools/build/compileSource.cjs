/**
 * Compiles a source file with SWC for tests and `npm start`, in a twentieth of the time that Babel
 * takes. Only the bundle needs Babel, which compiles components for React ahead. Messages are parsed
 * here, as they are there.
 */
const { parse } = require('@formatjs/icu-messageformat-parser');
const { transformSync } = require('@swc/core');

/** In the compiled code, where elements have become calls. */
const MESSAGE = /\bdefaultMessage: ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

const textOf = (literal) => new Function(`return ${literal}`)().trim().replace(/\s+/g, ' ');

const parseMessages = (code) =>
  code.replace(
    MESSAGE,
    (_, literal) => `defaultMessage: ${JSON.stringify(parse(textOf(literal)))}`,
  );

/**
 * `messages` is for files of the client, `react` adds to the options of elements. Returns the code
 * and its source map.
 */
function compileSource(text, file, { messages, module = 'commonjs', react = {} }) {
  const { code, map } = transformSync(text, {
    filename: file,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'es2022',
      parser: /\.tsx?$/.test(file)
        ? { syntax: 'typescript', tsx: file.endsWith('x') }
        : { syntax: 'ecmascript', jsx: file.endsWith('x') },
      transform: {
        react: { runtime: 'automatic', ...react },
        // Moves `jest.mock` before the imports.
        hidden: { jest: true },
        verbatimModuleSyntax: true,
      },
    },
    module: { type: module },
  });
  return { code: messages ? parseMessages(code) : code, map };
}

module.exports = { compileSource };
