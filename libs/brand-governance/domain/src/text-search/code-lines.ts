/** How lines of Visual Basic begin that open, close or declare something. */
const BASIC =
  /^(?:(?:(?:Public |Private |Friend )?(?:Sub|Function) \w+\()|(?:Dim|ReDim|Const|Static) \w+ As \w|End (?:Sub|Function|If|With|Select)$)/;
/** How assignments begin, behind at most two words for the type: `int count = 1`, `order.total = 5`. */
const ASSIGNMENT = /^[A-Za-z_$][\w.$]*(?: [A-Za-z_$][\w.$]*){0,2} ?= ?[^\s=]/;
/** How calls begin and end: `run();`, `new Date("2026");`. An item of a list may end in `(new);` or `("EULA");`. */
const CALL = /^(?:[A-Za-z_$][\w.$]* ){0,2}[A-Za-z_$][\w.$]*\(/;
const CALL_END = /(?:\(|["'])\);$/;

/**
 * Whether a line is plainly code by its characters, whatever its font: it ends in an opening brace, holds closing braces only, is an
 * assignment or a call that ends in a semicolon, or is a line of Visual Basic. A semicolon at its end alone is prose.
 */
export function isCodeLine(line: string): boolean {
  const text = line.trim();
  if (text.endsWith(';')) return ASSIGNMENT.test(text) || (CALL.test(text) && CALL_END.test(text)) || text === '};';
  return text.endsWith('{') || text === '}' || BASIC.test(text);
}
