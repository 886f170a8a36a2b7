const MOMENT = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const LONG_TEXT = 10_000;

function changesOfText(text: string): [kind: string, value: unknown][] {
  if (MOMENT.test(text))
    return [
      ['no zone', text.slice(0, 19).replace(/Z$/, '')],
      ['no time', text.slice(0, 10)],
      ['impossible date', '2026-13-45T25:61:00Z'],
    ];
  if (DAY.test(text))
    return [
      ['with a time', `${text}T10:00:00+01:00`],
      ['impossible date', '2026-02-30'],
      ['other form', '25/11/2026'],
    ];
  return [
    ['unknown', 'SOMETHING_NEW'],
    ['empty', ''],
    ['long', 'x'.repeat(LONG_TEXT)],
  ];
}

/** Other values for a value of a response, each with what was changed. */
export function changesOf(value: unknown): [kind: string, value: unknown][] {
  if (value === null) return [['other type', { unexpected: true }]];
  switch (typeof value) {
    case 'string':
      return [['null', null], ['other type', 12], ...changesOfText(value)];
    case 'number':
      return [
        ['null', null],
        ['text', String(value)],
        ['other type', { value }],
        ['negative', -1],
        ['huge', Number.MAX_SAFE_INTEGER],
      ];
    case 'boolean':
      return [
        ['null', null],
        ['other type', 'yes'],
        ['opposite', !value],
      ];
    default:
      return [
        ['null', null],
        ['other type', 'text'],
        ['empty', Array.isArray(value) ? [] : {}],
      ];
  }
}
