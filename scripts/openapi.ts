/** Generates `docs/openapi.json` from the contract, and `docs/contract.md` from the JSON. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../contract/calls.ts';
import { files } from './openapi/files.ts';
import { root } from './run.ts';

for (const [file, contents] of Object.entries(files(calls))) writeFileSync(join(root, file), contents);
console.log(`docs/openapi.json, docs/contract.md: ${calls.length} calls`);
