import { param, textList } from '../../judging/param-schemas.ts';

const UNUSED = 'Accepted without effect for this type.';

/** The checks on the package accept all of these parameters. Each of them describes those that have an effect. */
export const PACKAGE_PARAMS = {
  allow: param(textList, UNUSED),
  allow_domains: param(textList, UNUSED),
  keep: param(textList, UNUSED),
};
