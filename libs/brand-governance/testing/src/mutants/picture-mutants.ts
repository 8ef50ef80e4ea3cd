import {
  ANOTHER_MARK,
  FORMER_LOGO,
  FORMER_LOGO_AS_JPEG,
  HEAVY,
  LOGO,
  LOGO_AS_JPEG,
  paragraph,
  type SamplePresentation,
  STRANGER,
  textBox,
} from '@livery/office-testing';
import { LAYOUT_SHAPES, layoutWith, picture, place, slideWith } from '../clean-deck.ts';
import type { Mutant, Predicted } from '../mutant.ts';

const LAYOUT_LOGO = 'layout[Sample]/shape[6]';
const SHAPE = 'slide[0]/shape[5]';
const SLIDE_PART = 'ppt/slides/slide1.xml';

const logoAt = (x: number, y: number, width: number, height: number): SamplePresentation =>
  layoutWith({ logo: picture('r:embed="logo"', place(x, y, width, height), { id: 20, description: 'The logo' }) });
const neighbour = (x: number, y: number): string =>
  textBox(paragraph('Berlin'), { id: 10, shapeProperties: place(x, y, 1_000_000, 300_000) });
const shown = (width: number, height: number, blip = 'r:embed="photo"'): SamplePresentation =>
  slideWith({}, picture(blip, place(1_000_000, 3_700_000, width, height)));

/** A picture of its own on the slide, an inch and a bit wide. */
function withMedia(bytes: Uint8Array, box = place(1_000_000, 4_000_000, 1_000_000, 500_000)): SamplePresentation {
  return {
    ...slideWith({}, picture('r:embed="own"', box)),
    relationships: { [SLIDE_PART]: [{ id: 'own', type: 'image', target: '../media/own.png' }] },
    parts: { 'ppt/media/own.png': bytes },
  };
}

/** The logo on the slide instead of the layout. */
const slideLogo = (width: number, height: number): SamplePresentation => ({
  ...withMedia(LOGO, place(7_400_000, 460_000, width, height)),
  ...layoutWith({ logo: '' }),
});

function logo(
  check: string,
  severity: Predicted['severity'],
  title: string,
  detail: string,
  locations: readonly string[],
): Predicted {
  const source = locations[0]?.startsWith('layout') ? 'layout' : 'shape';
  return { type: `logo.${check}`, severity, title, detail, source, locations };
}

function image(
  check: string,
  severity: Predicted['severity'],
  title: string,
  detail: string,
  besides: readonly string[] = [],
): Predicted {
  return { type: `image.${check}`, severity, title, detail, source: 'shape', locations: [SHAPE, ...besides] };
}

function unapproved(name: string, location: string): Predicted {
  const detail = `The content hash of ${name} is not in the library.`;
  const finding = image('unapproved', 'high', 'Picture is not approved', detail);
  const source = location.startsWith('layout') ? 'layout' : 'shape';
  return { ...finding, source, locations: [location, `part[/ppt/media/${name}]`] };
}

/** Two hundred by a hundred pixels, of which no more is there (GIF89a, 18). */
const GIF = Buffer.from('GIF89a\xc8\0\x64\0', 'latin1');

const MISSING = {
  type: 'logo.missing',
  severity: 'high',
  title: 'Logo is missing',
  detail: 'Neither the slide nor its layout or master shows the logo "primary".',
  source: 'layout',
  locations: ['slide[0]', 'layout[Sample]'],
} as const;

