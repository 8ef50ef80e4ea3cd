/** The ids of relationships that are the same in all parts of the handbook. */
export const EMBLEM_ID = 'emblem';
export const LINK_ID = 'link';
export const LINKED_IMAGE_ID = 'window';
export const HEADER_ID = 'header';
export const FOOTER_ID = 'footer';
export const EMPTY_HEADER_ID = 'emptyHeader';
export const EMPTY_FOOTER_ID = 'emptyFooter';
export const TEMPLATE_ID = 'template';
