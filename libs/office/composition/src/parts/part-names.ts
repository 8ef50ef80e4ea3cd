/** The names of parts by the kind of the relationship that leads to them, as Office names them, without number and extension. */
const STEMS: ReadonlyMap<string, string> = new Map([
  ['activeXControlBinary', '/ppt/activeX/activeX'],
  ['audio', '/ppt/media/media'],
  ['chart', '/ppt/charts/chart'],
  ['chartColorStyle', '/ppt/charts/colors'],
  ['chartEx', '/ppt/charts/chartEx'],
  ['chartStyle', '/ppt/charts/style'],
  ['chartUserShapes', '/ppt/drawings/drawing'],
  ['control', '/ppt/activeX/activeX'],
  ['customXml', '/customXml/item'],
  ['customXmlProps', '/customXml/itemProps'],
  ['diagramColors', '/ppt/diagrams/colors'],
  ['diagramData', '/ppt/diagrams/data'],
  ['diagramDrawing', '/ppt/diagrams/drawing'],
  ['diagramLayout', '/ppt/diagrams/layout'],
  ['diagramQuickStyle', '/ppt/diagrams/quickStyle'],
  ['font', '/ppt/fonts/font'],
  ['image', '/ppt/media/image'],
  ['media', '/ppt/media/media'],
  ['notesMaster', '/ppt/notesMasters/notesMaster'],
  ['notesSlide', '/ppt/notesSlides/notesSlide'],
  ['oleObject', '/ppt/embeddings/oleObject'],
  ['package', '/ppt/embeddings/package'],
  ['slide', '/ppt/slides/slide'],
  ['slideLayout', '/ppt/slideLayouts/slideLayout'],
  ['slideMaster', '/ppt/slideMasters/slideMaster'],
  ['tags', '/ppt/tags/tag'],
  ['theme', '/ppt/theme/theme'],
  ['themeOverride', '/ppt/theme/themeOverride'],
  ['video', '/ppt/media/media'],
  ['vmlDrawing', '/ppt/drawings/vmlDrawing'],
]);

/**
 * Gives parts new names in the order in which they are met: `/ppt/media/image1.png`, `/ppt/media/image2.jpeg`. Names do not depend on
 * those in the source, so that equal slides of two files get equal names. No two differ only in case.
 */
export class PartNames {
  private readonly counts: Map<string, number>;

  constructor(counts: Iterable<readonly [string, number]> = []) {
    this.counts = new Map(counts);
  }

  /** @param kind of the relationship that leads to the part; @param source the name of the part in its file */
  next(kind: string, source: string): string {
    const stem = STEMS.get(kind) ?? otherStem(kind);
    const key = stem.toLowerCase();
    const number = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, number);
    return `${stem}${number}.${extension(source)}`;
  }

  /** Names that go on from these, without changing these. */
  copy(): PartNames {
    return new PartNames(this.counts);
  }
}

const MAX_WORD = 32;

/** Kinds of which this file knows nothing get a folder of their own. */
function otherStem(kind: string): string {
  const word = kind.replace(/[^A-Za-z]/g, '').slice(0, MAX_WORD) || 'part';
  return `/ppt/${word}/${word}`;
}

function extension(source: string): string {
  return /\.([a-z0-9]{1,16})$/.exec(source.toLowerCase())?.[1] ?? 'bin';
}
