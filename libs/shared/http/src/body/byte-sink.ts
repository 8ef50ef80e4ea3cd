/** Receives bytes in pieces. */
export interface ByteSink {
  /** @returns memory for the next `size` bytes, which the caller fills before the next call @throws DomainError past the limit of the sink */
  reserve(size: number): Buffer;
}
