const MORE = /^… and (\d+) more$/;

/** The number of locations in a list whose last entry may say how many more there are. */
export function countLocations(locations: readonly string[]): number {
  const more = MORE.exec(locations.at(-1) ?? '')?.[1];
  return more === undefined ? Math.max(1, locations.length) : locations.length - 1 + Number(more);
}
