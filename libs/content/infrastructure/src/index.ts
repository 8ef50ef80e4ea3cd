export { contentContribution } from './content.contribution.ts';
