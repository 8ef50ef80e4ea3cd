import {
  type BrandPalette,
  type BrandRule,
  counted,
  type Evidence,
  type Font,
  type GuidelineDiff,
  type RecordDiff,
  type RuleEntry,
} from '@livery/brand-governance-domain';
import { visible } from '../visible.ts';
import type { FileLearning } from './learn-from-file.ts';

const MOST_COLORS = 30;
const MOST_WARNINGS = 50;
const MOST_PARAM_CHARS = 160;

/** A summary for people. */
export function learningInWords({ file, learnt, diff }: FileLearning): string {
  const { guideline, warnings, openFindings } = learnt;
  const { palettes, fonts, rules, settings } = guideline;
  const evidence = new Map(learnt.evidence.map((one) => [one.path, one]));
  const greys = settings.allowNeutralGreys ? 'greys are' : 'greys are not';
  const black = settings.allowBlackAndWhite ? 'black and white are' : 'black and white are not';
  const lines = [
    `${file}: ${counted(palettes.length, 'palette')}, ${counted(fonts.length, 'font')}, ${counted(rules.length, 'rule')}`,
    ...palettes.flatMap((palette, index) => ['', ...paletteLines(palette, `palettes[${index}]`, evidence)]),
    '',
    `Beside the palettes, ${greys} accepted, and ${black}.`,
    ...section(
      'Fonts',
      fonts.map((font, index) => fontLine(font, evidence.get(`fonts[${index}]`))),
    ),
    ...section(
      'Rules',
      rules.map((rule, index) => ruleLine(rule, evidence.get(`rules[${index}]`))),
    ),
    ...section('What the template does against itself', warnings.slice(0, MOST_WARNINGS).map(warningLine)),
    ...(diff === null ? [] : section('What changes in your guideline', diffLines(diff))),
    '',
    openFindings === 0
      ? 'The template has no finding by it on colours, fonts, sizes and layouts.'
      : `The template still has ${counted(openFindings, 'finding')} by it, so that the guideline cannot be applied.`,
  ];
  return `${lines.map(visible).join('\n')}\n`;
}

type EvidenceByPath = ReadonlyMap<string, Evidence>;

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function paletteLines(palette: BrandPalette, path: string, evidence: EvidenceByPath): readonly string[] {
  const { name, role, colors, allowBrandShades } = palette;
  const shown = colors.slice(0, MOST_COLORS).map(({ name: color, hex }, index) => {
    return `  ${hex}  ${color.padEnd(28)}${confidence(evidence.get(`${path}.colors[${index}]`))}`;
  });
  const more = colors.length - shown.length;
  return [
    `Palette "${name}" (${role}${allowBrandShades ? ', with shades' : ''})`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

function fontLine({ name, roles, scripts }: Font, evidence: Evidence | undefined): string {
  return `${name.padEnd(32)}${`${roles.join(', ')}; ${scripts.join(', ')}`.padEnd(24)}${confidence(evidence)}`;
}

function ruleLine({ type, params, active, appliesTo }: BrandRule, evidence: Evidence | undefined): string {
  const written = JSON.stringify(params);
  const shown = written.length > MOST_PARAM_CHARS ? `${written.slice(0, MOST_PARAM_CHARS)}…` : written;
  const state = active ? '' : ' (not active)';
  return `${type}${state} for ${appliesTo.join(', ')}: ${shown === '{}' ? 'no parameters' : shown}. ${confidence(evidence)}`;
}

function confidence(evidence: Evidence | undefined): string {
  if (evidence === undefined) return '';
  const [first] = evidence.locations;
  return `${evidence.confidence}${first === undefined ? '' : `, ${first}`}`;
}

function warningLine({ type, message, locations }: { type: string; message: string; locations: readonly string[] }) {
  const [first] = locations;
  return `${type}: ${message}${first === undefined ? '' : ` (${first}${locations.length > 1 ? ', …' : ''})`}`;
}

function diffLines({ rules, palettes, colors, fonts, settings }: GuidelineDiff): readonly string[] {
  const ruleName = ({ type, appliesTo }: RuleEntry): string => `${type} for ${appliesTo.join(', ')}`;
  return [
    ...changes('rule', rules, ruleName),
    ...changes('palette', palettes, ({ name }) => name),
    ...changes('colour', colors, ({ palette, name, hex }) => `${hex} ${name} (${palette})`),
    ...changes('font', fonts, ({ name }) => name),
    ...settings.map((name) => `~ setting ${name}`),
  ];
}

function changes<Entry>(kind: string, diff: RecordDiff<Entry>, nameOf: (entry: Entry) => string): readonly string[] {
  const lines = (sign: string, list: readonly Entry[]) => list.map((entry) => `${sign} ${kind} ${nameOf(entry)}`);
  return [...lines('+', diff.added), ...lines('-', diff.removed), ...lines('~', diff.changed)];
}
