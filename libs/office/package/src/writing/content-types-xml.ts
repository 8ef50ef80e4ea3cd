import { buildList } from './build-xml.ts';
import { defaultContentType, extensionOf } from './default-content-types.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/content-types';
/** Declared in every package, as Office does. */
const ALWAYS = ['rels', 'xml'];

/**
 * The content types part (ECMA-376 part 2, 10.1.2): a default for each common extension that is in use, and an override for each part
 * whose type is another one.
 * @param types the content types by part names
 */
export function contentTypesXml(types: ReadonlyMap<string, string>): string {
  const extensions = new Set(ALWAYS);
  const overrides: { PartName: string; ContentType: string }[] = [];
  for (const [part, type] of types) {
    const usual = defaultContentType(part);
    if (usual !== undefined) extensions.add(extensionOf(part));
    if (usual !== type) overrides.push({ PartName: part, ContentType: type });
  }
  const defaults = [...extensions].toSorted().map((extension) => ({
    Extension: extension,
    ContentType: defaultContentType(`.${extension}`) ?? '',
  }));
  return buildList('Types', NAMESPACE, { Default: defaults, Override: overrides });
}
