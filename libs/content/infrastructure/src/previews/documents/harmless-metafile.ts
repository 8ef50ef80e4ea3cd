/** Comments that hold pictures of any other format: of GDI+, of several formats, and in plain metafiles an enhanced one. */
const CARRIERS = ['EMF+', 'GDIC', 'WMFC'];

/**
 * A metafile whose comments hold nothing that is understood. LibreOffice would look at the pictures in them as at files of their own, SVG
 * among them. What Windows draws without them is left.
 */
export function harmlessMetafile(metafile: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(metafile);
  let changes = 0;
  for (const carrier of CARRIERS) {
    for (let at = bytes.indexOf(carrier); at !== -1; at = bytes.indexOf(carrier, at + carrier.length)) {
      bytes.fill(0, at, at + carrier.length);
      changes += 1;
    }
  }
  return changes === 0 ? null : bytes;
}
