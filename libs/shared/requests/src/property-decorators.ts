/** Applies several decorators to a member, in this order. */
export function allOf(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (prototype, property) => {
    for (const decorate of decorators) decorate(prototype, property);
  };
}
