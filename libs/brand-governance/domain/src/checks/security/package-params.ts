import { param, textList } from '../../judging/param-schemas.ts';

const UNUSED = 'Accepted, and without effect on this type.';

/** All checks on the package accept all of these; each says which it looks at. */
export const PACKAGE_PARAMS = {
  allow: param(textList, UNUSED),
  allow_domains: param(textList, UNUSED),
  keep: param(textList, UNUSED),
};
