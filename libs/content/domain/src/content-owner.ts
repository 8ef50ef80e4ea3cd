/** The kinds of records that own an asset of the same UUID, whose content only they change. */
export type ContentOwner = 'icon' | 'slide_asset' | 'ppt_set';
