/** Bounds on the time of creation, as the `created[…]` filters of a list give them. */
export interface CreatedRange {
  readonly gte?: Date;
  readonly gt?: Date;
  readonly lte?: Date;
  readonly lt?: Date;
}
