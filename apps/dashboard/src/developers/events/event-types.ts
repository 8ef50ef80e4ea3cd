export interface EventTypeGroup {
  readonly group: string;
  readonly items: readonly string[];
}

/** Event types by their area. Each area begins with the pattern that means all of its types, such as `brand.*`. */
export function groupsOf(types: readonly string[]): readonly EventTypeGroup[] {
  const areas = Map.groupBy(types, (type) => type.split('.')[0] ?? '');
  return [...areas].map(([area, names]) => ({ group: area, items: [`${area}.*`, ...names.toSorted()] }));
}
