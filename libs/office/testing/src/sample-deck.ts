import { writeZip } from '@livery/office-package';
import { OfficeFile, type OfficePart, type OfficeRelationship } from './office-file.ts';

const EDITIONS = {
  transitional: {
    a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
    p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
    r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  },
  strict: {
    a: 'http://purl.oclc.org/ooxml/drawingml/main',
    p: 'http://purl.oclc.org/ooxml/presentationml/main',
    r: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  },
} as const;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';
const DRAWING = 'application/vnd.openxmlformats-officedocument';
const GROUP =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
  '<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
const COLOR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" ' +
  'accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** A slide of a sample deck. */
export interface SampleDeckSlide {
  readonly title: string;
  /** The index of its layout; 0 by default. */
  readonly layout?: number;
  readonly notes?: string;
  readonly picture?: Uint8Array;
  /** It has a chart with an embedded workbook. */
  readonly hasChart?: boolean;
  /** The index of the slide that a click on its title jumps to. */
  readonly jumpTo?: number;
}

/** What differs from a valid presentation of one master named "House" with one layout. */
export interface SampleDeck {
  readonly slides: readonly SampleDeckSlide[];
  readonly layouts?: readonly string[];
  readonly theme?: string;
  /** A picture on the master. */
  readonly masterPicture?: Uint8Array;
  /** Width and height in EMU. */
  readonly size?: readonly [width: number, height: number];
  readonly isStrict?: boolean;
  /** The number of the first relationship from the master to its layouts: programs number them differently. */
  readonly firstLayoutId?: number;
  /** The table styles by GUID, with their names. The first is the default. */
  readonly tableStyles?: Readonly<Record<string, string>>;
  /** Embedded fonts by their typefaces, each with the bytes of its regular style. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>;
  /** The sensitivity label. */
  readonly label?: string;
  readonly presentationProperties?: string;
  readonly contentType?: string;
}

/** Builds a .pptx file that PowerPoint opens without repair, with all parts under the names that PowerPoint gives them. */
export function sampleDeck(sample: SampleDeck): OfficeFile {
  const deck = new DeckBuilder(sample);
  return OfficeFile.create(deck.content());
}

class DeckBuilder {
  private readonly parts: OfficePart[] = [];
  private readonly types: Record<string, string> = {};
  private readonly uris: { readonly a: string; readonly p: string; readonly r: string };

  private readonly sample: SampleDeck;

  constructor(sample: SampleDeck) {
    this.sample = sample;
    this.uris = EDITIONS[sample.isStrict === true ? 'strict' : 'transitional'];
  }

  content(): Parameters<typeof OfficeFile.create>[0] {
    const { label } = this.sample;
    this.addPresentation();
    this.addMaster();
    this.sample.slides.forEach((slide, at) => this.addSlide(slide, at + 1));
    if (this.hasNotes) this.addNotesMaster();
    const relationships = [this.relationship('rId1', 'officeDocument', 'ppt/presentation.xml')];
    if (label !== undefined) {
      this.add('docMetadata/LabelInfo.xml', 'application/vnd.ms-office.classificationlabels+xml', label);
      const type = 'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels';
      relationships.push({ id: 'rId2', type, target: 'docMetadata/LabelInfo.xml' });
    }
    return { contentTypes: this.types, relationships, parts: this.parts };
  }

  private get hasNotes(): boolean {
    return this.sample.slides.some(({ notes }) => notes !== undefined);
  }

  private get layouts(): readonly string[] {
    return this.sample.layouts ?? ['Title'];
  }

