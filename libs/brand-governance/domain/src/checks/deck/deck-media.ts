import type { LocatedShape } from '../../document-view/located-content.ts';
import { bytesInWords } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, nullOr, numberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';

const MAX_SECONDS = 86_400;

/** Reports video and sound, or only those that play longer than allowed (check catalogue, 3.16). */
export const deckMedia = ruleCheck({
  type: 'deck.media',
  severity: 'low',
  formats: ['pptx'],
  name: 'No video, no sound',
  summary: 'A slide plays video or sound.',
  params: {
    max_seconds: defaulted(
      nullOr(numberFrom(0, MAX_SECONDS)),
      null,
      'The maximum duration of video or sound in seconds. Null: no video or sound is allowed.',
    ),
  },
  *find(rule, context) {
    const relations = context.model.package.relations.filter(({ kind }) => kind === 'video' || kind === 'audio');
    const media = new Map(relations.map((relation) => [`${relation.source} ${relation.id}`, relation]));
    if (media.size === 0) return;
    const most = numberOf(rule, 'max_seconds', -1);
    for (const located of context.view(rule).shapes) {
      const { shape, container, address } = located;
      const relation = shape.references.map((id) => media.get(`${container.part} ${id}`)).find((one) => one);
      if (relation === undefined) continue;
      const seconds = secondsOf(located);
      if (most >= 0 && seconds === null) context.omit('media', 'The file does not say how long it plays.', address);
      if (most >= 0 && (seconds ?? 0) <= most) continue;
      const size = relation.sizeBytes === null ? 'from outside' : `of ${bytesInWords(relation.sizeBytes)}`;
      const time = seconds === null || most < 0 ? '' : ` that plays ${seconds} s; ${most} s are allowed`;
      const detail = `The slide has a ${relation.kind === 'video' ? 'video' : 'sound'} ${size}${time}.`;
      const cause = { ...PACKAGE, part: located.container.part };
      yield { ...reportShape(rule, located, { title: 'Video or sound', detail }), cause };
    }
  },
});

/** How many seconds a medium plays, as the timing of the slide says; null when it does not say. */
function secondsOf({ shape, container }: LocatedShape): number | null {
  const milliseconds = container.slide?.playing.get(shape.id);
  return milliseconds === undefined ? null : Math.round(milliseconds / 100) / 10;
}
