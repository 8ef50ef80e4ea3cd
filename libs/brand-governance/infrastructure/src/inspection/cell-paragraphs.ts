import { locationOf, type Story } from '@livery/office-model';

const CELL = /^(.*?\/paragraph\[\d+]\/table\[\d+])\/cell\[(\d+,\d+)]/;

/** Finds the paragraphs in table cells. The location of a cell names the first paragraph of its table. */
export class CellParagraphs {
  /** The locations of first paragraphs, by the locations of their cells. */
  private readonly known = new Map<string, string>();

  constructor(stories: readonly Story[]) {
    for (const story of stories) this.add(story);
  }

  /** The location of the first paragraph of a cell; undefined for locations that lead into no cell. */
  of(location: string): string | undefined {
    const [, table, position] = CELL.exec(location) ?? [];
    return table === undefined ? undefined : this.known.get(`${table}/cell[${position ?? ''}]`);
  }

  private add({ address, paragraphs, drawings }: Story): void {
    const path = locationOf(address);
    const tables = drawings.map(({ paragraph, index }) => {
      return `${path}/paragraph[${paragraphs[paragraph]?.number ?? paragraph}]/table[${index}]`;
    });
    for (const { number, flow } of paragraphs) {
      const table = flow?.cell == null ? undefined : tables[flow.cell.table];
      if (!flow?.cell || table === undefined) continue;
      const cell = `${table}/cell[${flow.cell.row},${flow.cell.column}]`;
      if (!this.known.has(cell)) this.known.set(cell, `${path}/paragraph[${number}]`);
    }
  }
}
