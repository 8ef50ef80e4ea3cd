import type { Accuracy } from './measure-accuracy.ts';

const PROPERTIES = ['font', 'size', 'color', 'fill', 'table_font', 'table_size', 'table_color', 'cell_fill'];
const DOCUMENT_PROPERTIES = ['font', 'size', 'color'];
const MAX_CAUSES = 15;
const MAX_EXAMPLES = 3;

/** The agreement as a table, then the differences by property and by the source from which the engine took the value. */
export function* reportLines({ agreement, files, unreadable }: Accuracy): Generator<string> {
  const { paragraphs, unpaired } = agreement;
  yield `${files} documents; ${paragraphs} paragraphs with text, ${unpaired} of them not found among the expected ones`;
  yield '';
  yield row('property', 'compared', 'agree %', 'exact', 'near', 'differ', 'unknown', 'excepted');
  for (const property of PROPERTIES) yield* propertyLine(agreement, `pptx.${property}`);
  for (const property of DOCUMENT_PROPERTIES) yield* propertyLine(agreement, `docx.${property}`);
  for (const { property, cause, weight, examples } of agreement.disagreements().slice(0, MAX_CAUSES)) {
    yield `\n${String(weight).padStart(7)}  ${property}  from ${cause || 'an unknown source'}`;
    for (const { file, where, text, mine, expected } of examples.slice(0, MAX_EXAMPLES)) {
      yield `         ${file}  ${where}  ${JSON.stringify(text)}: engine ${String(mine)}, expected ${String(expected)}`;
    }
  }
  for (const { file, reason } of unreadable) yield `\nunreadable: ${file}: ${reason}`;
}

function* propertyLine(agreement: Accuracy['agreement'], property: string): Generator<string> {
  const percent = agreement.percent(property);
  const excepted = agreement.excepted(property);
  const unknown = agreement.unknown(property);
  if (percent === null && excepted.length === 0 && unknown === 0) return;
  const { exact, near, differ } = agreement.counts(property);
  const left = excepted.map(([deviation, weight]) => `${deviation} ${weight}`).join(', ') || '-';
  yield row(property, agreement.compared(property), percent?.toFixed(2) ?? '-', exact, near, differ, unknown, left);
}

function row(property: string, ...cells: readonly (string | number)[]): string {
  const last = cells.at(-1) ?? '';
  const numbers = cells.slice(0, -1).map((cell) => String(cell).padStart(9));
  return `${property.padEnd(17)}${numbers.join(' ')}  ${last}`;
}

/** The number of compared characters whose colour is unknown to the engine. */
function unknownColors(agreement: Accuracy['agreement']): number {
  const properties = ['pptx.color', 'pptx.table_color', 'docx.color'];
  return properties.reduce((sum, property) => sum + agreement.unknown(property), 0);
}

/** The figures for other programs: percent with three decimals. Null where nothing was compared. */
export function summary({ agreement, unreadable }: Accuracy) {
  const percent = (name: string): number | null => {
    const value = agreement.percent(name);
    return value === null ? null : Math.round(value * 1000) / 1000;
  };
  return {
    pptx: {
      font: percent('pptx.font'),
      size: percent('pptx.size'),
      color: percent('pptx.color'),
      fill: percent('pptx.fill'),
    },
    docx: { font: percent('docx.font'), size: percent('docx.size'), color: percent('docx.color') },
    characters: agreement.characters,
    charactersOfUnknownColor: unknownColors(agreement),
    shapes: agreement.compared('pptx.fill'),
    unreadable: unreadable.map(({ file }) => file),
  };
}
