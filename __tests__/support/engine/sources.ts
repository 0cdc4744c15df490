/**
 * The files of `src` and their imports, for tests about the structure. TypeScript itself parses the
 * imports, `import()` and type imports included.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const sourceRoot = path.resolve(__dirname, '../../../src');

export interface SourceFile {
  /** The path below `src`, with forward slashes. */
  path: string;
  text: string;
  imports: Import[];
}

export interface Import {
  /** The file below `src`, or the name of the package. */
  target: string;
  isOurs: boolean;
  /** True if the import is erased at build time. */
  isTypeOnly: boolean;
}

export const readSources = (root = sourceRoot): SourceFile[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      let imports: Import[] | undefined;
      return {
        path: file,
        text,
        // Parsing all files takes long, and most tests need their texts only.
        get imports() {
          return (imports ??= readImports(root, file, text));
        },
      };
    });

function readImports(root: string, file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (name: string, isTypeOnly: boolean) =>
    found.push({ ...resolve(root, file, name), isTypeOnly });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, isErased(node.importClause));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier)) add(node.moduleSpecifier.text, node.isTypeOnly);
    } else if (isCallOfImport(node)) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteral(name)) add(name.text, false);
      // A template string names one of many files; its constant beginning tells their folder.
      else if (name && ts.isTemplateExpression(name)) add(name.head.text, false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) add(node.argument.literal.text, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, scriptKind(file)));
  return found;
}

const scriptKind = (file: string): ts.ScriptKind =>
  file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

const isCallOfImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require'));

function isErased(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function resolve(root: string, from: string, name: string): Omit<Import, 'isTypeOnly'> {
  if (!name.startsWith('.') && !name.startsWith('@/')) return { target: name, isOurs: false };
  const plain = name.startsWith('@/')
    ? name.slice(2)
    : path.posix.join(path.posix.dirname(from), name);
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const ending = endings.find((end) => existsSync(path.join(root, plain + end)));
  return { target: plain + (ending ?? ''), isOurs: !plain.startsWith('..') };
}
