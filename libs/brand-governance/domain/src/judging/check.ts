import type { JsonObject } from '@livery/kernel';
import type { Address, DocumentModel, Provenance } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { ColorSurface } from '../color-surface.ts';
import type { DocumentFormat } from '../document-format.ts';
import type { DocumentView } from '../document-view/document-view.ts';
import type { TextPositions } from '../document-view/text-positions.ts';
import type { FixMaker } from '../fixing/fix.ts';
import type { Guideline } from '../guideline.ts';
import type { CompileExpression } from '../pattern/expression.ts';
import type { Severity } from '../severity.ts';
import type { TextSurvey } from '../text-search/text-survey.ts';
import type { ListMarks } from './list-marks.ts';
import type { Need } from './needs.ts';
import type { Params } from './param-schemas.ts';

/** The location of an occurrence in the document. */
export interface OccurrenceLocation {
  /** The address of the occurrence, or of the first of its positions. */
  readonly address: Address;
  /** All positions in one text body, the first one included. It is left out when there is only one. */
  readonly positions?: TextPositions | undefined;
}

/** The detail of a finding counts these: how many positions it has, on how many slides, and on which surfaces. */
export interface Uses {
  readonly length: number;
  readonly slides: () => number;
  readonly surfaces: () => ReadonlySet<ColorSurface | null>;
  /** How many positions show a shade of the colour. */
  readonly shades: () => 'all' | 'some' | 'none';
  /** The lists, if all positions are numbers and bullets. */
  readonly listMarks: () => ListMarks | null;
}

/**
 * Which occurrences with equal values become one finding, if the value is set where it shows: those at one `place` (shape, slide, section, or
 * paragraph of a text document), those on one `slide`, those of one paragraph `style` (in decks: all), or those of the whole `document`.
 */
export type OccurrenceGrouping = 'place' | 'slide' | 'style' | 'document';

/** The facts that grouped an occurrence in former engine versions, as far as they differ. */
export type FormerGrouping = Partial<Pick<Occurrence, 'cause' | 'value' | 'groupedBy' | 'inNotes'>>;

/** Everything that is known of an occurrence except its location. */
export interface OccurrenceFacts {
  readonly rule: BrandRule;
  readonly severity: Severity;
  readonly title: string;
  /** The place that sets the value. */
  readonly cause: Provenance;
  /**
   * What tells this deviation from others of its rule at the same place, as a code: a colour, a typeface, a term. It has neither sentences
   * nor measures, so that the id of a finding outlives new words, and changes that do not repair the deviation. Occurrences of one finding
   * have equal values.
   */
  readonly value: string;
  readonly groupedBy: OccurrenceGrouping;
  /** By what engine versions before 6 grouped it, where that differs (ADR 0083). */
  readonly former?: FormerGrouping | undefined;
  /**
   * The actual colour as `#RRGGBB` with its surface, which is null for a slot of the theme. Null for occurrences that are not
   * about colour.
   */
  readonly color: {
    readonly actual: string;
    readonly surface: ColorSurface | null;
    /** Whether a shade of the actual colour shows, which is then a colour of the theme. */
    readonly isShade?: boolean;
  } | null;
  /** Other locations that the finding lists after its own, as they are written: `part[/ppt/media/image1.png]`. */
  readonly otherLocations?: readonly string[] | undefined;
  /** How many more times the deviation occurs than the occurrence has positions, such as at some of the other locations. None by default. */
  readonly furtherOccurrences?: number | undefined;
  /** Writes the detail of the finding that these occurrences become. */
  readonly describe: (uses: Uses) => string;
  /** Says what should stand there. It is left out when nobody but the author can say. */
  readonly fix?: FixMaker | undefined;
}

/**
 * A deviation of the document at one position, or at several positions that have everything else in common. Occurrences with
 * one root cause become one finding.
 */
