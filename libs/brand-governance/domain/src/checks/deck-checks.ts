import { counted } from './cause.ts';
import { PACKAGE } from './file-checks.ts';
import { bytesInWords } from './package-checks.ts';
import { nullOr, numberFrom, textList } from './param-checks.ts';
import { report, reportShape, ruleCheck } from './rule-check.ts';
import { textsOf } from './rule-params.ts';

const MAX_SECONDS = 86_400;

/** Shapes that move (check catalogue, 3.16). */
export const deckAnimation = ruleCheck({
  type: 'deck.animation',
  severity: 'low',
  formats: ['pptx'],
  name: 'No animations',
  summary: 'Shapes of a slide are animated.',
  *find(rule, context) {
    for (const { slide, address, part } of context.view(rule).slides) {
      if (slide === null || slide.animatedShapes === 0) continue;
      const detail = `${counted(slide.animatedShapes, 'animated shape')}.`;
      yield report(rule, { title: 'Animation', detail, address, cause: { ...PACKAGE, part } });
    }
  },
});

/** A transition that is not on the list (check catalogue, 3.16). */
export const deckTransition = ruleCheck({
  type: 'deck.transition',
  severity: 'low',
  formats: ['pptx'],
  name: 'Transitions',
  summary: 'A slide has a transition that is not allowed.',
  params: { allow_transitions: textList },
  *find(rule, context) {
    const allowed = textsOf(rule, 'allow_transitions', ['fade']);
    for (const { slide, address, part } of context.view(rule).slides) {
      if (slide?.transition == null || slide.transition === 'plain' || allowed.includes(slide.transition)) continue;
      const detail = `"${slide.transition}", allowed: ${allowed.join(', ')}.`;
      yield report(rule, { title: 'Transition is not allowed', detail, address, cause: { ...PACKAGE, part } });
    }
  },
});

/** Video and sound (check catalogue, 3.16). */
export const deckMedia = ruleCheck({
  type: 'deck.media',
  severity: 'low',
  formats: ['pptx'],
  name: 'No video, no sound',
  summary: 'A slide plays video or sound.',
  params: { max_seconds: nullOr(numberFrom(0, MAX_SECONDS)) },
  *find(rule, context) {
    const relations = context.model.package.relations.filter(({ kind }) => kind === 'video' || kind === 'audio');
    const media = new Map(relations.map((relation) => [`${relation.source} ${relation.id}`, relation]));
    if (media.size === 0) return;
    for (const placed of context.view(rule).shapes) {
      const relation = placed.shape.references.map((id) => media.get(`${placed.sheet.part} ${id}`)).find((one) => one);
      if (relation === undefined) continue;
      const size = relation.sizeBytes === null ? 'from outside' : `of ${bytesInWords(relation.sizeBytes)}`;
      const detail = `A ${relation.kind === 'video' ? 'video' : 'sound'} ${size}.`;
      const cause = { ...PACKAGE, part: placed.sheet.part };
      yield { ...reportShape(rule, placed, { title: 'Video or sound', detail }), cause };
    }
  },
});
