import type { Address } from '@livery/office-model';
import { PACKAGE } from '../../judging/package-origin.ts';
import { oneOf, param, text } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textOf } from '../../judging/read-rule-params.ts';
import { templateOf } from './attached-template.ts';

/** Reports a master, or an attached template, whose name does not hold the current version (check catalogue, 3.5). */
export const layoutTemplateVersion = ruleCheck({
  type: 'layout.template_version',
  severity: 'medium',
  name: 'Current template',
  summary: 'The name of a master or of the attached template does not contain the current version.',
  params: {
    current: param(
      text,
      'A text that the name of the master or of the attached template must contain, such as `2026`.',
    ),
    where: param(oneOf('master_name'), 'Accepted without effect. The rule always compares the name.'),
  },
  needs: [['params.current']],
  example: { params: { current: '2026' } },
  *find(rule, { model }) {
    const current = textOf(rule, 'current');
    if (current === null) return;
    const template = templateOf(model);
    if (template !== null && !template.name.includes(current)) {
      const detail = `The attached template is "${template.name}"; the current version is ${current}.`;
      yield report(rule, { title: 'Template is out of date', detail, ...template.origin });
    }
    if (model.format !== 'pptx') return;
    for (const [index, { name }] of model.masters.entries()) {
      if (name.includes(current)) continue;
      const detail = `The master says "${name}"; the current version is ${current}.`;
      const address: Address = { parent: null, step: { kind: 'master', index } };
      yield report(rule, {
        title: 'Template is out of date',
        detail,
        address,
        cause: { ...PACKAGE, source: 'master' },
        value: name,
        groupedBy: 'document',
      });
    }
  },
});
