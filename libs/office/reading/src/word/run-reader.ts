import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import type { RememberedElement } from '../parts/remembered.ts';
import type { InlineState } from './inline-state.ts';
import { isOn } from './measures.ts';
import { RUN_CHARACTERS, symbolCharacter } from './run-characters.ts';
import { NO_WORD_RUN_PROPERTIES, type WordRunProperties } from './word-run-properties.ts';

/** The font of formulas in Word, whatever styles say. */
const FORMULA_FONT = 'Cambria Math';

/** Reads `w:r` elements, and `m:r` elements of formulas, one after the other into the open paragraph. */
export class RunReader implements ElementReader {
  private pending = '';
  private properties: WordRunProperties = NO_WORD_RUN_PROPERTIES;
  private isFormula = false;
  private readonly textReader: ElementReader = { text: (piece) => void (this.pending += piece) };
  private readonly instructionReader: ElementReader;
  private readonly formulaProperties: ElementReader = {
    child: (name, attributes) => {
      if (name === 'm:nor' && isOn(attributes.get('m:val'))) this.isFormula = false;
      return undefined;
    },
  };

  constructor(
    private readonly state: InlineState,
    private readonly readProperties: RememberedElement<WordRunProperties>,
  ) {
    this.instructionReader = { text: (piece) => this.state.fields.instruct(piece) };
  }

  /** Begins another run. @param isFormula whether it is an `m:r`, which is part of a formula unless it says that it is text */
  start(isFormula = false): this {
    this.pending = '';
    this.isFormula = isFormula;
    this.properties = NO_WORD_RUN_PROPERTIES;
    return this;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    const { state } = this;
    switch (name) {
      case 'w:t':
      case 'm:t':
        return this.textReader;
      case 'w:rPr':
        return this.readProperties(attributes, (properties) => (this.properties = properties));
      case 'w:instrText':
        return this.instructionReader;
      case 'w:fldChar':
        this.flush();
        state.fields.mark(attributes.get('w:fldCharType'));
        return undefined;
      case 'w:br':
        this.lineBreak(attributes);
        return undefined;
      case 'w:lastRenderedPageBreak':
        this.flush();
        state.markPage('R');
        return undefined;
      case 'w:sym':
        this.symbol(attributes);
        return undefined;
      default:
        return this.other(name);
    }
  }

  end(): void {
    this.flush();
  }

  private other(name: string): ElementReader | undefined {
    if (name === 'm:rPr') return this.formulaProperties;
    this.pending += RUN_CHARACTERS.get(name) ?? '';
    if (name !== 'w:ruby') return this.state.drawing(name);
    this.flush();
    return rubyReader(this.state, () => new RunReader(this.state, this.readProperties).start());
  }

  private lineBreak(attributes: XmlAttributes): void {
    const type = attributes.get('w:type');
    if (type === 'page') {
      this.flush();
      this.state.markPage('P');
    } else if (type !== 'column') {
      this.pending += '\n';
    }
  }

  /** Adds a symbol, which has a font of its own (ECMA-376 Part 1, 17.3.3.30). */
  private symbol(attributes: XmlAttributes): void {
    const symbol = symbolCharacter(attributes.get('w:char'));
    if (symbol === '') return;
    this.flush();
    const name = attributes.get('w:font');
    const { properties } = this;
    if (name !== undefined) this.properties = withFont(properties, name);
    this.pending = symbol;
    this.flush();
    this.properties = properties;
  }

  private flush(): void {
    if (this.pending === '') return;
    const { state, pending, properties } = this;
    if (this.isFormula)
      state.addFormula(pending, properties.highAnsi ? properties : withFont(properties, FORMULA_FONT));
    else state.addText(pending, properties);
    this.pending = '';
  }
}

function withFont(properties: WordRunProperties, name: string): WordRunProperties {
  const font = { name, theme: undefined, key: `:${name}` };
  const key = `${properties.key}sym ${name}|`;
  return { ...properties, ascii: font, highAnsi: font, eastAsia: font, complex: font, key };
}

/** Reads the base text of a ruby. The small text above it is not read (ECMA-376 Part 1, 17.3.3.25). */
function rubyReader(state: InlineState, run: () => ElementReader): ElementReader {
  return {
    child: (name) => {
      if (name === 'w:rt') state.unread('ruby');
      return name === 'w:rubyBase' ? { child: (inner) => (inner === 'w:r' ? run() : undefined) } : undefined;
    },
  };
}