  private addPresentation(): void {
    const { slides, size = [12_192_000, 6_858_000], fonts = {}, tableStyles = {}, isStrict = false } = this.sample;
    const master = 3_000_000_000;
    const typefaces = Object.keys(fonts);
    const embedded = typefaces.map(
      (typeface, at) =>
        `<p:embeddedFont><p:font typeface="${typeface}"/><p:regular r:id="rIdF${at}"/></p:embeddedFont>`,
    );
    const xml = [
      this.open('presentation', isStrict ? ' conformance="strict"' : ''),
      `<p:sldMasterIdLst><p:sldMasterId id="${master}" r:id="rId1"/></p:sldMasterIdLst>`,
      this.hasNotes ? '<p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst>' : '',
      `<p:sldIdLst>${slides.map((_, at) => `<p:sldId id="${300 + at}" r:id="rId${10 + at}"/>`).join('')}</p:sldIdLst>`,
      `<p:sldSz cx="${size[0]}" cy="${size[1]}"/><p:notesSz cx="6858000" cy="9144000"/>`,
      embedded.length === 0 ? '' : `<p:embeddedFontLst>${embedded.join('')}</p:embeddedFontLst>`,
      '<p:defaultTextStyle><a:defPPr><a:defRPr lang="en-US"/></a:defPPr></p:defaultTextStyle></p:presentation>',
    ];
    const [first = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}'] = Object.keys(tableStyles);
    const styles = Object.entries(tableStyles).map(([id, name]) => `<a:tblStyle styleId="${id}" styleName="${name}"/>`);
    typefaces.forEach((typeface, at) => {
      this.add(`ppt/fonts/font${at}.fntdata`, 'application/x-fontdata', fonts[typeface] ?? '');
    });
    this.add('ppt/presentation.xml', this.sample.contentType ?? `${PRESENTATION}.presentation.main+xml`, xml.join(''), [
      this.relationship('rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'),
      ...(this.hasNotes ? [this.relationship('rId2', 'notesMaster', 'notesMasters/notesMaster1.xml')] : []),
      this.relationship('rId3', 'presProps', 'presProps.xml'),
      this.relationship('rId4', 'viewProps', 'viewProps.xml'),
      this.relationship('rId5', 'theme', 'theme/theme1.xml'),
      this.relationship('rId6', 'tableStyles', 'tableStyles.xml'),
      ...slides.map((_, at) => this.relationship(`rId${10 + at}`, 'slide', `slides/slide${at + 1}.xml`)),
      ...typefaces.map((_, at) => this.relationship(`rIdF${at}`, 'font', `fonts/font${at}.fntdata`)),
    ]);
    const properties = this.sample.presentationProperties ?? '';
    this.add(
      'ppt/presProps.xml',
      `${PRESENTATION}.presProps+xml`,
      `${this.open('presentationPr')}${properties}</p:presentationPr>`,
    );
    this.add('ppt/viewProps.xml', `${PRESENTATION}.viewProps+xml`, `${this.open('viewPr')}</p:viewPr>`);
    const list = `${HEAD}<a:tblStyleLst xmlns:a="${this.uris.a}" def="${first}">${styles.join('')}</a:tblStyleLst>`;
    this.add('ppt/tableStyles.xml', `${PRESENTATION}.tableStyles+xml`, list);
  }

