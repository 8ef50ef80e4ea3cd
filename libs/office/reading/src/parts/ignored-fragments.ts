import { FragmentMemory, type XmlMemory } from '@livery/office-package';

const IGNORED = new FragmentMemory<true>();

/** For properties that nobody reads: those that were passed over once are passed over whole when they come again. */
export const IGNORED_PROPERTIES: XmlMemory = {
  recall: (fragment) => IGNORED.find(fragment) ?? false,
  keep: (fragment) => IGNORED.keep(fragment, true),
};