export interface Occurrence extends OccurrenceLocation, OccurrenceFacts {
  /** Whether it is in the text of speaker notes. */
  readonly inNotes?: boolean;
}

/** Members of an example rule. */
export interface RuleExample {
  readonly pattern?: string;
  readonly replacement?: string;
  readonly params?: JsonObject;
}

/** A type that a customer may give a rule, and how its pattern is read. */
export interface RuleType {
  readonly type: string;
  /** The name of a rule whose author gave it none. */
  readonly name: string;
  /**
   * Null when the rule uses no pattern; else a function that returns a sentence on what is wrong with a pattern, or null when
   * it is valid.
   */
  readonly pattern: ((pattern: string) => string | null) | null;
  /** Whether a rule may have no pattern. It then uses the terms of its parameters, or a default. */
  readonly patternOptional?: boolean;
  readonly replacementRequired?: boolean;
  /** The members of an example rule of this type. */
  readonly example?: RuleExample;
  /**
   * The parameters by which the dotted type says the same, for a name that is answered as the dotted type. Names that differ from it
   * in punctuation only have them, since client generators make one name of both.
   */
  readonly writtenOut?: JsonObject;
  /** Which patterns are expressions: with `slashed` those that are written as `/…/flags`, with `always` every one. */
  readonly expressions?: 'slashed' | 'always';
}

/** What checks need to judge a document. */
export interface CheckContext {
  readonly model: DocumentModel;
  readonly guideline: Guideline;
  /** The active rules of a type that judge documents of this format. */
  readonly rulesOf: (type: string) => readonly BrandRule[];
  /** What a check finds by the rules of this judgement. It is searched for each time, and not kept. */
  readonly find: (type: string) => readonly Occurrence[];
  readonly compile: CompileExpression;
  /** The view of the document for a rule. Rules that ignore the same things share one view. */
  readonly view: (rule: BrandRule) => DocumentView;
  /** The survey of the texts in the view for a rule. */
  readonly survey: (rule: BrandRule) => TextSurvey;
  /**
   * Records that something could not be judged, and why: the surface `contrast`, the reason `Text over the picture "Photo 2".`
   */
  readonly omit: (surface: string, reason: string, address: Address) => void;
}

/** A check: one row of the catalogue. */
export interface Check {
  /** The dotted type, as findings show it: `font.size_min`. */
  readonly type: string;
  /** The severity of a rule whose author gave it none. */
  readonly severity: Severity;
  /** The formats whose documents the check judges; all formats when it is left out. */
  readonly formats?: readonly DocumentFormat[];
  /** What the check reports, as one sentence. */
  readonly summary: string;
  /** What a fix does, as one sentence; left out when only the author can repair what the check finds. */
  readonly fix?: string | undefined;
  /** The formats whose documents get the fix; those that the check judges when it is left out. */
  readonly fixedFormats?: readonly DocumentFormat[] | undefined;
  /** The types that rules of this check may have: the dotted type first, then the customers' names for it. */
  readonly ruleTypes: readonly RuleType[];
  /** The parameters that rules of this check may carry. */
  readonly params: Params;
  /** The members that a rule needs, since it could find nothing without them. No needs when it is left out. */
  readonly needs?: readonly Need[];
  /** The surfaces to which `params.surfaces` can narrow a rule. It is left out when the check does not look at surfaces. */
  readonly surfaces?: readonly ColorSurface[];
  /**
   * The members of an example rule of the dotted type, beside the type itself. The defaults of the parameters when it is left
   * out.
   */
  readonly example?: RuleExample;
  /**
   * The words that a rule looks for in texts, as far as they are known beforehand. They are found for all rules in one search.
   */
  readonly literals?: ((rule: BrandRule, compile: CompileExpression) => readonly string[]) | undefined;
  /** Judges a document by all active rules of this check. The occurrences of each rule are in document order. */
  find(rules: readonly BrandRule[], context: CheckContext): readonly Occurrence[];
}
