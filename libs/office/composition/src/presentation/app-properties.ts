import { MalformedXml, PackageRefused, type WrittenRelationship, type XmlHandler } from '@livery/office-package';
import type { ComposedPart } from '../parts/composed-part.ts';
import type { Edition } from '../parts/edition.ts';
import type { PackedTexts } from '../parts/hashed-data.ts';
import type { SourceDeck } from '../parts/source-deck.ts';

const NAME = '/docProps/app.xml';
const TYPE = 'application/vnd.openxmlformats-officedocument.extended-properties+xml';
/** The namespace and the type of the relationship, which are the same but for one folder in the transitional edition. */
const TRANSITIONAL = {
  namespace: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties',
  relationship: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties',
};
const STRICT = {
  namespace: 'http://purl.oclc.org/ooxml/officeDocument/extendedProperties',
  relationship: 'http://purl.oclc.org/ooxml/officeDocument/relationships/extendedProperties',
};
/** Two numbers (ECMA-376 Part 1, 22.2.2.3). */
const VERSION = /^\d{1,2}\.\d{4}$/;
const CHART = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
/** The versions of Office 2007. */
const OF_2007 = '12.';
/** What is written for all programs of Microsoft: readers only ask whether the name begins with the first word. */
const POWERPOINT = 'Microsoft Office PowerPoint';
const KEPT: ReadonlySet<string> = new Set(['ep:Properties', 'ep:Application', 'ep:AppVersion']);

/** The program that wrote a presentation. Readers know by it what the charts mean that leave something unsaid. */
export interface Program {
  /** Such as `16.0000`. */
  readonly version: string;
  readonly isOfMicrosoft: boolean;
}

/** What the extended properties of a presentation say. */
export interface AppProperties {
  /** Undefined without a well-formed version. */
  readonly program: Program | undefined;
  /** Whether they say nothing else. */
  readonly isProgramOnly: boolean;
}

class AppPropertiesHandler implements XmlHandler {
  application = '';
  version = '';
  hasOther = false;
  private readonly path: string[] = [];

  open(name: string): void {
    this.path.push(name);
    this.hasOther ||= !KEPT.has(name);
  }

  text(text: string): void {
    const path = this.path.join('/');
    if (path === 'ep:Properties/ep:Application') this.application += text;
    else if (path === 'ep:Properties/ep:AppVersion') this.version += text;
  }

  close(): void {
    this.path.pop();
  }
}

/** Properties that cannot be read say nothing, since nothing else needs them. */
export function readAppProperties(deck: SourceDeck): AppProperties {
  const part = deck.related('/', 'extended-properties');
  const handler = new AppPropertiesHandler();
  try {
    if (part !== undefined) deck.file.scan(part, handler);
  } catch (error) {
    if (!(error instanceof MalformedXml || error instanceof PackageRefused)) throw error;
    return { program: undefined, isProgramOnly: false };
  }
  const { application, version, hasOther } = handler;
  if (!VERSION.test(version)) return { program: undefined, isProgramOnly: false };
  const program = { version, isOfMicrosoft: /^microsoft/i.test(application) };
  return { program, isProgramOnly: !hasOther && ['', POWERPOINT].includes(application) };
}

/**
 * The program that a presentation made of several names. Files of Office 2007 leave out the switches of chart labels that are off; later
 * versions write all of them, and a missing one counts as on. So the decks with charts decide, and among them one of Office 2007: read as
 * its files are, the charts of all look right. Without charts, the first presentation decides.
 * @param first the template or, without one, the first deck; @param decks those whose slides are taken
 */
export function commonProgram(first: SourceDeck, decks: Iterable<SourceDeck>): Program | undefined {
  const withCharts = [...decks].filter(({ file }) => file.parts().some((part) => file.contentType(part) === CHART));
  const deciding = withCharts.length === 0 ? [first] : withCharts;
  const programs = deciding.map((deck) => readAppProperties(deck).program);
  return programs.find(isOffice2007) ?? programs[0];
}

function isOffice2007(program: Program | undefined): boolean {
  return program?.isOfMicrosoft === true && program.version.startsWith(OF_2007);
}

/** Extended properties that name the program and say nothing else. */
export function appPropertiesPart(program: Program, { isStrict }: Edition, texts: PackedTexts): ComposedPart {
  const { namespace } = isStrict ? STRICT : TRANSITIONAL;
  const name = program.isOfMicrosoft ? `<Application>${POWERPOINT}</Application>` : '';
  const xml = `<Properties xmlns="${namespace}">${name}<AppVersion>${program.version}</AppVersion></Properties>`;
  const data = texts.of(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
  return { name: NAME, contentType: TYPE, data };
}

/** @param id of the relationship of the package that leads to the extended properties */
export function toAppProperties(id: string, { isStrict }: Edition): WrittenRelationship {
  const type = (isStrict ? STRICT : TRANSITIONAL).relationship;
  return { id, type, target: NAME, external: false };
}
