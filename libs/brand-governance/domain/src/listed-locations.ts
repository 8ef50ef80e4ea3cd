/** The locations in a list whose last entry may say how many more there are. */
export function listedLocations(locations: readonly string[]): readonly string[] {
  return isShortened(locations) ? locations.slice(0, -1) : locations;
}

/** Whether a list ends early, with an entry that says how many more locations there are. */
export function isShortened(locations: readonly string[]): boolean {
  return locations.at(-1)?.startsWith('…') ?? false;
}
