import { decode } from 'jpeg-js';
import { lightOf, type Luminance } from './luminance.ts';

const RGBA = 4;
/** Programs write ten scans. Each scan visits all pixels. */
const MAX_SCANS = 12;
const MAX_MEGABYTES = 128;

/** The pixels of a JPEG; undefined when it has more scans than programs write. @throws Error when the file is damaged */
export function jpegLuminance(bytes: Uint8Array, maxPixels: number): Luminance | undefined {
  if (scansOf(bytes) > MAX_SCANS) return undefined;
  const bounds = { maxResolutionInMP: maxPixels / 1_000_000, maxMemoryUsageInMB: MAX_MEGABYTES };
  const { width, height, data } = decode(bytes, { useTArray: true, ...bounds });
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    light[at] = lightOf(data[at * RGBA] ?? 0, data[at * RGBA + 1] ?? 0, data[at * RGBA + 2] ?? 0);
  }
  return { width, height, light, opacity: null };
}

/** The number of scans. A progressive file may have any number of scans that are nearly empty (ITU-T T.81, G.1). */
function scansOf(bytes: Uint8Array): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda) scans += 1;
  }
  return scans;
}
