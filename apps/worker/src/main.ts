import { requireNode } from '@livery/runtime/node-version';

requireNode();
await import('./run.ts');
