import { writeFileSync } from 'node:fs';
import { checkCataloguePage } from './check-catalogue-page.ts';

writeFileSync(new URL('../../docs/checks.md', import.meta.url), checkCataloguePage());
