import type { Provenance } from '@livery/office-model';
import { BUILT_IN_TABLE_STYLES } from './built-in-table-styles.ts';
import type { TableStyleSource } from './source/table-style-source.ts';

/** The table styles that a presentation may use: its own, and those that are built into PowerPoint. */
export class TableStyles {
  private readonly styles: ReadonlyMap<string, TableStyleSource>;

  constructor(
    own: readonly TableStyleSource[],
    private readonly part: string | null,
  ) {
    this.styles = new Map([...BUILT_IN_TABLE_STYLES, ...own].map((style) => [style.id.toUpperCase(), style]));
  }

  find(id: string): TableStyleSource | undefined {
    return this.styles.get(id.toUpperCase());
  }

  provenance({ name }: TableStyleSource): Provenance {
    return {
      source: 'table_style',
      part: this.part,
      location: `table_style[${name}]`,
      name: `the table style "${name}"`,
    };
  }
}
