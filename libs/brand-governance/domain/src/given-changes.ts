/** The members of an amendment that say something: undefined leaves a field as it is. */
export function givenChanges(changes: object) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
