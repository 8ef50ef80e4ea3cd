import { filledListOf, param, text } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { foldedCase } from '../../text-search/characters.ts';

/** Reports a slide whose layout is not part of the template (check catalogue, 3.5). */
export const layoutUnknownLayout = ruleCheck({
  type: 'layout.unknown_layout',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Layouts of the template',
  summary: 'A slide uses a layout that is not part of the template.',
  params: { layouts: param(filledListOf(text), 'Names of the layouts of the template.') },
  needs: [['params.layouts']],
  example: { params: { layouts: ['Title Slide', 'Title and Content'] } },
  *find(rule, context) {
    const known = new Set(textsOf(rule, 'layouts').map(foldedCase));
    if (known.size === 0) return;
    for (const { slide, address, cause } of context.view(rule).slides) {
      if (slide === null || known.has(foldedCase(slide.layout))) continue;
      const detail = `Layout "${slide.layout}" of master "${slide.theme.name}" is not part of the template.`;
      const otherLocations = [`layout[${slide.layout}]`];
      yield report(rule, {
        title: 'Slide uses a foreign layout',
        detail,
        address,
        otherLocations,
        cause: { ...cause, source: 'layout' },
        value: slide.layout,
        groupedBy: 'document',
      });
    }
  },
});
