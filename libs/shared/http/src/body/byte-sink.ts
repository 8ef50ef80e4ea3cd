/** Takes bytes that arrive piece by piece. */
export interface ByteSink {
  /** Room for the next bytes, to be filled before more is asked for. @throws DomainError past the limit of the sink */
  reserve(size: number): Buffer;
}
