import { expect, it } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import { licencesIn } from '../../scripts/licences.ts';

it('groups packages by licence, and accepts an expression with one allowed alternative', () => {
  const packages = {
    '': { license: 'MIT' },
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@x/b': { license: 'MIT' },
    'node_modules/c': { license: '(GPL-3.0 OR MIT)' },
    'node_modules/d': { license: 'GPL-3.0' },
    'node_modules/e': { dev: true },
  };
  expect(licencesIn({ packages })).toEqual([
    { name: 'MIT', isAllowed: true, used: ['a', '@x/b'], developmentOnly: 0 },
    { name: '(GPL-3.0 OR MIT)', isAllowed: true, used: ['c'], developmentOnly: 0 },
    { name: 'GPL-3.0', isAllowed: false, used: ['d'], developmentOnly: 0 },
    { name: 'unknown', isAllowed: false, used: [], developmentOnly: 1 },
  ]);
});

it('every package that the portal uses has an allowed licence, and none runs code when it is installed', () => {
  expect(licencesIn(lock).filter(({ isAllowed, used }) => !isAllowed && used.length > 0)).toEqual([]);
  expect(Object.values(lock.packages).filter((entry) => 'hasInstallScript' in entry)).toEqual([]);
});
