import { slugOf } from './slug.ts';

/**
 * The slugs of icons that come from one file. An icon has the slug of the last part of its path, unless another icon has that, too: then
 * both have the slug of the whole path.
 * @param paths such as `outline/arrow-left`, without extension
 * @returns in the same order; null for a path of which no slug can be made, or that has the same as an earlier one
 */
export function importSlugs(paths: readonly string[]): readonly (string | null)[] {
  const short = paths.map((path) => slugOf(path.slice(path.lastIndexOf('/') + 1)));
  const counts = new Map<string, number>();
  for (const slug of short) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const taken = new Set<string>();
  return paths.map((path, index) => {
    const own = short[index] ?? '';
    const slug = (counts.get(own) ?? 0) > 1 ? slugOf(path) : own;
    if (slug === '' || taken.has(slug)) return null;
    taken.add(slug);
    return slug;
  });
}
