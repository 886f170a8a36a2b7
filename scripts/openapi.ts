/** Generates `docs/openapi.json`, its copy for OpenAPI 3.0 and `docs/contract.md` from the contract. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../contract/calls.ts';
import { files } from './openapi/files.ts';
import { root } from './run.ts';

const generated = Object.entries(files(calls));
for (const [file, contents] of generated) writeFileSync(join(root, file), contents);
console.log(`${generated.map(([file]) => file).join(', ')}: ${calls.length} calls`);
