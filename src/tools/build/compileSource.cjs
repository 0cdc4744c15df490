/**
 * Compiles a source file with SWC for tests and `npm start`, in a twentieth of the time that Babel
 * takes. Only the bundle for readers needs Babel, which compiles components for React ahead.
 * Messages are parsed here, as they are there.
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
 * `react` and `hidden` are SWC's own options; `messages` is for files of the client. Returns the code
 * and its source map.
 */
function compileSource(text, file, { target, module, messages, react, hidden }) {
  const { code, map } = transformSync(text, {
    filename: file,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target,
      parser: /\.tsx?$/.test(file)
        ? { syntax: 'typescript', tsx: file.endsWith('x') }
        : { syntax: 'ecmascript', jsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic', ...react }, hidden, verbatimModuleSyntax: true },
    },
    module: { type: module },
  });
  return { code: messages ? parseMessages(code) : code, map };
}

module.exports = { compileSource };
