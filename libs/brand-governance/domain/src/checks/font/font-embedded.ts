import { PACKAGE, partAddress } from '../../judging/package-origin.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { folded } from './approved-fonts.ts';

/** Reports a font that the file embeds although it is not allowed (check catalogue, 3.2). */
export const fontEmbedded = ruleCheck({
  type: 'font.embedded',
  severity: 'medium',
  name: 'Embedded fonts',
  summary: 'The file embeds a font that is neither registered nor allowed.',
  params: { allow: defaulted(textList, [], 'Names of fonts that can be embedded in addition to the registered ones.') },
  example: { params: { allow: ['Inter'] } },
  *find(rule, { model, guideline }) {
    const approved = [...guideline.fonts.flatMap(({ family, name }) => [family, name]), ...textsOf(rule, 'allow')];
    const allowed = new Set(approved.map(folded));
    for (const { typeface, parts } of model.package.embeddedFonts) {
      const [first] = parts;
      if (allowed.has(folded(typeface)) || first === undefined) continue;
      const detail = `The file embeds "${typeface}".`;
      const otherLocations = parts.slice(1).map((part) => `part[${part}]`);
      yield report(rule, {
        title: 'Embedded font is not approved',
        detail,
        address: partAddress(first),
        otherLocations,
        furtherOccurrences: parts.length - 1,
        cause: PACKAGE,
        value: folded(typeface),
        groupedBy: 'document',
      });
    }
  },
});
