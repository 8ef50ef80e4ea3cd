import {
  ANOTHER_MARK,
  FORMER_LOGO,
  FORMER_LOGO_AS_JPEG,
  LARGE_PICTURE,
  LOGO,
  LOGO_AS_JPEG,
  paragraph,
  type SamplePresentation,
  samplePng,
  SVG,
  svgExtension,
  UNLISTED_PICTURE,
  textBox,
} from '@livery/office-testing';
import { LAYOUT_SHAPES, layoutWith, picture, transform, slideWith } from '../clean-deck.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';

const LAYOUT_LOGO = 'layout[Sample]/shape[6]';
const SHAPE = 'slide[0]/shape[5]';
const SLIDE_PART = 'ppt/slides/slide1.xml';

const logoAt = (x: number, y: number, width: number, height: number): SamplePresentation =>
  layoutWith({ logo: picture('r:embed="logo"', transform(x, y, width, height), { id: 20, description: 'The logo' }) });
const neighbour = (x: number, y: number): string =>
  textBox(paragraph('Berlin'), { id: 10, shapeProperties: transform(x, y, 1_000_000, 300_000) });
const shown = (width: number, height: number, blip = 'r:embed="photo"'): SamplePresentation =>
  slideWith({}, picture(blip, transform(1_000_000, 3_700_000, width, height)));

/** The slide with a further picture that has these bytes. */
function withMedia(bytes: Uint8Array, box = transform(1_000_000, 4_000_000, 1_000_000, 500_000)): SamplePresentation {
  return {
    ...slideWith({}, picture('r:embed="own"', box)),
    relationships: { [SLIDE_PART]: [{ id: 'own', type: 'image', target: '../media/own.png' }] },
    parts: { 'ppt/media/own.png': bytes },
  };
}

/** The slide with an SVG of 4,000 by 2,000 units, and a small PNG for programs that cannot show it. */
function withSvg(box: string, png: Uint8Array = UNLISTED_PICTURE): SamplePresentation {
  const deck = withMedia(png, box);
  return {
    ...deck,
    ...slideWith({}, picture('r:embed="own"', box, { blipContent: svgExtension('svg') })),
    relationships: {
      [SLIDE_PART]: [
        { id: 'own', type: 'image', target: '../media/own.png' },
        { id: 'svg', type: 'image', target: '../media/own.svg' },
      ],
    },
    parts: { ...deck.parts, 'ppt/media/own.svg': SVG },
  };
}

/** The logo on the slide instead of the layout. */
const slideLogo = (width: number, height: number): SamplePresentation => ({
  ...withMedia(LOGO, transform(7_400_000, 460_000, width, height)),
  ...layoutWith({ logo: '' }),
});

function logo(
  check: string,
  severity: ExpectedFinding['severity'],
  title: string,
  detail: string,
  locations: readonly string[],
): ExpectedFinding {
  const source = locations[0]?.startsWith('layout') ? 'layout' : 'shape';
  return { type: `logo.${check}`, severity, title, detail, source, locations };
}

function image(
  check: string,
  severity: ExpectedFinding['severity'],
  title: string,
  detail: string,
  otherLocations: readonly string[] = [],
): ExpectedFinding {
  return { type: `image.${check}`, severity, title, detail, source: 'shape', locations: [SHAPE, ...otherLocations] };
}

function unapproved(name: string, location: string): ExpectedFinding {
  const detail = `The content of ${name} is not one of the approved pictures of this rule.`;
  const finding = image('unapproved', 'high', 'Picture is not approved', detail);
  const source = location.startsWith('layout') ? 'layout' : 'shape';
  return { ...finding, source, locations: [location, `part[/ppt/media/${name}]`] };
}

/** The header of a GIF of 200 by 100 pixels, without the pixels (GIF89a, 18). */
const GIF = Buffer.from('GIF89a\xc8\0\x64\0', 'latin1');

const MISSING = {
  type: 'logo.missing',
  severity: 'high',
  title: 'Logo is missing',
  detail: 'Neither the slide nor its layout or master shows the logo "primary".',
  source: 'layout',
  locations: ['slide[0]', 'layout[Sample]'],
} as const;

