import { expect, it } from 'vitest';
import { meaningsSection } from '../../../atlas/markdown/meanings.ts';

const isOld = {
  kind: 'guard',
  name: 'isOld',
  text: null,
  code: null,
  duration: null,
  file: 'machines/lamp.ts',
  texts: [],
} as const;

it('lists what guards, actions and delays mean, and names those with longer code', () => {
  const section = meaningsSection([
    isOld,
    { ...isOld, name: 'isDark', text: 'No light comes in.' },
    { ...isOld, name: 'isHot', code: 'a > 1 || b' },
    { ...isOld, name: 'isWet', text: 'Rain.', code: 'rain' },
    { ...isOld, kind: 'delay', name: 'fade', duration: '800 ms' },
  ]);
  expect(section.split('\n').slice(2)).toEqual([
    '| `isDark` | guard | No light comes in. | machines/lamp.ts |',
    '| `isHot` | guard | `a > 1 \\|\\| b` | machines/lamp.ts |',
    '| `isWet` | guard | Rain. `rain` | machines/lamp.ts |',
    '| `fade` | delay, 800 ms |  | machines/lamp.ts |',
    '',
    'Longer, in the source:',
    '',
    '- machines/lamp.ts: `isOld`',
  ]);
});

it('has no table if nothing fits in it', () => {
  expect(meaningsSection([isOld])).toBe('Longer, in the source:\n\n- machines/lamp.ts: `isOld`');
});
