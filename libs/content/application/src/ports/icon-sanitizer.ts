/** An icon that this service wrote. */
export interface SanitizedIcon {
  readonly svg: string;
  /** Four numbers: the part of the plane that is shown. */
  readonly viewBox: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** For whom an icon is sanitised, and until when. */
export interface SanitizingOrder {
  /** Organizations take turns. */
  readonly organizationId: string;
  readonly signal?: AbortSignal | undefined;
  /** Hears how much processor time the icon took, in milliseconds, also if it is refused. */
  readonly onSpent?: ((processorMs: number) => void) | undefined;
}

/** Makes harmless SVG of foreign SVG, in a process of its own. */
export abstract class IconSanitizer {
  /**
   * @throws DomainError `svg_unsafe`, `file_corrupt`, `xml_too_complex`, `file_too_large`; `unavailable` if nothing can be sanitised now;
   *   the reason of the signal
   */
  abstract sanitize(svg: Uint8Array, order: SanitizingOrder): Promise<SanitizedIcon>;
}
