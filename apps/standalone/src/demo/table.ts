const WIDTH = 160;

/** Formats rows as aligned columns, indented by two. A line that is too long for a terminal is cut. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line))
    .join('\n');
}