export const pictureMutants: readonly Mutant[] = [
  {
    name: 'the logo of the layout, which is taken away',
    deck: layoutWith({ logo: '' }),
    findings: [MISSING],
  },
  {
    name: 'the place of the logo of the layout',
    deck: logoAt(7_400_000, 560_000, 1_200_000, 600_000),
    findings: [
      logo('moved', 'medium', 'Logo is not in its place', 'The logo "primary" is 2.8 mm below its place.', [
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'the place of a logo on the slide',
    deck: withMedia(LOGO, place(1_000_000, 4_000_000, 1_200_000, 600_000)),
    findings: [
      logo('moved', 'medium', 'Logo is not in its place', 'The logo "primary" is 17.78 cm to the left of its place.', [
        SHAPE,
      ]),
    ],
  },
  {
    name: 'the size of the logo',
    deck: logoAt(7_400_000, 460_000, 800_000, 400_000),
    findings: [
      logo('resized', 'medium', 'Logo has the wrong size', 'The logo "primary" is 2.22 cm wide, minimum 2.5 cm.', [
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'the size of a logo on the slide',
    deck: slideLogo(800_000, 400_000),
    findings: [
      logo('resized', 'medium', 'Logo has the wrong size', 'The logo "primary" is 2.22 cm wide, minimum 2.5 cm.', [
        SHAPE,
      ]),
    ],
  },
  {
    name: 'the proportions of a logo on the slide',
    deck: slideLogo(1_200_000, 650_000),
    findings: [
      logo('distorted', 'high', 'Logo is distorted', 'The logo "primary" is 8.3 % higher than its aspect ratio.', [
        SHAPE,
      ]),
      image('distorted', 'medium', 'Picture is distorted', '"Picture 30" is stretched by 8.3 % in height.'),
    ],
  },
  {
    name: 'the proportions of the logo',
    deck: logoAt(7_400_000, 460_000, 1_218_000, 600_000),
    findings: [
      logo('distorted', 'high', 'Logo is distorted', 'The logo "primary" is 1.5 % wider than its aspect ratio.', [
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'the clear space of the logo on the layout',
    deck: layoutWith({}, neighbour(6_300_000, 500_000)),
    findings: [
      logo(
        'clear_space',
        'medium',
        'Clear space of the logo is not kept',
        '"Shape 10" is 2.8 mm away, required 8.3 mm.',
        [LAYOUT_LOGO, 'layout[Sample]/shape[7]'],
      ),
    ],
  },
  {
    name: 'the clear space of the logo of the layout by a text on the slide',
    deck: slideWith({}, neighbour(7_400_000, 1_160_000)),
    findings: [
      logo(
        'clear_space',
        'medium',
        'Clear space of the logo is not kept',
        '"Shape 10" is 2.8 mm away, required 8.3 mm.',
        [SHAPE, LAYOUT_LOGO],
      ),
    ],
  },
  {
    name: 'what lies over the logo on the layout',
    deck: layoutWith({}, neighbour(7_450_000, 500_000)),
    findings: [
      logo('overlap', 'medium', 'Something covers the logo', '"Shape 10" lies over the logo "primary".', [
        LAYOUT_LOGO,
        'layout[Sample]/shape[7]',
      ]),
    ],
  },
  {
    name: 'what lies under the logo on the layout',
    deck: layoutWith({ smallPrint: LAYOUT_SHAPES.smallPrint + neighbour(7_450_000, 500_000) }),
    findings: [
      logo('overlap', 'medium', 'Something covers the logo', '"Shape 10" lies under the logo "primary".', [
        'layout[Sample]/shape[7]',
        'layout[Sample]/shape[6]',
      ]),
    ],
  },
  {
    name: 'what lies over the logo of the layout on the slide',
    deck: slideWith({}, textBox('', { id: 10, shapeProperties: place(7_450_000, 500_000, 1_000_000, 300_000) })),
    findings: [
      logo('overlap', 'medium', 'Something covers the logo', '"Shape 10" lies over the logo "primary".', [
        SHAPE,
        LAYOUT_LOGO,
      ]),
    ],
  },
  {
    name: 'the version of a logo',
    deck: withMedia(FORMER_LOGO, place(1_000_000, 4_000_000, 1_200_000, 600_000)),
    findings: [
      logo('wrong_version', 'high', 'Logo is retired', 'The picture is the logo "2019", replaced by "primary".', [
        SHAPE,
      ]),
    ],
  },
  {
    name: 'the file of the logo, which was scaled and saved again',
    deck: { parts: { 'ppt/media/logo.png': LOGO_AS_JPEG } },
    findings: [unapproved('logo.png', LAYOUT_LOGO)],
  },
  {
    name: 'the picture that stands for the logo',
    deck: { parts: { 'ppt/media/logo.png': ANOTHER_MARK } },
    findings: [MISSING, unapproved('logo.png', LAYOUT_LOGO)],
  },
  {
    name: 'the version of a logo that was saved again',
    deck: withMedia(FORMER_LOGO_AS_JPEG, place(1_000_000, 4_000_000, 1_200_000, 600_000)),
    findings: [
      logo('wrong_version', 'high', 'Logo is retired', 'The picture is the logo "2019", replaced by "primary".', [
        SHAPE,
      ]),
      unapproved('own.png', SHAPE),
    ],
  },
  {
    name: 'the kind of file of a picture, which cannot be looked at',
    deck: withMedia(GIF),
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
    name: 'the proportions of a picture',
    deck: shown(1_100_000, 500_000),
    findings: [image('distorted', 'medium', 'Picture is distorted', '"Picture 30" is stretched by 10 % in width.')],
  },
  {
    name: 'the size at which a picture is shown',
    deck: shown(4_000_000, 2_000_000),
    findings: [
      image(
        'low_dpi',
        'low',
        'Picture is too coarse',
        '"Picture 30": 200 × 100 px shown at 11.11 cm: 45 dpi, minimum 96.',
      ),
    ],
  },
  {
    name: 'the content of a picture',
    deck: withMedia(STRANGER),
    findings: [
      image('unapproved', 'high', 'Picture is not approved', 'The content hash of own.png is not in the library.', [
        'part[/ppt/media/own.png]',
      ]),
    ],
  },
  {
    name: 'the bytes of a picture',
    deck: withMedia(HEAVY),
    findings: [
      image('oversize', 'low', 'Picture is very large', 'own.png has 69 kB, allowed 60 kB.', [
        'part[/ppt/media/own.png]',
      ]),
    ],
  },
  {
    name: 'a picture to one that is linked',
    deck: {
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
        '"Picture 30" loads from http://example.com/a.png.',
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
