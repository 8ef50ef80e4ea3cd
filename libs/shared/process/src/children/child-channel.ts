/**
 * The descriptor of the socket between a pool and its child. The pool sends one task after the other: a frame with its description, and
 * then the bytes of its input. The child answers each with a frame. A frame is four bytes of length, big endian, and then JSON.
 */
export const CHANNEL_DESCRIPTOR = 3;

export const FRAME_HEADER_BYTES = 4;

/** The first frame of a pool for a task. `inputBytes` bytes follow the frame. */
export interface TaskFrame {
  readonly task: unknown;
  readonly inputBytes: number;
}

/** A frame of a child. The first one says that the child has loaded its module. `outputBytes` bytes follow an answer. */
export type ChildFrame =
  { readonly ready: true } | { readonly answer: unknown; readonly outputBytes?: number } | { readonly failed: true };

/** A frame as it has arrived, with the bytes that followed it. */
export type ReceivedFrame =
  { readonly ready: true } | { readonly answer: unknown; readonly output?: Buffer } | { readonly failed: true };

/** Turns a value into a frame. */
export function frameOf(value: TaskFrame | ChildFrame): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  header.writeUInt32BE(json.length);
  return Buffer.concat([header, json]);
}
