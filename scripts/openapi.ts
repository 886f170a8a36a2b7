/** Writes `docs/openapi.json` from the contract. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../contract/calls.ts';
import { printed } from './openapi/document.ts';
import { root } from './run.ts';

const file = 'docs/openapi.json';
writeFileSync(join(root, file), printed(calls));
console.log(`${file}: ${calls.length} calls`);
