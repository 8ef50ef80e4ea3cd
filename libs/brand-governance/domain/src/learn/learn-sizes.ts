import type { JsonObject } from '@livery/kernel';
import type { EffectiveSize, Provenance } from '@livery/office-model';
import { MOST_POINTS, OTHER_PARAMS, typeOf } from '../checks/font/size-check.ts';
import { hasSeenFormat, type LocatedBody } from '../document-view/located-content.ts';
import { gatheredRuns } from '../document-view/styled-runs.ts';
import { piecesOfText } from '../judging/in-words.ts';
import { memoized } from '../memoized.ts';
import { type LearntRule, learntRule } from './learnt-rule.ts';
import { Places } from './places.ts';
import type { Template } from './template.ts';
import type { TemplateWarning } from './learnt-guideline.ts';

const IGNORED: readonly string[] = OTHER_PARAMS.ignore.default;
/** The name of texts in no placeholder. */
const ELSEWHERE = '';
/** The types of placeholders that can have limits of their own (ECMA-376 Part 1, 19.7.10). */
const KNOWN_TYPE = /^(?:title|body|ctrTitle|subTitle|dt|sldNum|ftr|hdr|obj|chart|tbl|clipArt|dgm|media|sldImg|pic)$/;

/** The sizes of one kind of text, in points. */
interface Sizes {
  /** Those that layouts give. */
  readonly given: Map<number, Places>;
  /** Those of texts that somebody wrote. */
  readonly written: Map<number, Places>;
}

/** The sizes of text in a template, by the type of the placeholder. */
export class LearntSizes {
  private readonly types = new Map<string, Sizes>();
  /** The types of placeholders whose written sizes count beside those that layouts give. */
  private readonly widened = new Set<string>();

  constructor(template: Template) {
    for (const body of template.view.bodies) this.noteBody(body, template.isSpecimen(body.container));
    if (template.model.format === 'docx') this.noteStyles(template);
  }

  get rules(): readonly LearntRule[] {
    const elsewhere = this.sizesOf(ELSEWHERE);
    const all = [...this.types.keys()].flatMap((type) => [...this.sizesOf(type).keys()]);
    const general = elsewhere.size > 0 ? [...elsewhere.keys()] : all;
    if (general.length === 0) return [];
    const own = [...this.types.keys()].filter((type) => type !== ELSEWHERE);
    return (['min_pt', 'max_pt'] as const).map((limit) => this.rule(limit, general, own));
  }

  /** Accepts the sizes that were written against those which the layouts give. @returns what was written against them */
  widen(): readonly TemplateWarning[] {
    const types = [...this.types.keys()].filter((type) => !this.widened.has(type));
    return types.flatMap((type) => {
      const { given, written } = this.types.get(type) ?? NO_SIZES;
      const [least, most] = [Math.min(...given.keys()), Math.max(...given.keys())];
      const outside = [...written].filter(([size]) => size < least || size > most);
      this.widened.add(type);
      if (given.size === 0) return [];
      return outside.map(([size, { seen, locations }]) => ({
        type: size < least ? 'font.size_min' : 'font.size_max',
        message: `${piecesOfText(seen)} in placeholders of the type "${type}" with ${size} pt; the layouts give ${rangeInWords(least, most)}.`,
        locations,
      }));
    });
  }

  private rule(limit: 'min_pt' | 'max_pt', general: readonly number[], types: readonly string[]): LearntRule {
    const pick = limit === 'min_pt' ? Math.min : Math.max;
    const [own, parts] = [new Map<string, JsonObject>(), new Map<string, Places>()];
    for (const type of types) {
      const sizes = this.sizesOf(type);
      const size = pick(...sizes.keys());
      own.set(type, { [limit]: size });
      parts.set(`params.by_placeholder.${type}.${limit}`, sizes.get(size) ?? new Places());
    }
    const value = pick(...general);
    const by = own.size === 0 ? {} : { by_placeholder: Object.fromEntries(own) };
    const type = limit === 'min_pt' ? 'font.size_min' : 'font.size_max';
    return learntRule({ type, params: { [limit]: value, ...by } }, this.placesOf(value), parts);
  }

  private placesOf(size: number): Places {
    const elsewhere = this.sizesOf(ELSEWHERE).get(size);
    return (
      elsewhere ?? [...this.types.keys()].map((type) => this.sizesOf(type).get(size)).find(Boolean) ?? new Places()
    );
  }

  /** The sizes that are accepted for a type. */
  private sizesOf(type: string): ReadonlyMap<number, Places> {
    const { given, written } = this.types.get(type) ?? NO_SIZES;
    if (given.size === 0) return written;
    return this.widened.has(type) ? new Map([...written, ...given]) : given;
  }

  private noteBody(body: LocatedBody, isGiven: boolean): void {
    const written = typeOf(body) ?? ELSEWHERE;
    if (body.surface === 'notes_text' || !hasSeenFormat(body) || IGNORED.includes(written)) return;
    const type = KNOWN_TYPE.test(written) ? written : ELSEWHERE;
    for (const { reason: size, location } of gatheredRuns(
      body,
      () => false,
      (style) => style.size,
    )) {
      this.note(type, size.effective, isGiven && type !== ELSEWHERE).addUses(location, placeOf(size));
    }
  }

  private note(type: string, size: number, isGiven: boolean): Places {
    const sizes = memoized(this.types, type, (): Sizes => ({ given: new Map(), written: new Map() }));
    return memoized(isGiven ? sizes.given : sizes.written, Math.min(size, MOST_POINTS), () => new Places());
  }

  /** The styles of a text document say sizes, too, whether a text uses them or not. */
  private noteStyles({ model }: Template): void {
    if (model.format !== 'docx') return;
    for (const { kind, runStyle, provenance } of model.styles) {
      if (kind === 'paragraph')
        this.note(ELSEWHERE, runStyle.size.effective, false).add(provenance.location ?? 'styles', 0);
    }
  }
}

const NO_SIZES: Sizes = { given: new Map(), written: new Map() };

/** Where a size is set. The scale of an autofit is set where the text stands. */
function placeOf({ scale, provenance }: EffectiveSize): Provenance {
  return scale === 1 ? provenance : { ...provenance, location: null };
}

function rangeInWords(least: number, most: number): string {
  return least === most ? `${least} pt` : `${least} to ${most} pt`;
}
