export { contentIdPrefixes } from './content.id-prefixes.ts';
