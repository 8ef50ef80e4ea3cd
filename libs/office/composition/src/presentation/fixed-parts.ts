import type { Edition } from '../parts/edition.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml';

/** A part that each presentation has at most once. */
export interface SinglePart {
  /** The kind of the relationship of the presentation that leads to it. */
  readonly kind: string;
  readonly name: string;
  readonly contentType: string;
}

/** A part that is the same in all composed presentations of an edition. PowerPoint repairs files that lack one of them. */
export interface FixedPart extends SinglePart {
  readonly xml: (edition: Edition) => string;
}

export const PRESENTATION_PROPERTIES: FixedPart = {
  kind: 'presProps',
  name: '/ppt/presProps.xml',
  contentType: `${TYPE}.presProps+xml`,
  xml: ({ presentation }) => `${DECLARATION}<p:presentationPr xmlns:p="${presentation}"/>`,
};

export const VIEW_PROPERTIES: FixedPart = {
  kind: 'viewProps',
  name: '/ppt/viewProps.xml',
  contentType: `${TYPE}.viewProps+xml`,
  xml: ({ presentation }) => `${DECLARATION}<p:viewPr xmlns:p="${presentation}"/>`,
};

/**
 * The list of table styles. Presentations without one stay without: the default style of a list is for new tables, but LibreOffice gives it
 * to all tables that have no style.
 */
export const TABLE_STYLES: SinglePart = {
  kind: 'tableStyles',
  name: '/ppt/tableStyles.xml',
  contentType: `${TYPE}.tableStyles+xml`,
};

/** The content type of `presentation.xml`, also where the source is a template, a slide show or a file with macros. */
export const PRESENTATION_TYPE = `${TYPE}.presentation.main+xml`;
