import { writeFile } from 'node:fs/promises';
import { apiContract } from '@livery/api';
import { OPENAPI_FILE } from './openapi-file.ts';

await writeFile(OPENAPI_FILE, apiContract());
