/** Bounds on the time of creation, as the `created[…]` filters of a list give them. */
export interface CreatedRange {
  readonly gte?: Date;
  readonly gt?: Date;
  readonly lte?: Date;
  readonly lt?: Date;
}

/** Whether a time of creation lies within all bounds that are given. */
export function isCreatedWithin({ gte, gt, lte, lt }: CreatedRange, created: Date): boolean {
  return (
    (gte === undefined || created >= gte) &&
    (gt === undefined || created > gt) &&
    (lte === undefined || created <= lte) &&
    (lt === undefined || created < lt)
  );
}
