import { PLAIN, type RunContext } from '../drawing/run-formats.ts';
import { NO_WORD_RUN_PROPERTIES, type WordRunProperties } from './word-run-properties.ts';

/** The runs of a story as they are written: runs with text, symbols, and the visible parts of fields. Each property is one array. */
export class WordRuns {
  /** For each run the exclusive end offset of its text in the text of its paragraph, in UTF-16 code units. */
  private readonly ends: number[] = [];
  private readonly properties: WordRunProperties[] = [];
  private readonly contexts: RunContext[] = [];

  get length(): number {
    return this.ends.length;
  }

  /** @param end the exclusive end offset of its text in the text of the paragraph */
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
