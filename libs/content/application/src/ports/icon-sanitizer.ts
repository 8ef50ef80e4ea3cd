/** An icon that this service wrote. */
export interface SanitizedIcon {
  readonly svg: string;
  /** Four numbers: the part of the plane that is shown. */
  readonly viewBox: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Makes harmless SVG of foreign SVG, in a process of its own. */
export abstract class IconSanitizer {
  /** @throws DomainError `svg_unsafe`, `file_corrupt`, `xml_too_complex`, `file_too_large`; `unavailable` if nothing can be sanitised now */
  abstract sanitize(svg: Uint8Array, signal?: AbortSignal): Promise<SanitizedIcon>;
}
