import ts from 'typescript';

/** A regular expression of the source. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The values of what only runs decide, each as long as the longest one of the service or longer. */
export type Variables = Readonly<Record<string, string>>;

/**
 * All regular expressions of a source: literals, constructors, and patterns of JSON schemas. Constants of the same file are replaced.
 * @throws Error for an expression with a variable that is not listed
 */
export function expressionsOf(name: string, source: string, variables: Variables): readonly Expression[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      constants.set(node.name.getText(), node.initializer);
    if (ts.isRegularExpressionLiteral(node)) found.push(literal(node.text));
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      if (pattern !== undefined)
        found.push({ source: textOf(pattern), flags: flags === undefined ? '' : textOf(flags) });
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern' && isText(node.initializer))
      found.push({ source: textOf(node.initializer), flags: 'u' });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;

  function textOf(node: ts.Expression): string {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, span) => text + textOf(span.expression) + span.literal.text,
        node.head.text,
      );
    if (ts.isTaggedTemplateExpression(node)) return rawTextOf(node.template);
    if (isJoin(node)) return node.expression.expression.elements.map(textOf).join('');
    const constant = constants.get(node.getText());
    if (constant !== undefined && isText(constant)) return textOf(constant);
    const value = variables[node.getText()];
    if (value === undefined) throw new Error(`${name}: the value of ${node.getText()} is not listed.`);
    return value;
  }

  function rawTextOf(template: ts.TemplateLiteral): string {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? template.text;
    return template.templateSpans.reduce(
      (text, { expression, literal: { rawText = '' } }) => text + textOf(expression) + rawText,
      template.head.rawText ?? '',
    );
  }
}

export function literal(text: string): Expression {
  const end = text.lastIndexOf('/');
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isTaggedTemplateExpression(node);
}

type Join = ts.CallExpression & {
  readonly expression: ts.PropertyAccessExpression & { readonly expression: ts.ArrayLiteralExpression };
};

function isJoin(node: ts.Node): node is Join {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return ts.isArrayLiteralExpression(node.expression.expression) && node.arguments[0]?.getText() === "''";
}
