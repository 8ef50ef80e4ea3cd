import { paragraph, type SamplePresentation, textBox } from '@livery/office-testing';
import { CLEAN_DECK, picture, place, slideWith } from '../clean-deck.ts';
import type { Mutant, Predicted } from '../mutant.ts';

const SHAPE = 'slide[0]/shape[5]';
const SLIDE_PART = 'ppt/slides/slide1.xml';
const SLIDE_SHOW = 'application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml';

const linked = (kind: string, target: string, parts: SamplePresentation['parts'] = {}): SamplePresentation => ({
  relationships: { [SLIDE_PART]: [{ id: 'more', type: kind, target, external: target.startsWith('http') }] },
  parts,
});

function finding(
  type: string,
  severity: Predicted['severity'],
  title: string,
  detail: string,
  ...locations: readonly string[]
): Predicted {
  return { type, severity, title, detail, source: 'package', locations };
}

/** A second master with a theme of its own, which no slide uses. */
const SECOND_MASTER: SamplePresentation = {
  relationships: {
    'ppt/presentation.xml': [{ id: 'second', type: 'slideMaster', target: 'master2.xml' }],
    'ppt/master2.xml': [{ id: 'rId1', type: 'theme', target: 'theme2.xml' }],
  },
  presentationEnd: '<p:sldMasterIdLst><p:sldMasterId id="2" r:id="second"/></p:sldMasterIdLst>',
  parts: {
    'ppt/master2.xml':
      '<p:sldMaster xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree/></p:cSld></p:sldMaster>',
    'ppt/theme2.xml': '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="House 2"/>',
  },
};

const CORE =
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A</dc:title><dc:creator>Kim</dc:creator></cp:coreProperties>';

