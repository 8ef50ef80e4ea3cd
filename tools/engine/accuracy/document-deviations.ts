import { OoxmlPackage } from '@livery/office-package';
import type { Difference } from './difference.ts';
import { squeeze } from './squeeze.ts';
import { parseXml, type XmlElement } from './xml-element.ts';

/** The facts about a text document that explain where LibreOffice is known to be wrong. */
export interface DocumentFacts {
  /** The document defaults set a font, and a size. */
  readonly setsFont: boolean;
  readonly setsSize: boolean;
  /** The texts of the runs of inline content controls, and of those that are filled in, without white space. */
  readonly inControls: ReadonlySet<string>;
}

const CONTENTS = /^(?:Contents|TOC|toc)/;
/** What Word uses where a document sets nothing. */
const DEFAULT_FONT = 'Times New Roman';
const DEFAULT_SIZE = 10;
/** The properties of a content control that users or data fill in. */
const FILLED_IN = ['showingPlcHdr', 'dataBinding', 'text', 'date'];

/** The name of the known deviation that explains a difference in a text document, or null. */
export function documentDeviation(
  { property, mine, expected, run }: Difference,
  { setsFont, setsSize, inControls }: DocumentFacts,
): string | null {
  if (property === 'font' && !setsFont && mine === DEFAULT_FONT) return 'docx_defaults';
  if (property === 'size' && !setsSize && mine === DEFAULT_SIZE) return 'docx_defaults';
  const isInContents = CONTENTS.test(run.style ?? '');
  if (isInContents && (property === 'font' || expected === null)) return 'toc_link';
  return inControls.has(squeeze(run.text)) ? 'content_control' : null;
}

/** Null for a file that is no text document, or cannot be read. */
export function factsOfDocument(bytes: Uint8Array): DocumentFacts | null {
  try {
    const file = OoxmlPackage.open(bytes);
    if (file.family !== 'document') return null;
    const body = parseXml(file.bytes(file.mainPart) ?? new Uint8Array());
    return { ...defaultsOf(file), inControls: textsInControls(body) };
  } catch {
    return null;
  }
}

function defaultsOf(file: OoxmlPackage): Pick<DocumentFacts, 'setsFont' | 'setsSize'> {
  const part = file.related(file.mainPart, 'styles');
  const styles = part === undefined ? undefined : parseXml(file.bytes(part) ?? new Uint8Array());
  const defaults = styles?.find('w:docDefaults', 'w:rPrDefault', 'w:rPr');
  return { setsFont: defaults?.find('w:rFonts') !== undefined, setsSize: defaults?.find('w:sz') !== undefined };
}

function textsInControls(body: XmlElement): ReadonlySet<string> {
  const inline = [...body.all('w:p')].flatMap((paragraph) => [...paragraph.all('w:sdt')]);
  const filled = [...body.all('w:sdt')].filter((control) =>
    FILLED_IN.some((name) => control.find('w:sdtPr', `w:${name}`) !== undefined),
  );
  const runs = [...inline, ...filled].flatMap((control) => [...control.all('w:r')]);
  return new Set(runs.map((run) => squeeze([...run.all('w:t')].map(({ text }) => text).join(''))));
}