  private addMaster(): void {
    const { masterPicture, firstLayoutId = 1 } = this.sample;
    const { layouts } = this;
    const first = 3_000_000_001;
    const entries = layouts.map((_, at) => `<p:sldLayoutId id="${first + at}" r:id="rId${firstLayoutId + at}"/>`);
    const xml = [
      this.layer('sldMaster', masterPicture === undefined ? '' : picture('rIdP')),
      COLOR_MAP,
      `<p:sldLayoutIdLst>${entries.join('')}</p:sldLayoutIdLst>`,
      '<p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>',
    ];
    if (masterPicture !== undefined) this.add('ppt/media/image99.png', 'image/png', masterPicture);
    this.add('ppt/slideMasters/slideMaster1.xml', `${PRESENTATION}.slideMaster+xml`, xml.join(''), [
      ...layouts.map((_, at) =>
        this.relationship(`rId${firstLayoutId + at}`, 'slideLayout', `../slideLayouts/slideLayout${at + 1}.xml`),
      ),
      this.relationship(`rId${firstLayoutId + layouts.length}`, 'theme', '../theme/theme1.xml'),
      ...(masterPicture === undefined ? [] : [this.relationship('rIdP', 'image', '../media/image99.png')]),
    ]);
    this.add('ppt/theme/theme1.xml', `${DRAWING}.theme+xml`, this.theme(this.sample.theme ?? 'House'));
    layouts.forEach((name, at) => {
      const layout = `${this.layer('sldLayout', '', name)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
      this.add(`ppt/slideLayouts/slideLayout${at + 1}.xml`, `${PRESENTATION}.slideLayout+xml`, layout, [
        this.relationship('rId1', 'slideMaster', '../slideMasters/slideMaster1.xml'),
      ]);
    });
  }

  private addSlide(slide: SampleDeckSlide, number: number): void {
    const { title, layout = 0, notes, picture: bytes, hasChart = false, jumpTo } = slide;
    const shapes = [
      text(title, jumpTo === undefined ? '' : 'rId9'),
      bytes === undefined ? '' : picture('rId3'),
      hasChart ? chartFrame('rId4') : '',
    ];
    const xml = `${this.layer('sld', shapes.join(''))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
    this.add(`ppt/slides/slide${number}.xml`, `${PRESENTATION}.slide+xml`, xml, [
      this.relationship('rId1', 'slideLayout', `../slideLayouts/slideLayout${layout + 1}.xml`),
      ...(notes === undefined
        ? []
        : [this.relationship('rId2', 'notesSlide', `../notesSlides/notesSlide${number}.xml`)]),
      ...(bytes === undefined ? [] : [this.relationship('rId3', 'image', `../media/image${number}.png`)]),
      ...(hasChart ? [this.relationship('rId4', 'chart', `../charts/chart${number}.xml`)] : []),
      ...(jumpTo === undefined ? [] : [this.relationship('rId9', 'slide', `slide${jumpTo + 1}.xml`)]),
    ]);
    if (bytes !== undefined) this.add(`ppt/media/image${number}.png`, 'image/png', bytes);
    if (notes !== undefined) this.addNotes(notes, number);
    if (hasChart) this.addChart(number);
  }

  private addNotes(notes: string, number: number): void {
    const xml = `${this.layer('notes', text(notes, ''))}</p:notes>`;
    this.add(`ppt/notesSlides/notesSlide${number}.xml`, `${PRESENTATION}.notesSlide+xml`, xml, [
      this.relationship('rId1', 'notesMaster', '../notesMasters/notesMaster1.xml'),
      this.relationship('rId2', 'slide', `../slides/slide${number}.xml`),
    ]);
  }

  private addNotesMaster(): void {
    const xml = `${this.layer('notesMaster', '')}${COLOR_MAP}</p:notesMaster>`;
    this.add('ppt/notesMasters/notesMaster1.xml', `${PRESENTATION}.notesMaster+xml`, xml, [
      this.relationship('rId1', 'theme', '../theme/theme2.xml'),
    ]);
    this.add('ppt/theme/theme2.xml', `${DRAWING}.theme+xml`, this.theme('Notes'));
  }

  private addChart(number: number): void {
    const chart = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
    const xml =
      `${HEAD}<c:chartSpace xmlns:c="${chart}" xmlns:a="${this.uris.a}" xmlns:r="${this.uris.r}"><c:chart><c:plotArea><c:layout/>` +
      '</c:plotArea></c:chart><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>';
    this.add(`ppt/charts/chart${number}.xml`, `${DRAWING}.drawingml.chart+xml`, xml, [
      this.relationship('rId1', 'package', `../embeddings/Workbook${number}.xlsx`),
    ]);
    const workbook = writeZip([{ name: 'xl/workbook.xml', data: '<workbook/>' }]);
    this.add(`ppt/embeddings/Workbook${number}.xlsx`, `${DRAWING}.spreadsheetml.sheet`, workbook);
  }

  private add(
    name: string,
    type: string,
    data: OfficePart['data'],
    relationships: readonly OfficeRelationship[] = [],
  ): void {
    this.types[name] = type;
    this.parts.push(relationships.length === 0 ? { name, data } : { name, data, relationships });
  }

  private relationship(id: string, kind: string, target: string): OfficeRelationship {
    return { id, type: `${this.uris.r}/${kind}`, target };
  }

  private open(root: string, attributes = ''): string {
    const { a, p, r } = this.uris;
    return `${HEAD}<p:${root} xmlns:a="${a}" xmlns:r="${r}" xmlns:p="${p}"${attributes}>`;
  }

  private layer(root: string, shapes: string, name = ''): string {
    const written = name === '' ? '' : ` name="${name}"`;
    return `${this.open(root)}<p:cSld${written}><p:spTree>${GROUP}${shapes}</p:spTree></p:cSld>`;
  }

  private theme(name: string): string {
    const slots = [
      'dk1',
      'lt1',
      'dk2',
      'lt2',
      'accent1',
      'accent2',
      'accent3',
      'accent4',
      'accent5',
      'accent6',
      'hlink',
      'folHlink',
    ];
    const colors = slots.map(
      (slot, at) => `<a:${slot}><a:srgbClr val="${at % 2 === 0 ? '000000' : 'FFFFFF'}"/></a:${slot}>`,
    );
    const font = '<a:latin typeface="Carlito"/><a:ea typeface=""/><a:cs typeface=""/>';
    const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
    const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
    const line = `<a:ln w="6350">${fill}</a:ln>`;
    return (
      `${HEAD}<a:theme xmlns:a="${this.uris.a}" name="${name}"><a:themeElements><a:clrScheme name="${name}">${colors.join('')}` +
      `</a:clrScheme><a:fontScheme name="${name}"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
      `<a:fmtScheme name="${name}"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst>` +
      `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>` +
      '</a:themeElements></a:theme>'
    );
  }
}

function text(content: string, jump: string): string {
  const click = jump === '' ? '' : `<a:hlinkClick r:id="${jump}" action="ppaction://hlinksldjump"/>`;
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Text"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="1000000" y="1000000"/>' +
    '<a:ext cx="4000000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/>' +
    `<a:lstStyle/><a:p><a:r><a:rPr lang="en-US">${click}</a:rPr><a:t>${content}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

function picture(relationship: string): string {
  return (
    '<p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill>' +
    `<a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="1000000" y="3000000"/>` +
    '<a:ext cx="1000000" cy="1000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>'
  );
}

function chartFrame(relationship: string): string {
  return (
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Chart"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>' +
    '<p:xfrm><a:off x="3000000" y="3000000"/><a:ext cx="2000000" cy="2000000"/></p:xfrm><a:graphic>' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
    '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
    `r:id="${relationship}"/></a:graphicData></a:graphic></p:graphicFrame>`
  );
}
