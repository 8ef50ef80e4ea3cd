import {
  FORMER_LOGO,
  LARGE_PICTURE,
  LOGO_AS_JPEG,
  picture,
  type SampleDocx,
  UNLISTED_PICTURE,
  wordParagraph,
} from '@livery/office-testing';
import { bodyWith, HEADER, logo, LOGO_RUN } from '../clean-document.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';

const PICTURE = 'body/paragraph[7]/shape[0]';
const LOGO = 'header[default,section 0]/paragraph[0]/shape[0]';

const withPicture = (drawn: Parameters<typeof picture>[1], blip = 'r:embed="photo"'): SampleDocx =>
  bodyWith({ 7: wordParagraph(picture(blip, { width: 1_828_800, height: 914_400, ...drawn })) });
const withLogo = (run: string): SampleDocx => ({ headers: [HEADER.replace(LOGO_RUN, run)] });

const finding = expectedFindings({ source: 'shape', locations: [PICTURE] });
const ofLogo = { locations: [LOGO] };

const ANOTHER_HEADER = finding(
  'docx.header_footer',
  'medium',
  'Header differs from the template',
  'The header of section 1 has none of the required pictures.',
  { source: 'section', locations: ['header[default,section 0]'], pages: [1] },
);

export const pictureMutants: readonly DocumentMutant[] = [
  {
    name: 'the header has no logo',
    change: withLogo(''),
    findings: [
      finding('logo.missing', 'high', 'Logo is missing', 'Section 1 does not show the logo "primary" in its header.', {
        source: 'section',
        locations: ['section[0]'],
        pages: [1],
      }),
      ANOTHER_HEADER,
    ],
  },
  {
    name: 'the logo in the header was scaled and saved again as JPEG',
    change: { parts: { 'word/media/logo.png': LOGO_AS_JPEG } },
    findings: [
      finding(
        'image.unapproved',
        'high',
        'Picture is not approved',
        'The content of logo.png is not one of the approved pictures of this rule.',
        { locations: [LOGO, 'part[/word/media/logo.png]'] },
      ),
      ANOTHER_HEADER,
    ],
  },
  {
    name: 'the logo in the header lies too far to the right',
    change: withLogo(logo({ at: [1_440_000, 720_000] })),
    findings: [
      finding(
        'logo.moved',
        'medium',
        'Logo is not in its place',
        'The logo "primary" is 2 cm to the right of its place.',
        ofLogo,
      ),
    ],
  },
  {
    name: 'the logo in the header is too small',
    change: withLogo(logo({ width: 600_000, height: 300_000 })),
    findings: [
      finding(
        'logo.resized',
        'medium',
        'Logo has the wrong size',
        'The logo "primary" is 1.67 cm wide, minimum 2.5 cm.',
        ofLogo,
      ),
    ],
  },
  {
    name: 'the logo in the header is too wide for its height',
    change: withLogo(logo({ height: 500_000 })),
    findings: [
      finding(
        'logo.distorted',
        'high',
        'Logo is distorted',
        'The logo "primary" is 20 % wider than its aspect ratio.',
        ofLogo,
      ),
      finding(
        'image.distorted',
        'medium',
        'Picture is distorted',
        'The picture "Drawing 1" is stretched by 20 % in width.',
        ofLogo,
      ),
    ],
  },
  {
    name: 'a picture in the body is the retired logo',
    change: { parts: { 'word/media/photo.png': FORMER_LOGO } },
    findings: [
      finding(
        'logo.wrong_version',
        'high',
        'Logo is retired',
        'The picture is the logo "2019", replaced by "primary".',
      ),
    ],
  },
  {
    name: 'a picture is stretched in width',
    change: withPicture({ height: 816_428 }),
    findings: [
      finding(
        'image.distorted',
        'medium',
        'Picture is distorted',
        'The picture "Drawing 1" is stretched by 12 % in width.',
      ),
    ],
  },
  {
    name: 'a picture is shown so large that it has 50 dpi',
    change: withPicture({ width: 3_657_600, height: 1_828_800 }),
    findings: [
      finding(
        'image.low_dpi',
        'low',
        'Picture is too coarse',
        'The picture "Drawing 1" has 200 × 100 px on 10.16 cm: 50 dpi, needed 96.',
      ),
    ],
  },
  {
    name: 'the body shows a picture that is not in the library',
    change: { parts: { 'word/media/photo.png': UNLISTED_PICTURE } },
    findings: [
      finding(
        'image.unapproved',
        'high',
        'Picture is not approved',
        'The content of photo.png is not one of the approved pictures of this rule.',
        { locations: [PICTURE, 'part[/word/media/photo.png]'] },
      ),
    ],
  },
  {
    name: 'the body shows a picture of 69 kB',
    change: { parts: { 'word/media/photo.png': LARGE_PICTURE } },
    findings: [
      finding('image.oversize', 'low', 'Picture is very large', 'photo.png has 69 kB, allowed 60 kB.', {
        locations: [PICTURE, 'part[/word/media/photo.png]'],
      }),
    ],
  },
  {
    name: 'a picture is linked instead of stored',
    change: {
      ...withPicture({}, 'r:link="outside"'),
      relationships: {
        'word/document.xml': [{ id: 'outside', type: 'image', target: 'http://example.com/a.png', external: true }],
      },
    },
    findings: [
      finding(
        'image.linked_external',
        'medium',
        'Picture is linked, not stored',
        'The picture "Drawing 1" loads from http://example.com/a.png.',
      ),
      finding(
        'security.external_link',
        'medium',
        'File loads something from outside',
        'The picture of shape "Drawing 1" is linked to http://example.com/a.png.',
        { source: 'package' },
      ),
    ],
  },
  {
    name: 'a picture has no alternative text',
    change: withPicture({ properties: 'descr=""' }),
    findings: [
      finding(
        'a11y.alt_text',
        'medium',
        'Alternative text is missing',
        'The picture "Drawing 1" has no alternative text.',
      ),
    ],
  },
  {
    name: 'a picture lies across the right edge of the page',
    change: withPicture({ at: [6_600_000, 3_000_000] }),
    findings: [
      finding(
        'shape.off_slide',
        'medium',
        'Shape reaches beyond the page',
        '"Drawing 1" lies 2.41 cm outside the right edge.',
      ),
    ],
  },
];
