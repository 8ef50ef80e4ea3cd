#!/usr/bin/env node
import { runLivery } from './run-livery.ts';

await runLivery(process.argv.slice(2));
