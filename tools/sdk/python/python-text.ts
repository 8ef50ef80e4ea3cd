/** The longest line of generated code, apart from words that cannot be broken. */
const COLUMNS = 120;

/** Text as a docstring, indented by a number of spaces. */
export function docstring(text: string, indent: number): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  const begin = ' '.repeat(indent);
  const oneLine = `${begin}"""${escaped}"""`;
  if (oneLine.length <= COLUMNS && !text.includes('\n')) return `${oneLine}\n`;
  const lines = escaped.split('\n').flatMap((line) => wrapped(line, indent));
  return `${begin}"""\n${lines.join('\n')}\n${begin}"""\n`;
}

/** The lines of a paragraph. Its further lines are indented like the first one, or more behind the name of an argument. */
function wrapped(paragraph: string, indent: number): readonly string[] {
  if (paragraph === '') return [''];
  const own = /^ */.exec(paragraph)?.[0].length ?? 0;
  const begin = ' '.repeat(indent + own);
  const further = own > 0 ? `${begin}    ` : begin;
  const lines: string[] = [];
  let line = begin;
  for (const word of paragraph.trim().split(' ')) {
    const isFirst = line.trim() === '';
    if (!isFirst && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = further + word;
    } else {
      line += isFirst ? word : ` ${word}`;
    }
  }
  return [...lines, line];
}

/** A name with its type, and what stands behind it. A type that is too long for one line is written in several. */
export function annotated(name: string, type: string, end = ''): string {
  return statement(`${name}: `, type, end);
}

/** A name that stands for a type. */
export function assigned(name: string, type: string): string {
  return statement(`${name} = `, type, '');
}

function statement(begin: string, type: string, end: string): string {
  const indent = /^ */.exec(begin)?.[0] ?? '';
  const line = `${begin}${type}${end}`;
  if (line.length <= COLUMNS) return `${line}\n`;
  const parts = type.split(/ \| (?![^[]*\])/).map((part) => exploded(part, `${indent}    `));
  if (parts.length === 1) return `${begin}${parts[0]?.trim() ?? ''}${end}\n`;
  return `${begin}(\n${indent}    ${parts.map((part) => part.trim()).join(`\n${indent}    | `)}\n${indent})${end}\n`;
}

/** A list of literals with one of them in each line. */
function exploded(part: string, indent: string): string {
  const values = /^Literal\[(.*)\]$/.exec(part)?.[1];
  if (values === undefined) return part;
  return `Literal[\n${values
    .split(', ')
    .map((value) => `${indent}    ${value},\n`)
    .join('')}${indent}]`;
}
