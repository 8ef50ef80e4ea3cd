import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError, type Tenant, WaitingLine } from '@livery/kernel';
import { KeptBytes } from './kept-bytes.ts';
import { MAX_SIDE, type Rendition, renditionKey } from './rendition.ts';

/** The rest of the processors is for requests. libvips works in threads of libuv, of which files and passwords need some, too. */
const PLACES = Math.min(2, Math.ceil(availableParallelism() / 2));
const MAX_WAITING = 512;
const WAIT_MS = 10_000;
const KEPT_BYTES = 67_108_864;
const QUALITY = 80;

/** A picture that the service has rendered, which is therefore harmless. */
interface RenderedPicture {
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
  open(): Promise<Readable>;
}

/** Makes renditions of rendered pictures. Organizations take turns, and what was made last is kept in memory. */
export class Renditions {
  private readonly line = new WaitingLine(PLACES, MAX_WAITING);
  private readonly kept = new KeptBytes(KEPT_BYTES);
  /** What is being made, so that many who ask for the same wait for one. */
  private readonly making = new Map<string, Promise<Buffer>>();

  /** @throws DomainError `unavailable` if too many are asked for at a time */
  async of(tenant: Tenant, picture: RenderedPicture, rendition: Rendition): Promise<Buffer> {
    const key = `${picture.sha256}-${renditionKey(rendition)}`;
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    // Another organization may have the same content. It waits for its own turn.
    const task = `${tenant.organizationId} ${key}`;
    const making =
      this.making.get(task) ?? this.make(tenant, picture, rendition).finally(() => this.making.delete(task));
    this.making.set(task, making);
    const bytes = await making;
    this.kept.set(key, bytes);
    return bytes;
  }

  private async make(
    { organizationId: owner }: Tenant,
    picture: RenderedPicture,
    rendition: Rendition,
  ): Promise<Buffer> {
    if (this.line.isFullFor(owner)) throw unavailable();
    const signal = AbortSignal.timeout(WAIT_MS);
    const leave = await this.line.enter({ owner, signal }).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const began = performance.now();
    try {
      return await resize(await buffer(await picture.open()), rendition);
    } finally {
      leave(performance.now() - began);
    }
  }
}

async function resize(png: Buffer, { width, height, fit, format }: Rendition): Promise<Buffer> {
  // Only a process that makes renditions loads the library.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const resized = sharp(png, { limitInputPixels: MAX_SIDE * MAX_SIDE }).resize(width, height, {
    fit: fit === 'contain' ? 'inside' : 'cover',
    withoutEnlargement: true,
  });
  switch (format) {
    case 'png':
      return resized.png().toBuffer();
    case 'webp':
      return resized.webp({ quality: QUALITY }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer();
  }
}

function unavailable(cause?: unknown): DomainError {
  const message = 'Too many pictures of the organization are made at the same time. Try again.';
  return new DomainError('unavailable', 'unavailable', message, { retryAfter: 1, cause });
}
