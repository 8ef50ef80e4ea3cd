export { contentContribution } from './content.contribution.ts';
export { FileTypeSniffer } from './sniffing/file-type-sniffer.ts';
export { OfficeparserTextExtractor, type TextExtractorOptions } from './text/officeparser-text-extractor.ts';
export { TEXT_EXTRACTION_LIMITS } from './text/text-extraction-limits.ts';
export { ContentHttpModule } from './content-http.module.ts';
export { ContentWorkerModule } from './content-worker.module.ts';
export { ContentWork } from './upkeep/content-work.ts';
export { PostgresAssetSearch } from './search/postgres-asset-search.ts';
export { recountWords } from './search/recount-words.ts';
