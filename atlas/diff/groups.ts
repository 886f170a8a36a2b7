/** What a person would notice of a change, in the order of the report. */
export const GROUPS = {
  can: 'What can happen',
  when: 'When it happens',
  server: 'What is asked of the server',
  shown: 'What is shown',
  promised: 'What is promised (invariants)',
  tried: 'What the tests try',
  words: 'Only words for readers',
  unknown: 'Changed; what it means was not recognised',
  layout: 'Only comments or layout',
} as const;
export type Group = keyof typeof GROUPS;
