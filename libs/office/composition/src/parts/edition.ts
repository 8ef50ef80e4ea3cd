/** The URIs of the two editions of ISO 29500. A strict presentation stays strict. */
export interface Edition {
  readonly isStrict: boolean;
  readonly drawing: string;
  readonly presentation: string;
  /** The namespace of `r:id`, which the types of relationships begin with, too. */
  readonly relationships: string;
}

export const TRANSITIONAL: Edition = {
  isStrict: false,
  drawing: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  presentation: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};

export const STRICT: Edition = {
  isStrict: true,
  drawing: 'http://purl.oclc.org/ooxml/drawingml/main',
  presentation: 'http://purl.oclc.org/ooxml/presentationml/main',
  relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
