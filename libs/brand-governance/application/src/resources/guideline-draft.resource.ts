import type { GuidelineDraftResource } from '@livery/brand-governance-contracts';
import {
  type BrandPalette,
  type BrandRule,
  type Font,
  type Guideline,
  type GuidelineDiff,
  type RecordDiff,
  writtenOut,
} from '@livery/brand-governance-domain';
import { publicActorId, publicId, type Tenant } from '@livery/kernel';
import type { ComparedDraft } from '../compared-draft.ts';

/** A draft, as its endpoints return it. */
export function guidelineDraftResource({ draft, diff }: ComparedDraft, tenant: Tenant): GuidelineDraftResource {
  const { source, learnt } = draft;
  return {
    id: publicId('draft', draft.id),
    object: 'guideline_draft',
    organization: publicId('org', tenant.organizationId),
    livemode: tenant.livemode,
    source: {
      filename: source.filename,
      content_type: source.format,
      size_bytes: source.sizeBytes,
      content_sha256: source.contentSha256,
    },
    ...learntGuidelineMembers(learnt.guideline),
    evidence: learnt.evidence.map(({ path, confidence, seen, locations }) => {
      return { path, confidence, seen, locations: [...locations] };
    }),
    warnings: learnt.warnings.map(({ type, message, locations }) => ({ type, message, locations: [...locations] })),
    open_findings: learnt.openFindings,
    diff: diffMembers(diff),
    applied_at: draft.applied?.at.toISOString() ?? null,
    created_by: draft.createdBy && publicActorId(draft.createdBy),
    created: draft.created.toISOString(),
    expires_at: draft.expiresAt.toISOString(),
  };
}

type GuidelineMembers = Pick<GuidelineDraftResource, 'rules' | 'palettes' | 'settings' | 'fonts'>;

/** A guideline in the form in which it is written: without the ids and times of records. */
export function learntGuidelineMembers({ rules, palettes, settings, fonts }: Guideline): GuidelineMembers {
  return {
    rules: rules.map(ruleMembers),
    palettes: palettes.map(paletteMembers),
    settings: {
      allow_neutral_greys: settings.allowNeutralGreys,
      allow_black_and_white: settings.allowBlackAndWhite,
    },
    fonts: fonts.map(fontMembers),
  };
}

function ruleMembers(rule: BrandRule): GuidelineDraftResource['rules'][number] {
  return {
    ...writtenOut(rule),
    name: rule.name,
    severity: rule.severity,
    active: rule.active,
    pattern: typeof rule.pattern === 'string' || rule.pattern === null ? rule.pattern : [...rule.pattern],
    replacement: rule.replacement,
    applies_to: [...rule.appliesTo],
    message: rule.message,
  };
}

function paletteMembers(palette: BrandPalette): GuidelineDraftResource['palettes'][number] {
  return {
    name: palette.name,
    role: palette.role,
    sort_order: palette.sortOrder,
    allow_brand_shades: palette.allowBrandShades,
    tolerance: palette.tolerance,
    colors: palette.colors.map(({ name, hex }) => ({ name, hex })),
  };
}

function fontMembers({ name, family, style, weight, roles, scripts, fallbacks }: Font) {
  return { name, family, style, weight, roles: [...roles], scripts: [...scripts], fallbacks: [...fallbacks] };
}

const SETTINGS = { allowNeutralGreys: 'allow_neutral_greys', allowBlackAndWhite: 'allow_black_and_white' } as const;

export function diffMembers({
  rules,
  palettes,
  colors,
  fonts,
  settings,
}: GuidelineDiff): GuidelineDraftResource['diff'] {
  return {
    rules: entries(rules, ({ type, name, appliesTo }) => ({ type, name, applies_to: [...appliesTo] })),
    palettes: entries(palettes, ({ name }) => ({ name })),
    colors: entries(colors, ({ palette, name, hex }) => ({ palette, name, hex })),
    fonts: entries(fonts, ({ name, scripts }) => ({ name, scripts: [...scripts] })),
    settings: settings.map((name) => SETTINGS[name]),
  };
}

function entries<Entry, Members>({ added, removed, changed }: RecordDiff<Entry>, membersOf: (entry: Entry) => Members) {
  return { added: added.map(membersOf), removed: removed.map(membersOf), changed: changed.map(membersOf) };
}
