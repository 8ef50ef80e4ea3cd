import { paragraph, type SamplePresentation, textBox } from '@livery/office-testing';
import { CLEAN_DECK, picture, transform, slideWith } from '../clean-deck.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';
import { NOTES_PRESENT } from '../notes-finding.ts';

const SHAPE = 'slide[0]/shape[5]';
const SLIDE_PART = 'ppt/slides/slide1.xml';
const SLIDE_SHOW = 'application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml';

const linked = (kind: string, target: string, parts: SamplePresentation['parts'] = {}): SamplePresentation => ({
  relationships: { [SLIDE_PART]: [{ id: 'more', type: kind, target, external: target.startsWith('http') }] },
  parts,
});

const finding = expectedFindings({ source: 'package', locations: [] });

const CORE =
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A</dc:title><dc:creator>Kim</dc:creator></cp:coreProperties>';

export const packageMutants: readonly DeckMutant[] = [
  {
    name: 'the table styles are not well-formed',
    change: { parts: { 'ppt/tableStyles.xml': '<a:tblStyleLst' } },
    findings: [
      finding(
        'file.part_unreadable',
        'low',
        'A part could not be read',
        '/ppt/tableStyles.xml is not well-formed; the rest was checked.',
        { locations: ['part[/ppt/tableStyles.xml]'] },
      ),
    ],
  },
  {
    name: 'a second slide is not well-formed',
    change: { slides: [...(CLEAN_DECK.slides ?? []), ''], parts: { 'ppt/slides/slide2.xml': '<p:sld' } },
    findings: [
      finding(
        'file.part_unreadable',
        'low',
        'A part could not be read',
        '/ppt/slides/slide2.xml is not well-formed; the rest was checked.',
        { locations: ['slide[1]', 'part[/ppt/slides/slide2.xml]'] },
      ),
    ],
  },
  {
    name: 'the content type of the main part is that of a slide show',
    change: { contentType: SLIDE_SHOW },
    findings: [
      finding('file.type_differs', 'low', 'Name and content differ', 'Sent as pptx, the main part is a slide show.', {
        locations: ['package'],
      }),
    ],
  },
  {
    name: 'a shape on the slide is animated',
    change: { slideEnd: '<p:timing><p:tnLst><p:spTgt spid="3"/></p:tnLst></p:timing>' },
    findings: [finding('deck.animation', 'low', 'Animation', '1 shape is animated.', { locations: ['slide[0]'] })],
  },
  {
    name: 'the slide has a transition that is not allowed',
    change: { slideEnd: '<p:transition><p:push/></p:transition>' },
    findings: [
      finding('deck.transition', 'low', 'Transition is not allowed', 'The transition is "push"; allowed is fade.', {
        locations: ['slide[0]'],
      }),
    ],
  },
  {
    name: 'the slide shows a video',
    change: {
      ...slideWith(
        {},
        picture('r:embed="photo"', transform(1_000_000, 4_000_000, 1_000_000, 500_000), {
          more: '<a:videoFile r:link="more"/>',
        }),
      ),
      ...linked('video', '../media/film.mp4', { 'ppt/media/film.mp4': 'film' }),
    },
    findings: [
      finding('deck.media', 'low', 'Video or sound', 'The slide has a video of 4 bytes.', { locations: [SHAPE] }),
    ],
  },
  {
    name: 'the slide is hidden',
    change: { slideAttributes: 'show="0"' },
    findings: [
      finding('hidden.slide', 'medium', 'Hidden slide', 'The slide is hidden in the show.', {
        locations: ['slide[0]'],
      }),
    ],
  },
  {
    name: 'the slide has speaker notes',
    change: { notes: paragraph('Speak slowly') },
    findings: [NOTES_PRESENT],
  },
  {
    name: 'the slide has a comment',
    change: linked('comments', '/ppt/comments.xml', {
      'ppt/comments.xml':
        '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cm authorId="0"/></p:cmLst>',
    }),
    findings: [
      finding('comments.present', 'medium', 'Comments', 'The slide has 1 comment by 1 author.', {
        locations: ['slide[0]'],
      }),
    ],
  },
  {
    name: 'the properties name an author',
    change: {
      relationships: { '': [{ id: 'core', type: 'core-properties', target: 'docProps/core.xml' }] },
      parts: { 'docProps/core.xml': CORE },
    },
    findings: [
      finding(
        'metadata.personal',
        'low',
        'Personal metadata',
        'Readers can see the author: File ▸ Info ▸ Inspect Document.',
        {
          locations: ['part[/docProps/core.xml]'],
        },
      ),
    ],
  },
  {
    name: 'the file contains macros',
    change: linked('vbaProject', '/ppt/vbaProject.bin', { 'ppt/vbaProject.bin': 'x' }),
    findings: [
      finding('security.macros', 'high', 'File contains macros', 'The file contains ppt/vbaProject.bin.', {
        locations: ['part[/ppt/vbaProject.bin]'],
      }),
    ],
  },
  {
    name: 'the slide has a relationship to a picture outside the file',
    change: linked('image', 'http://example.com/a.png'),
    findings: [
      finding(
        'security.external_link',
        'medium',
        'File loads something from outside',
        'The picture of ppt/slides/slide1.xml is linked to http://example.com/a.png.',
        { locations: ['slide[0]'] },
      ),
    ],
  },
  {
    name: 'the slide embeds a workbook',
    change: linked('package', '/ppt/embeddings/a.xlsx', { 'ppt/embeddings/a.xlsx': 'x' }),
    findings: [
      finding('security.embedded_file', 'medium', 'Embedded file', 'A workbook of 1 byte is embedded.', {
        locations: ['slide[0]', 'part[/ppt/embeddings/a.xlsx]'],
      }),
    ],
  },
  {
    name: 'the slide shows an embedded object',
    change: {
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
      finding('security.embedded_file', 'medium', 'Embedded file', 'An object of 2 bytes is embedded.', {
        locations: [SHAPE, 'part[/ppt/embeddings/a.bin]'],
      }),
    ],
  },
  {
    name: 'a text lies over a picture, so that its contrast is unknown',
    change: slideWith(
      {},
      picture('r:embed="photo"', transform(1_000_000, 4_000_000, 1_000_000, 500_000)) +
        textBox(paragraph('Berlin'), { id: 10, shapeProperties: transform(1_000_000, 4_000_000, 1_000_000, 500_000) }),
    ),
    findings: [
      finding('check.not_evaluable', 'low', 'Contrast could not be checked', 'Text over the picture "Picture 30".', {
        source: 'shape',
        locations: ['slide[0]/shape[6]/paragraph[0]'],
      }),
    ],
  },
];