export const packageMutants: readonly Mutant[] = [
  {
    name: 'the name of the master to one that is not known',
    deck: { themeName: 'House 2026' },
    findings: [
      {
        ...finding(
          'layout.unknown_master',
          'medium',
          'Master is not part of the template',
          'Master "House 2026" is used by 1 slide.',
          'slide[0]',
          'master[0]',
        ),
        source: 'master',
      },
    ],
  },
  {
    name: 'the name of the master to that of one with other bytes',
    deck: { themeName: 'House of yore' },
    findings: [
      {
        ...finding(
          'layout.unknown_master',
          'medium',
          'Master is not part of the template',
          'Master "House of yore" is used by 1 slide and differs from the template\'s.',
          'slide[0]',
          'master[0]',
        ),
        source: 'master',
      },
    ],
  },
  {
    name: 'the name of the layout',
    deck: { layoutName: 'Other' },
    findings: [
      {
        ...finding(
          'layout.unknown_layout',
          'medium',
          'Slide uses a foreign layout',
          'Layout "Other" of master "House" is not part of the template.',
          'slide[0]',
          'layout[Other]',
        ),
        source: 'layout',
      },
    ],
  },
  {
    name: 'the name of the master to one without the version',
    deck: { themeName: 'Casa' },
    findings: [
      {
        ...finding(
          'layout.template_version',
          'medium',
          'Template is out of date',
          'The master says "Casa", current is House.',
          'master[0]',
        ),
        source: 'master',
      },
    ],
  },
  {
    name: 'the number of masters',
    deck: SECOND_MASTER,
    findings: [
      finding(
        'layout.unused_masters',
        'low',
        'Unused masters',
        '1 of 2 masters are not used by any slide.',
        'master[1]',
      ),
    ],
  },
  {
    name: 'the size of the slides',
    deck: { presentationEnd: '<p:sldSz cx="12192000" cy="6858000"/>' },
    findings: [
      finding(
        'layout.deck_size',
        'low',
        'Slide size is not allowed',
        '12192000 × 6858000 EMU, allowed 9144000 × 6858000 EMU.',
        'package',
      ),
    ],
  },
  {
    name: 'a part to one that is not well-formed',
    deck: { parts: { 'ppt/tableStyles.xml': '<a:tblStyleLst' } },
    findings: [
      finding(
        'file.part_unreadable',
        'low',
        'A part could not be read',
        '/ppt/tableStyles.xml is not well-formed; the rest was checked.',
        'part[/ppt/tableStyles.xml]',
      ),
    ],
  },
  {
    name: 'a second slide to one that is not well-formed',
    deck: { slides: [...(CLEAN_DECK.slides ?? []), ''], parts: { 'ppt/slides/slide2.xml': '<p:sld' } },
    findings: [
      finding(
        'file.part_unreadable',
        'low',
        'A part could not be read',
        '/ppt/slides/slide2.xml is not well-formed; the rest was checked.',
        'slide[1]',
        'part[/ppt/slides/slide2.xml]',
      ),
    ],
  },
  {
    name: 'the content type of the main part',
    deck: { contentType: SLIDE_SHOW },
    findings: [
      finding(
        'file.type_differs',
        'low',
        'Name and content differ',
        'Sent as pptx, the main part is a slide show.',
        'package',
      ),
    ],
  },
  {
    name: 'the animations of a slide',
    deck: { slideEnd: '<p:timing><p:tnLst><p:spTgt spid="3"/></p:tnLst></p:timing>' },
    findings: [finding('deck.animation', 'low', 'Animation', '1 animated shape.', 'slide[0]')],
  },
  {
    name: 'the transition of a slide',
    deck: { slideEnd: '<p:transition><p:push/></p:transition>' },
    findings: [finding('deck.transition', 'low', 'Transition is not allowed', '"push", allowed: fade.', 'slide[0]')],
  },
  {
    name: 'a picture to a video',
    deck: {
      ...slideWith(
        {},
        picture('r:embed="photo"', place(1_000_000, 4_000_000, 1_000_000, 500_000), {
          more: '<a:videoFile r:link="more"/>',
        }),
      ),
      ...linked('video', '../media/film.mp4', { 'ppt/media/film.mp4': 'film' }),
    },
    findings: [finding('deck.media', 'low', 'Video or sound', 'A video of 4 bytes.', SHAPE)],
  },
  {
    name: 'a slide to a hidden one',
    deck: { slideAttributes: 'show="0"' },
    findings: [finding('hidden.slide', 'medium', 'Hidden slide', 'The slide is hidden in the show.', 'slide[0]')],
  },
  {
    name: 'the notes of a slide',
    deck: { notes: paragraph('Speak slowly') },
    findings: [
      finding('notes.present', 'medium', 'Speaker notes', 'The slide has 12 characters of notes.', 'slide[0]/notes'),
    ],
  },
  {
    name: 'the comments of a slide',
    deck: linked('comments', '/ppt/comments.xml', {
      'ppt/comments.xml':
        '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cm authorId="0"/></p:cmLst>',
    }),
    findings: [finding('comments.present', 'medium', 'Comments', '1 comment by 1 author.', 'slide[0]')],
  },
  {
    name: 'the author of the file',
    deck: {
      relationships: { '': [{ id: 'core', type: 'core-properties', target: 'docProps/core.xml' }] },
      parts: { 'docProps/core.xml': CORE },
    },
    findings: [
      finding('metadata.personal', 'low', 'Personal metadata', 'Author is stored.', 'part[/docProps/core.xml]'),
    ],
  },
  {
    name: 'the macros of the file',
    deck: linked('vbaProject', '/ppt/vbaProject.bin', { 'ppt/vbaProject.bin': 'x' }),
    findings: [
      finding('security.macros', 'high', 'File contains macros', 'ppt/vbaProject.bin.', 'part[/ppt/vbaProject.bin]'),
    ],
  },
  {
    name: 'what a slide loads from outside',
    deck: linked('image', 'http://example.com/a.png'),
    findings: [
      finding(
        'security.external_link',
        'medium',
        'File loads something from outside',
        'The picture of ppt/slides/slide1.xml is linked to http://example.com/a.png.',
        'slide[0]',
      ),
    ],
  },
  {
    name: 'what is embedded on a slide',
    deck: linked('package', '/ppt/embeddings/a.xlsx', { 'ppt/embeddings/a.xlsx': 'x' }),
    findings: [
      finding(
        'security.embedded_file',
        'medium',
        'Embedded file',
        'A workbook of 1 byte is embedded.',
        'slide[0]',
        'part[/ppt/embeddings/a.xlsx]',
      ),
    ],
  },
  {
    name: 'a shape to an embedded object',
    deck: {
      ...linked('oleObject', '/ppt/embeddings/a.bin', { 'ppt/embeddings/a.bin': 'xx' }),
      ...slideWith(
        {},
        '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="12" name="Object" descr="A sheet"/></p:nvGraphicFramePr>' +
          '<p:xfrm><a:off x="1000000" y="4000000"/><a:ext cx="1000000" cy="500000"/></p:xfrm><a:graphic>' +
          '<a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><p:oleObj r:id="more"/>' +
          '</a:graphicData></a:graphic></p:graphicFrame>',
      ),
    },
    findings: [
      finding(
        'security.embedded_file',
        'medium',
        'Embedded file',
        'An object of 2 bytes is embedded.',
        SHAPE,
        'part[/ppt/embeddings/a.bin]',
      ),
    ],
  },
  {
    name: 'what lies behind a text to a picture',
    deck: slideWith(
      {},
      picture('r:embed="photo"', place(1_000_000, 4_000_000, 1_000_000, 500_000)) +
        textBox(paragraph('Berlin'), { id: 10, shapeProperties: place(1_000_000, 4_000_000, 1_000_000, 500_000) }),
    ),
    findings: [
      {
        ...finding(
          'check.not_evaluable',
          'low',
          'Contrast could not be checked',
          'Text over the picture "Picture 30".',
          'slide[0]/shape[6]/paragraph[0]',
        ),
        source: 'shape',
      },
    ],
  },
];
