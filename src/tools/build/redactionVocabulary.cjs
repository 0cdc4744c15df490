/**
 * Collects the program's own words: names in its types, and strings in its code. They reveal
 * nothing about anybody, so flow files may contain them unredacted. The build, jest and the command
 * for flow files each bring the list up to date before they use it; it is not kept in the
 * repository.
 */
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const src = path.join(__dirname, '../..');
const vocabularyFile = path.join(src, 'testing/redaction/redactionVocabulary.json');

/**
 * The folders with the wire types, the elements of HTML, the state and its actions, and the sagas'
 * calls to the outside.
 */
const FOLDERS = [
  'api',
  'domain',
  'lib/markup',
  'slices',
  'sagas',
  'store',
  'testing/format',
  'testing/context',
  'testing/replay',
  'testing/recorder',
  'testing/state',
];

const MAX_LENGTH = 60;

/** The redaction code itself, whose names never occur in flow files. */
const leftOut = /testing\/redaction\//;

/** Matches names, addresses within the server and sentences, but no strings for programs only. */
const readable = /^[\w@:/.,;'’ +*!?-]*[A-Za-z][\w@:/.,;'’ +*!?-]*$/;

/**
 * `words`: field names and whole strings. `heads`: the beginnings of generated keys, such as the
 * `vote` of `vote 12`.
 */
function readRedactionVocabulary(folders = FOLDERS) {
  // Loaded only when the list is stale, as that takes as long as all the rest.
  const ts = require('typescript');
  const words = new Set();
  const heads = new Set();
  const add = (text) => {
    if (text.length <= MAX_LENGTH && readable.test(text)) words.add(text);
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) add(node.text);
    else if (ts.isTemplateHead(node)) {
      const head = /^([a-z]+) $/.exec(node.text)?.[1];
      if (head !== undefined) heads.add(head);
    } else if (ts.isTemplateMiddleOrTemplateTail(node))
      node.text
        .split('/')
        .filter((text) => !/\s/.test(text))
        .forEach(add);
    else if (isFieldName(ts, node)) add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const file of folders.flatMap(filesIn)) {
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return { words: [...words].sort(), heads: [...heads].sort() };
}

const entriesOf = (folder) =>
  readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
    .map((entry) => path.join(folder, entry).replaceAll(path.sep, '/'))
    .filter((entry) => !leftOut.test(entry))
    .sort();

const filesIn = (folder) =>
  entriesOf(folder)
    .filter((entry) => entry.endsWith('.ts'))
    .map((entry) => path.join(src, entry));

/** True if the name is a field of a type, an object or a pattern, not a variable. */
function isFieldName(ts, node) {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent)) return (parent.propertyName ?? parent.name) === node;
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

/** True if a source file or folder changed after the list was written. */
function isStale() {
  if (!existsSync(vocabularyFile)) return true;
  const written = statSync(vocabularyFile).mtimeMs;
  const changed = (file) => statSync(file).mtimeMs > written;
  return (
    changed(__filename) ||
    FOLDERS.some((folder) =>
      ['', ...entriesOf(folder)].some((entry) => changed(path.join(src, entry || folder))),
    )
  );
}

/** Writes the list if the source changed since the last time. */
function updateRedactionVocabulary() {
  if (!isStale()) return;
  writeFileSync(vocabularyFile, JSON.stringify(readRedactionVocabulary()));
}

module.exports = { readRedactionVocabulary, updateRedactionVocabulary };
if (require.main === module) updateRedactionVocabulary();
