import { PLAIN, type RunContext } from '../drawing/run-formats.ts';
import { NO_WORD_RUN_PROPERTIES, type WordRunProperties } from './word-run-properties.ts';

/** The runs of a story as they are written, in columns: runs with text, symbols, and the visible parts of fields. */
export class WordRuns {
  /** Where the text of each ends in that of its paragraph. */
  private readonly ends: number[] = [];
  private readonly properties: WordRunProperties[] = [];
  private readonly contexts: RunContext[] = [];

  get length(): number {
    return this.ends.length;
  }

  /** @param end of its text in that of the paragraph */
  add(end: number, properties: WordRunProperties, context: RunContext): void {
    this.ends.push(end);
    this.properties.push(properties);
    this.contexts.push(context);
  }

  endAt(index: number): number {
    return this.ends[index] ?? 0;
  }

  propertiesAt(index: number): WordRunProperties {
    return this.properties[index] ?? NO_WORD_RUN_PROPERTIES;
  }

  contextAt(index: number): RunContext {
    return this.contexts[index] ?? PLAIN;
  }
}
