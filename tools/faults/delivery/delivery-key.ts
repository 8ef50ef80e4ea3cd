/** A delivery, by the path of its endpoint and the public id of its event. */
export function deliveryKey(path: string, event: string): string {
  return `${path} ${event}`;
}
