import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Run, readRecording, recordingFiles } from '../../../atlas/recording/recording.ts';
import { saveRun } from '../../../atlas/recording/run-file.ts';
import { savePictures } from '../../../e2e/atlas/picture-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const times = { startedAt: '2026-11-20T09:00:00Z', finishedAt: '2026-11-20T09:01:00Z' };
const runOf = (commit: string, title: string): Run => ({
  commit,
  isDirty: false,
  ...times,
  results: { card: { [title]: { ok: false, failedStep: 0, error: 'state', picture: `${title}.png`, trace: null } } },
});
const pictureOf = (title: string) => new Map([[`${title}.png`, Buffer.from(title)]]);

it('is empty before the first run', () => {
  expect(readRecording(folder)).toEqual({ run: null, pictures: [] });
});

it('joins the pictures of all combinations of all machines', () => {
  const { pictures } = recordingFiles(folder);
  const taken = { language: 'sv', size: 'phone', text: 'Saldo', body: Buffer.from('webp') } as const;
  savePictures('card', { number: 1, leaves: ['card.loading'], step: -1 }, [taken], pictures);
  savePictures(
    'card',
    { number: 2, leaves: ['card.a', 'card.b'], step: 0 },
    [taken, { ...taken, language: 'en' }],
    pictures,
  );
  savePictures('pin', { number: 1, leaves: ['pin.idle'], step: 3 }, [taken], pictures);

  const saved = readRecording(folder).pictures;
  expect(saved.map(({ machine, leaves, file }) => [machine, leaves.join('+'), file])).toEqual([
    ['card', 'card.loading', 'card/1.sv.phone.webp'],
    ['card', 'card.a+card.b', 'card/2.sv.phone.webp'],
    ['card', 'card.a+card.b', 'card/2.en.phone.webp'],
    ['pin', 'pin.idle', 'pin/1.sv.phone.webp'],
  ]);
  expect(saved[0]).toMatchObject({ language: 'sv', size: 'phone', text: 'Saldo' });
  for (const { file } of saved) expect(readFileSync(join(pictures, file), 'utf8')).toBe('webp');
});

it('keeps the pictures of failures as long as the commit is the same', () => {
  const hasPicture = (title: string) => existsSync(join(recordingFiles(folder).failures, `${title}.png`));
  saveRun(runOf('abc', 'first'), pictureOf('first'), folder);
  saveRun(runOf('abc', 'second'), pictureOf('second'), folder);
  expect([hasPicture('first'), hasPicture('second')]).toEqual([true, true]);
  expect(Object.keys(readRecording(folder).run?.results.card ?? {})).toEqual(['first', 'second']);

  saveRun(runOf('def', 'third'), pictureOf('third'), folder);
  expect([hasPicture('first'), hasPicture('third')]).toEqual([false, true]);
  expect(Object.keys(readRecording(folder).run?.results.card ?? {})).toEqual(['third']);
});
