import { originOf } from '@livery/http';
import type { Request } from 'express';

/** The address at which browsers see the pages of the service. */
export class PublicAddress {
  /** @param configured as an origin; undefined if it is the address at which each request arrives */
  constructor(private readonly configured: string | undefined) {}

  /** The origin of the pages of the service: `https://livery.example`. */
  originFor(request: Request): string {
    return this.configured ?? originOf(request);
  }
}
