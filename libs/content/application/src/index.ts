export { AssetSearch, type AssetQuery, type ExtractedFileText, type SearchableAsset } from './ports/asset-search.ts';
