import type { Provenance } from '@livery/office-model';

/**
 * Values by the place that sets them and by how they are written there, each made once: checks know colours and fonts by
 * identity.
 */
export class ValuesByProvenance<Value> {
  private readonly places = new Map<Provenance, Map<string, Value>>();

  of(place: Provenance, key: string, make: () => Value): Value {
    const known = this.places.get(place) ?? new Map<string, Value>();
    let value = known.get(key);
    if (value === undefined) {
      value = make();
      this.places.set(place, known.set(key, value));
    }
    return value;
  }
}
