/**
 * Finds the settings whose effect a test shows: its title ends with their names in brackets, as in
 * `it('counts nothing for readers who want no numbers [hidePostStats, hideUserStats]', …)`. Skipped
 * and `todo` tests do not count.
 */
import ts from 'typescript';

const NAMES = /\[([A-Za-z]\w*(?:, [A-Za-z]\w*)*)\]$/;

/** True for calls of `it`, or of `it.each` with its table: the innermost callee is `it`. */
function runsTests(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it';
  if (ts.isCallExpression(callee)) return runsTests(callee.expression);
  const isEach = ts.isPropertyAccessExpression(callee) && callee.name.text === 'each';
  return isEach && runsTests(callee.expression);
}

export function settingsShownBy(file: string, text: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && runsTests(node.expression)) {
      const [title] = node.arguments;
      const names = title && ts.isStringLiteralLike(title) ? NAMES.exec(title.text)?.[1] : null;
      for (const name of names?.split(', ') ?? []) found.add(name);
    }
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return [...found];
}
