import {
  OfficeFile,
  paragraph,
  placeholder,
  samplePresentation,
  type SamplePresentation,
  textBox,
} from '@livery/office-testing';
import { joinedRelationships } from './joined-relationships.ts';

const TEMPLATE_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.template.main+xml';
const LEVELS = [28, 24, 20, 18, 18]
  .map((size, at) => `<a:lvl${at + 1}pPr><a:defRPr sz="${size}00"/></a:lvl${at + 1}pPr>`)
  .join('');
/** The placeholders of its layout and master: a title and a body. */
export const TEMPLATE_PLACEHOLDERS =
  placeholder('type="title"', '') + placeholder('type="body" idx="1"', '', { id: 3 });

/** A .potx file with the theme "Northwind", the layout "Content", two named custom colours and, unless something else is said, no slides. */
export function templateOf(sample: SamplePresentation = {}, customColors = NAMED_COLORS): Buffer {
  const file = OfficeFile.open(
    samplePresentation({
      themeName: 'Northwind',
      themeColors: { accent1: '14213D', accent2: 'FCA311' },
      minorFont: 'Inter',
      layoutName: 'Content',
      layoutShapes: TEMPLATE_PLACEHOLDERS,
      masterShapes: TEMPLATE_PLACEHOLDERS,
      textStyles: `<p:titleStyle><a:lvl1pPr><a:defRPr sz="4400"/></a:lvl1pPr></p:titleStyle><p:bodyStyle>${LEVELS}</p:bodyStyle>`,
      contentType: TEMPLATE_TYPE,
      ...sample,
      relationships: joinedRelationships(
        { 'ppt/master.xml': [{ id: 'rId2', type: 'slideLayout', target: 'layout.xml' }] },
        sample.relationships,
      ),
    }),
  );
  const theme = file.text('ppt/theme.xml');
  file.write('ppt/theme.xml', theme.replace('</a:theme>', `<a:custClrLst>${customColors}</a:custClrLst></a:theme>`));
  return file.bytes();
}

export function customColor(name: string, hex: string): string {
  return `<a:custClr name="${name}"><a:srgbClr val="${hex}"/></a:custClr>`;
}

const NAMED_COLORS = customColor('Warm Red', 'E63946') + customColor('Sea', '2A9D8F');

/** A slide with a text in another colour, in another font, and smaller than the layout says. */
export const DEVIATING_SLIDE =
  placeholder(
    'type="body" idx="1"',
    paragraph(
      'Small',
      '<a:rPr sz="900"><a:solidFill><a:srgbClr val="5E13C8"/></a:solidFill><a:latin typeface="Comic Sans MS"/></a:rPr>',
    ),
  ) + textBox(paragraph('Plain'), { id: 4 });

/** The sample template with further masters, whose first accent is another colour. */
export function templateWithMasters(accents: readonly string[], sample: SamplePresentation = {}): Buffer {
  const file = OfficeFile.open(templateOf(sample));
  const ids = accents.map((_, at) => `<p:sldMasterId id="${at + 2}" r:id="rIdM${at}"/>`).join('');
  file.write(
    'ppt/presentation.xml',
    file.text('ppt/presentation.xml').replace('</p:sldMasterIdLst>', `${ids}</p:sldMasterIdLst>`),
  );
  accents.forEach((accent, at) => {
    const theme = file
      .text('ppt/theme.xml')
      .replace('14213D', accent)
      .replace('name="Northwind"', `name="Theme ${accent}"`);
    file.write(`ppt/theme${at}.xml`, theme);
    file.write(`ppt/master${at}.xml`, file.text('ppt/master.xml'));
    file.write(`ppt/layout${at}.xml`, file.text('ppt/layout.xml'));
    file.addRelationships('ppt/presentation.xml', [
      { id: `rIdM${at}`, type: 'slideMaster', target: `master${at}.xml` },
    ]);
    file.write(
      `ppt/_rels/master${at}.xml.rels`,
      file
        .text('ppt/_rels/master.xml.rels')
        .replace('theme.xml', `theme${at}.xml`)
        .replace('layout.xml', `layout${at}.xml`),
    );
    file.write(
      `ppt/_rels/layout${at}.xml.rels`,
      file.text('ppt/_rels/layout.xml.rels').replace('master.xml', `master${at}.xml`),
    );
  });
  return file.bytes();
}
