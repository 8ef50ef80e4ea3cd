import { bundleCli, PACKAGE } from './bundle.ts';

await bundleCli();
console.log(`The package of the command line is in ${PACKAGE}. Pack it with: npm pack ${PACKAGE}`);
