export { contentContribution } from './content.contribution.ts';
export { FileTypeSniffer } from './sniffing/file-type-sniffer.ts';
export { OfficeparserTextExtractor, type TextExtractorOptions } from './text/officeparser-text-extractor.ts';
export { TEXT_EXTRACTION_LIMITS } from './text/text-extraction-limits.ts';
