import { expect, it } from 'vitest';
import { meaningsSection } from '../../../atlas/markdown/meanings.ts';

const isOld = {
  kind: 'guard',
  name: 'isOld',
  text: null,
  duration: null,
  file: 'machines/lamp.ts',
  texts: [],
} as const;

it('lists what guards, actions and delays mean, and names those without a comment', () => {
  const section = meaningsSection([
    isOld,
    { ...isOld, name: 'isDark', text: 'No light comes in.' },
    { ...isOld, kind: 'delay', name: 'fade', duration: '800 ms' },
  ]);
  expect(section.split('\n').slice(2)).toEqual([
    '| `isDark` | guard | No light comes in. | machines/lamp.ts |',
    '| `fade` | delay, 800 ms |  | machines/lamp.ts |',
    '',
    'Without a comment in the source:',
    '',
    '- machines/lamp.ts: `isOld`',
  ]);
});

it('has no table if nothing has a comment', () => {
  expect(meaningsSection([isOld])).toBe('Without a comment in the source:\n\n- machines/lamp.ts: `isOld`');
});
