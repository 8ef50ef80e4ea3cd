import type { Edition } from '../parts/edition.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml';
/** The table style that PowerPoint gives new tables. */
const DEFAULT_TABLE_STYLE = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';

/** A part that is the same in all composed presentations of an edition. PowerPoint repairs files that lack one of them. */
export interface FixedPart {
  /** The kind of the relationship of the presentation that leads to it. */
  readonly kind: string;
  readonly name: string;
  readonly contentType: string;
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

/** The list of table styles; this one is written where the source has none. */
export const TABLE_STYLES: FixedPart = {
  kind: 'tableStyles',
  name: '/ppt/tableStyles.xml',
  contentType: `${TYPE}.tableStyles+xml`,
  xml: ({ drawing }) => `${DECLARATION}<a:tblStyleLst xmlns:a="${drawing}" def="${DEFAULT_TABLE_STYLE}"/>`,
};

/** The content type of `presentation.xml`, also where the source is a template, a slide show or a file with macros. */
export const PRESENTATION_TYPE = `${TYPE}.presentation.main+xml`;