export const pictureMutants: readonly DeckMutant[] = [
  {
    name: 'the layout has no logo',
    change: layoutWith({ logo: '' }),
    findings: [MISSING],
  },
  {
    name: 'the logo of the layout lies too low',
    change: logoAt(7_400_000, 560_000, 1_200_000, 600_000),
    findings: [
      logo('moved', 'medium', 'Logo is not in its place', 'The logo "primary" is 0.28 cm below its place.', [
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'the slide shows the logo once more, in another position',
    change: withMedia(LOGO, transform(1_000_000, 4_000_000, 1_200_000, 600_000)),
    findings: [
      logo('moved', 'medium', 'Logo is not in its place', 'The logo "primary" is 17.78 cm to the left of its place.', [
        SHAPE,
      ]),
    ],
  },
  {
    name: 'the logo of the layout is too small',
    change: logoAt(7_400_000, 460_000, 800_000, 400_000),
    findings: [
      logo('resized', 'medium', 'Logo has the wrong size', 'The logo "primary" is 2.22 cm wide, minimum 2.5 cm.', [
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'the logo is on the slide instead of the layout and too small',
    change: slideLogo(800_000, 400_000),
    findings: [
      logo('resized', 'medium', 'Logo has the wrong size', 'The logo "primary" is 2.22 cm wide, minimum 2.5 cm.', [
        SHAPE,
      ]),
    ],
  },
  {
    name: 'the logo is on the slide instead of the layout and too high for its width',
    change: slideLogo(1_200_000, 650_000),
    findings: [
      logo('distorted', 'high', 'Logo is distorted', 'The logo "primary" is 8.3 % taller than its aspect ratio.', [
        SHAPE,
      ]),
      image('distorted', 'medium', 'Picture is distorted', 'The picture "Picture 30" is stretched by 8.3 % in height.'),
    ],
  },
  {
    name: 'the logo of the layout is too wide for its height',
    change: logoAt(7_400_000, 460_000, 1_218_000, 600_000),
    findings: [
      logo('distorted', 'high', 'Logo is distorted', 'The logo "primary" is 1.5 % wider than its aspect ratio.', [
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'a text on the layout lies in the clear space of the logo',
    change: layoutWith({}, neighbour(6_300_000, 500_000)),
    findings: [
      logo(
        'clear_space',
        'medium',
        'Clear space of the logo is not kept',
        '"Shape 10" is 0.28 cm away from the logo; 0.83 cm are required.',
        [LAYOUT_LOGO, 'layout[Sample]/shape[7]'],
      ),
    ],
  },
  {
    name: 'a text on the slide lies in the clear space of the logo of the layout',
    change: slideWith({}, neighbour(7_400_000, 1_160_000)),
    findings: [
      logo(
        'clear_space',
        'medium',
        'Clear space of the logo is not kept',
        '"Shape 10" is 0.28 cm away from the logo; 0.83 cm are required.',
        [SHAPE, LAYOUT_LOGO],
      ),
    ],
  },
  {
    name: 'a text on the layout lies over the logo',
    change: layoutWith({}, neighbour(7_450_000, 500_000)),
    findings: [
      logo('overlap', 'medium', 'Something covers the logo', '"Shape 10" lies over the logo "primary".', [
        LAYOUT_LOGO,
        'layout[Sample]/shape[7]',
      ]),
    ],
  },
  {
    name: 'a text on the layout lies under the logo',
    change: layoutWith({ smallPrint: LAYOUT_SHAPES.smallPrint + neighbour(7_450_000, 500_000) }),
    findings: [
      logo('overlap', 'medium', 'Something covers the logo', '"Shape 10" lies under the logo "primary".', [
        'layout[Sample]/shape[7]',
        'layout[Sample]/shape[6]',
      ]),
    ],
  },
  {
    name: 'a shape on the slide lies over the logo of the layout',
    change: slideWith({}, textBox('', { id: 10, shapeProperties: transform(7_450_000, 500_000, 1_000_000, 300_000) })),
    findings: [
      logo('overlap', 'medium', 'Something covers the logo', '"Shape 10" lies over the logo "primary".', [
        SHAPE,
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'the slide shows the retired logo',
    change: withMedia(FORMER_LOGO, transform(1_000_000, 4_000_000, 1_200_000, 600_000)),
    findings: [
      logo('wrong_version', 'high', 'Logo is retired', 'The picture is the logo "2019", replaced by "primary".', [
        SHAPE,
      ]),
    ],
  },
  {
    name: 'the logo of the layout was scaled and saved again as JPEG',
    change: { parts: { 'ppt/media/logo.png': LOGO_AS_JPEG } },
    findings: [unapproved('logo.png', LAYOUT_LOGO)],
  },
  {
    name: 'the layout shows another picture in the position of the logo',
    change: { parts: { 'ppt/media/logo.png': ANOTHER_MARK } },
    findings: [MISSING, unapproved('logo.png', LAYOUT_LOGO)],
  },
  {
    name: 'the slide shows the retired logo, saved again as JPEG',
    change: withMedia(FORMER_LOGO_AS_JPEG, transform(1_000_000, 4_000_000, 1_200_000, 600_000)),
    findings: [
      logo('wrong_version', 'high', 'Logo is retired', 'The picture is the logo "2019", replaced by "primary".', [
        SHAPE,
      ]),
      unapproved('own.png', SHAPE),
    ],
  },
  {
    name: 'the slide shows a GIF, which cannot be compared with logos',
    change: withMedia(GIF),
    findings: [
      unapproved('own.png', SHAPE),
      {
        type: 'check.not_evaluable',
        severity: 'low',
        title: 'Logo could not be checked',
        detail: 'How the picture looks is not compared with logos: it is neither a PNG nor a JPEG.',
        source: 'shape',
        locations: [SHAPE],
      },
    ],
  },
  {
    name: 'a picture is stretched in width',
    change: shown(1_100_000, 500_000),
    findings: [
      image('distorted', 'medium', 'Picture is distorted', 'The picture "Picture 30" is stretched by 10 % in width.'),
    ],
  },
  {
    name: 'a picture is shown so large that it has 45 dpi',
    change: shown(4_000_000, 2_000_000),
    findings: [
      image(
        'low_dpi',
        'low',
        'Picture is too coarse',
        'The picture "Picture 30" has 200 × 100 px on 11.11 cm: 45 dpi, needed 96.',
      ),
    ],
  },
  {
    name: 'the slide shows an approved SVG so large that its PNG has 45 dpi',
    change: withSvg(transform(1_000_000, 3_700_000, 4_000_000, 2_000_000)),
    findings: [],
  },
  {
    name: 'an SVG is stretched in width, but would fit the proportions of its PNG',
    change: withSvg(
      transform(1_000_000, 3_700_000, 2_200_000, 1_000_000),
      samplePng(220, 100, () => [0, 0, 0, 255]),
    ),
    findings: [
      image('distorted', 'medium', 'Picture is distorted', 'The picture "Picture 30" is stretched by 10 % in width.'),
    ],
  },
  {
    name: 'the slide shows an SVG whose PNG looks like the retired logo',
    change: withSvg(transform(1_000_000, 3_700_000, 1_200_000, 600_000), FORMER_LOGO_AS_JPEG),
    findings: [
      logo('wrong_version', 'high', 'Logo is retired', 'The picture is the logo "2019", replaced by "primary".', [
        SHAPE,
      ]),
    ],
  },
  {
    name: 'the slide shows a picture that is not in the library',
    change: withMedia(UNLISTED_PICTURE),
    findings: [
      image(
        'unapproved',
        'high',
        'Picture is not approved',
        'The content of own.png is not one of the approved pictures of this rule.',
        ['part[/ppt/media/own.png]'],
      ),
    ],
  },
  {
    name: 'the slide shows a picture of 69 kB',
    change: withMedia(LARGE_PICTURE),
    findings: [
      image('oversize', 'low', 'Picture is very large', 'own.png has 69 kB, allowed 60 kB.', [
        'part[/ppt/media/own.png]',
      ]),
    ],
  },
  {
    name: 'a picture is linked instead of stored',
    change: {
      ...shown(1_000_000, 500_000, 'r:link="own"'),
      relationships: {
        [SLIDE_PART]: [{ id: 'own', type: 'image', target: 'http://example.com/a.png', external: true }],
      },
    },
    findings: [
      image(
        'linked_external',
        'medium',
        'Picture is linked, not stored',
        'The picture "Picture 30" loads from http://example.com/a.png.',
      ),
      {
        type: 'security.external_link',
        severity: 'medium',
        title: 'File loads something from outside',
        detail: 'The picture of shape "Picture 30" is linked to http://example.com/a.png.',
        source: 'package',
        locations: [SHAPE],
      },
    ],
  },
];
