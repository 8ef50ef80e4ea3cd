import type { JsonObject } from '@livery/kernel';
import type { Address, DocumentModel, Provenance } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { ColorSurface } from '../color-surface.ts';
import type { DocumentFormat } from '../document-format.ts';
import type { DocumentView } from '../document-view/document-view.ts';
import type { TextPositions } from '../document-view/text-positions.ts';
import type { Guideline } from '../guideline.ts';
import type { CompileExpression } from '../pattern/expression.ts';
import type { Severity } from '../severity.ts';
import type { TextSurvey } from '../text-search/text-survey.ts';
import type { Need } from './needs.ts';
import type { Params } from './param-schemas.ts';

/** Where an occurrence lies. */
export interface OccurrenceLocation {
  /** Of the first place. */
  readonly address: Address;
  /** All places of one text, the first one included; left out when there is one alone. */
  readonly positions?: TextPositions | undefined;
}

/** What the detail of a finding counts. */
export interface Uses {
  readonly length: number;
  readonly surfaces: () => ReadonlySet<ColorSurface | null>;
}

/** All of an occurrence but where it lies. */
export interface OccurrenceFacts {
  readonly rule: BrandRule;
  readonly severity: Severity;
  readonly title: string;
  /** Where the value is set. */
  readonly cause: Provenance;
  /** The actual value: equal for occurrences of one finding. */
  readonly value: string;
  /** `#RRGGBB`, with its surface, which a slot of the theme has not; null for findings that are not on colour. */
  readonly color: { readonly actual: string; readonly surface: ColorSurface | null } | null;
  /** All occurrences of one cause and value are one finding, wherever in the document they lie. */
  readonly together?: true;
  /** Other places that the finding names after its own: `part[/ppt/media/image1.png]`. */
  readonly otherLocations?: readonly string[] | undefined;
  /** The detail of the finding that these occurrences become. */
  readonly describe: (uses: Uses) => string;
}

/** One place at which a document deviates, or places that share all else; what has one root cause becomes one finding. */
export interface Occurrence extends OccurrenceLocation, OccurrenceFacts {}

/** The members of a rule that show what it is for. */
export interface RuleExample {
  readonly pattern?: string;
  readonly replacement?: string;
  readonly params?: JsonObject;
}

/** What a customer may write as the type of a rule, and how its pattern is read. */
export interface RuleType {
  readonly type: string;
  /** The name of a rule that is given none. */
  readonly name: string;
  /** `null` when the pattern is not used; else a sentence on what is wrong with one pattern, or null. */
  readonly pattern: ((pattern: string) => string | null) | null;
  /** A rule without a pattern takes the terms of its params, or a default. */
  readonly patternOptional?: boolean;
  readonly replacementRequired?: boolean;
  /** What an example of a rule of this type holds. */
  readonly example?: RuleExample;
  /** `slashed`: a pattern as `/…/flags` is an expression; `always`: every pattern is one. */
  readonly expressions?: 'slashed' | 'always';
}

/** What checks judge a document with. */
export interface CheckContext {
  readonly model: DocumentModel;
  readonly guideline: Guideline;
  readonly compile: CompileExpression;
  /** What the rule sees of the document; rules that ignore the same share one view. */
  readonly view: (rule: BrandRule) => DocumentView;
  /** Where in that there may be something to find in texts. */
  readonly survey: (rule: BrandRule) => TextSurvey;
  /** Says that something could not be judged, and why: `contrast`, `Text over the picture "Photo 2".` */
  readonly omit: (surface: string, reason: string, address: Address) => void;
}

/** One row of the catalogue. */
export interface Check {
  /** Dotted type, as in findings. */
  readonly type: string;
  /** The severity of a rule that is given none. */
  readonly severity: Severity;
  /** The formats whose documents it judges; all when left out. */
  readonly formats?: readonly DocumentFormat[];
  /** What it reports, as one sentence of the catalogue. */
  readonly summary: string;
  /** The dotted type first, then the customers' names for it. */
  readonly ruleTypes: readonly RuleType[];
  /** The parameters that rules of this check may carry. */
  readonly params: Params;
  /** What a rule has to have, since it could do nothing otherwise; nothing when left out. */
  readonly needs?: readonly Need[];
  /** The surfaces to which `params.surfaces` can narrow a rule; left out when the check does not look at surfaces. */
  readonly surfaces?: readonly ColorSurface[];
  /** What an example of a rule by the check's own name holds beside its type; the defaults when left out. */
  readonly example?: RuleExample;
  /** What a rule of this check looks for in texts, as far as it is known beforehand: found for all rules at once. */
  readonly literals?: ((rule: BrandRule, compile: CompileExpression) => readonly string[]) | undefined;
  /** Judges a document by all active rules of this check, in the order of the document for each rule. */
  find(rules: readonly BrandRule[], context: CheckContext): readonly Occurrence[];
}
