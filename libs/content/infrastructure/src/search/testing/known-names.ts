const SHAPES =
  'a-large activity alarm-clock album anchor archive arrow arrow-big at-sign award badge bar-chart battery bell bike book bookmark bot box ' +
  'brain briefcase brush bug building bus calendar camera car cast chart check chevron circle clipboard clock cloud code coffee compass ' +
  'copy credit-card database download droplet eye file file-text film flag folder gift git-branch globe graph hammer hand heart home ' +
  'image inbox key laptop layers leaf library lightbulb link list lock mail map map-pin message mic monitor moon mouse music navigation ' +
  'newspaper package panel pen pencil phone pie-chart pin plane plug power printer radio receipt refresh rocket ruler save scissors ' +
  'search send server settings share shield ship shirt shopping-cart signal smile speaker square star sun sword table tag target ' +
  'terminal thermometer ticket timer tool train trash tree trophy truck tv type umbrella upload user users utensils video volume wallet watch ' +
  'wifi wind wine wrench zap';
const VARIANTS = ['', '-up', '-down', '-left', '-right', '-plus', '-minus', '-check', '-x', '-off', '-open'];
const FRAMES = ['circle-', 'square-'];

/** Names as sets of icons have them: many begin with, or contain, the name of another one. */
export function iconNames(): readonly string[] {
  const variants = SHAPES.split(' ').flatMap((shape) => VARIANTS.map((variant) => shape + variant));
  const framed = SHAPES.split(' ').flatMap((shape) => FRAMES.map((frame) => frame + shape));
  return [...new Set([...variants, ...framed])];
}

const SUBJECTS = [
  ...[
    'Quarterly report',
    'Annual report',
    'Sales deck',
    'Brand guideline',
    'Harbour at dawn',
    'Team photo',
    'Press release',
    'Price list',
  ],
  ...[
    'Product sheet',
    'Onboarding',
    'Pitch',
    'Roadmap',
    'Budget',
    'Logo',
    'Letterhead',
    'Business card',
    'Event poster',
    'Flyer',
  ],
  ...['Präsentation', 'Vorlage', 'Café menu', 'Case study', 'White paper', 'Newsletter', 'Invitation'],
];
const DETAILS = [
  '',
  '2024',
  '2025',
  'Q1',
  'Q2 2025',
  'final',
  'draft',
  'EMEA',
  'dark',
  'light',
  'A4',
  '16:9',
  'v2',
  'internal',
];
const LAST_DETAILS = ['', '(EN)', '(DE)', 'copy'];

/** 500 names as people give them to documents and pictures. */
export function documentNames(): readonly string[] {
  const names = SUBJECTS.flatMap((subject) =>
    DETAILS.flatMap((detail) => LAST_DETAILS.map((last) => [subject, detail, last].filter(Boolean).join(' '))),
  );
  const stride = 11;
  return Array.from({ length: 500 }, (_, index) => names[(index * stride) % names.length] ?? '');
}
