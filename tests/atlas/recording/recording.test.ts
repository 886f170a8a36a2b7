import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Runs, readRecording, recordingFiles } from '../../../atlas/recording/recording.ts';
import { saveRuns } from '../../../atlas/recording/run-file.ts';
import { savePictures } from '../../../e2e/atlas/picture-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const runOf = (inputs: string, title: string, machine = 'card'): Runs => ({
  [machine]: {
    inputs,
    finishedAt: '2026-11-20T09:01:00Z',
    results: { [title]: { ok: false, failedStep: 0, error: 'state', picture: `${title}.png`, trace: null } },
  },
});
const pictureOf = (title: string) => new Map([[`${title}.png`, Buffer.from(title)]]);

it('is empty before the first run', () => {
  expect(readRecording(folder)).toEqual({ runs: {}, pictures: [] });
});

it('joins the pictures of all looks of all machines', () => {
  const { pictures } = recordingFiles(folder);
  const taken = {
    language: 'sv',
    size: 'phone',
    text: 'Saldo',
    messages: ['balance.title'],
    address: '/home',
    links: [],
  } as const;
  const body = Buffer.from('webp');
  const place = { machine: 'card', look: 'a1', leaves: ['card.loading'], path: 'path 1', step: -1 };
  const shown = { sv: ['Saldo'], en: ['Balance'] };
  savePictures({ ...place, shown }, [{ ...taken, body }], pictures);
  savePictures(
    { ...place, look: 'b2', shown },
    [
      { ...taken, body },
      { ...taken, language: 'en', body },
    ],
    pictures,
  );
  savePictures({ ...place, machine: 'pin', shown }, [{ ...taken, body }], pictures);

  const saved = readRecording(folder).pictures;
  expect(saved.map(({ file, shown: texts }) => [file, ...texts])).toEqual([
    ['card/a1.sv.phone.webp', 'Saldo'],
    ['card/b2.sv.phone.webp', 'Saldo'],
    ['card/b2.en.phone.webp', 'Balance'],
    ['pin/a1.sv.phone.webp', 'Saldo'],
  ]);
  expect(saved[0]).toEqual({ ...place, ...taken, shown: ['Saldo'], file: 'card/a1.sv.phone.webp' });
  for (const { file } of saved) expect(readFileSync(join(pictures, file), 'utf8')).toBe('webp');
});

it('reads pictures of an earlier version, without an address and links', () => {
  const { pictures } = recordingFiles(folder);
  mkdirSync(pictures);
  writeFileSync(join(pictures, 'a1.json'), JSON.stringify([{ machine: 'card', look: 'a1' }]));
  expect(readRecording(folder).pictures).toEqual([{ machine: 'card', look: 'a1', address: '', links: [] }]);
});

it('keeps the pictures of failures as long as nothing of the machine has changed', () => {
  const save = (inputs: string, title: string, machine?: string) =>
    saveRuns(runOf(inputs, title, machine), pictureOf(`${machine ?? 'card'}.${title}`), folder);
  const kept = () => readdirSync(recordingFiles(folder).failures);
  const titles = (machine: string) => Object.keys(readRecording(folder).runs[machine]?.results ?? {});
  save('a', 'first');
  save('a', 'second');
  save('x', 'other', 'pin');
  expect(kept()).toEqual(['card.first.png', 'card.second.png', 'pin.other.png']);
  expect(titles('card')).toEqual(['first', 'second']);

  save('b', 'third');
  expect(kept()).toEqual(['card.third.png', 'pin.other.png']);
  expect([titles('card'), titles('pin')]).toEqual([['third'], ['other']]);
});
