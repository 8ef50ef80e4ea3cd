import type { Provenance } from '@livery/office-model';

/**
 * Values by what sets them and by how they are written there. Each is made once, since checks compare colours and fonts by identity.
 */
export class ValuesByProvenance<Value> {
  private readonly values = new Map<Provenance, Map<string, Value>>();

  of(provenance: Provenance, key: string, make: () => Value): Value {
    const known = this.values.get(provenance) ?? new Map<string, Value>();
    let value = known.get(key);
    if (value === undefined) {
      value = make();
      this.values.set(provenance, known.set(key, value));
    }
    return value;
  }
}
