import ts from 'typescript';

/** One small change of a source file that its tests should notice. */
export interface Mutant {
  /** The characters that are replaced, counted from 0. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Counted from 1. */
  readonly line: number;
  /** What the change is, for the person who reads the report. */
  readonly change: string;
}

const OTHER_OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

/** All mutants of a source: negated conditions, other operators, other constants, and statements that are left out. */
export function mutantsOf(source: string): readonly Mutant[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    mutants.push(...mutantsAt(node).map((change) => ({ ...change, line: lineOf(file, change.start) })));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

type Change = Omit<Mutant, 'line'>;

function mutantsAt(node: ts.Node): readonly Change[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return [negated(node.expression)];
  if (ts.isConditionalExpression(node)) return [negated(node.condition)];
  if (ts.isBinaryExpression(node)) return withOtherOperator(node);
  if (ts.isNumericLiteral(node)) return [increased(node)];
  if (ts.isExpressionStatement(node) && !isSuperCall(node.expression)) return [replaced(node, ';', 'is left out')];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced(node, 'false', 'becomes false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replaced(node, 'true', 'becomes true')];
  return [];
}

function negated(condition: ts.Expression): Change {
  return replaced(condition, `!(${condition.getText()})`, 'is negated');
}

function withOtherOperator({ operatorToken, left }: ts.BinaryExpression): readonly Change[] {
  const other = OTHER_OPERATORS.get(operatorToken.kind);
  // A text minus a text is no number, and every test notices that.
  if (other === undefined || (other === '-' && ts.isStringLiteralLike(left))) return [];
  return [replaced(operatorToken, other, `becomes ${other}`)];
}

function increased(literal: ts.NumericLiteral): Change {
  const value = String(Number(literal.text) + 1);
  return replaced(literal, value, `becomes ${value}`);
}

function isSuperCall(expression: ts.Expression): boolean {
  return ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;
}

function replaced(node: ts.Node, replacement: string, change: string): Change {
  const [text = ''] = node.getText().split('\n', 1);
  return { start: node.getStart(), end: node.getEnd(), replacement, change: `${text} ${change}` };
}

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

/** The source with one mutant. */
export function withMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
