/** The kinds of records that own an asset of the same UUID, whose content only they change. */
export type AssetOwner = 'icon' | 'slide_asset' | 'ppt_set';
