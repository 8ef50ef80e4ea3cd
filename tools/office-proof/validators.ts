import { listOf, membersOf, textsOf } from './json.ts';
import { LineProgram } from './line-program.ts';
import type { OfficeTools } from './office-tools.ts';

/** What the schemas reject in one XML part. */
export interface JudgedPart {
  readonly name: string;
  readonly sha256: string;
  readonly root: string;
  readonly messages: readonly string[];
}

/** What the validators say about one file. */
export interface Judgement {
  /** The findings of openxml-audit. */
  readonly audit: readonly string[];
  /** Why python-pptx does not open and save the file. */
  readonly unsaved: string | null;
  /** Rules of packages that the file breaks. */
  readonly problems: readonly string[];
  /** References within parts that lead to nothing. */
  readonly unanswered: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  /** For each slide the kinds and hashes of the parts that it consists of. */
  readonly slides: readonly (readonly string[])[];
  /** The kinds of relationships; those that lead out of the package begin with an exclamation mark. */
  readonly kinds: readonly string[];
  readonly parts: readonly JudgedPart[];
}

/** The programs that validate presentations, running. */
export class Validators {
  private readonly packages: LineProgram;
  private readonly schemas: LineProgram;

  constructor({ packageValidator: [python, ...ofPython], schemaValidator: [java, ...ofJava] }: OfficeTools) {
    this.packages = new LineProgram(python, ofPython);
    this.schemas = new LineProgram(java, ofJava);
  }

  /** @throws Error if a validator cannot read the file at all */
  async judge(file: string): Promise<Judgement> {
    const [ofPackage, ofSchemas] = await Promise.all([
      this.packages.ask(JSON.stringify({ validate: file })),
      this.schemas.ask(file),
    ]);
    const members = membersOf(ofPackage);
    const unsaved = members.get('unsaved');
    return {
      audit: textsOf(members.get('audit')),
      unsaved: typeof unsaved === 'string' ? unsaved : null,
      problems: textsOf(members.get('problems')),
      unanswered: textsOf(members.get('unanswered')),
      counts: new Map([...membersOf(members.get('counts'))].map(([name, count]) => [name, Number(count)])),
      slides: listOf(members.get('slides')).map(textsOf),
      kinds: textsOf(members.get('kinds')),
      parts: listOf(membersOf(ofSchemas).get('parts')).map(toPart),
    };
  }

  /**
   * Writes a copy whose rendering does not depend on the time and the number of the slide, and which loads nothing.
   * @param defaults a file whose default text style the copy has, instead of its own
   */
  async mask(file: string, copy: string, defaults?: string): Promise<void> {
    await this.packages.ask(JSON.stringify({ mask: file, as: copy, defaults }));
  }

  async close(): Promise<void> {
    await Promise.all([this.packages.close(), this.schemas.close()]);
  }
}

function toPart(value: unknown): JudgedPart {
  const members = membersOf(value);
  return {
    name: String(members.get('name')),
    sha256: String(members.get('sha256')),
    root: String(members.get('root')),
    messages: textsOf(members.get('messages')),
  };
}
