/**
 * Collects the program's own words: names in its types, and strings in its code. They reveal
 * nothing about anybody, so flow files may contain them unredacted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inProject } from '../project';

interface RedactionVocabulary {
  /** Field names and whole strings. */
  words: string[];
  /** The beginnings of generated keys, such as the `vote` of `vote 12`. */
  heads: string[];
}

/**
 * The folders with the wire types, the state and its actions, and the sagas' calls to the outside.
 */
const FOLDERS = [
  'api',
  'domain',
  'slices',
  'sagas',
  'store',
  'testing/format',
  'testing/context',
  'testing/replay',
  'testing/recorder',
  'testing/state',
];

const LONGEST = 60;

/** The redaction code itself, whose names never occur in flow files. */
const leftOut = /testing\/redaction\//;

/** Matches names, addresses within the server and sentences, but no strings for programs only. */
const telling = /^[\w@:/.,;'’ +*!?-]*[A-Za-z][\w@:/.,;'’ +*!?-]*$/;

export function readRedactionVocabulary(folders: readonly string[] = FOLDERS): RedactionVocabulary {
  const words = new Set<string>();
  const heads = new Set<string>();
  const add = (text: string): void => {
    if (text.length <= LONGEST && telling.test(text)) words.add(text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) add(node.text);
    else if (ts.isTemplateHead(node)) {
      const head = /^([a-z]+) $/.exec(node.text)?.[1];
      if (head !== undefined) heads.add(head);
    } else if (ts.isTemplateMiddleOrTemplateTail(node))
      node.text.split('/').filter(isWord).forEach(add);
    else if (isNameOfField(node)) add(node.text);
    ts.forEachChild(node, visit);
  };
  folders.flatMap(filesIn).forEach((file) => {
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  });
  return { words: [...words].sort(), heads: [...heads].sort() };
}

const isWord = (text: string): boolean => !/\s/.test(text);

const filesIn = (folder: string): string[] =>
  readdirSync(inProject('src', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !leftOut.test(file))
    .sort()
    .map((file) => inProject('src', file));

/** True if the name is a field of a type, an object or a pattern, not a variable. */
function isNameOfField(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent)) return (parent.propertyName ?? parent.name) === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (
    (ts.isPropertySignature(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}
