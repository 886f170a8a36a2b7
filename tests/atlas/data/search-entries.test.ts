import { expect, it } from 'vitest';
import type { Flow } from '../../../atlas/data/flow.ts';
import { searchEntries } from '../../../atlas/data/search-entries.ts';
import type { CatalogueText } from '../../../atlas/data/texts.ts';
import type { Picture } from '../../../atlas/recording/recording.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';
import { topupMonthModel } from '../../../machines/topups/topup-month.model.ts';

const { machine, invariants } = topupMonthModel;
const flow = {
  id: machine.id,
  description: 'A month.',
  section: '§4 Top-up month',
  root: stateTreeOf(machine),
  calls: [],
  meanings: [{ kind: 'guard', name: 'isClosed', text: 'The agreement is closed.' }],
  invariants: Object.keys(invariants),
  paths: [{ id: 'abc', title: 'from a month; cancelTopup fails (it was too late) → settled' }],
} as unknown as Flow;

const texts: CatalogueText[] = [
  {
    id: 'topups.late',
    swedish: 'För sent',
    english: 'Too late',
    sections: ['§8 Top-ups'],
    places: [{ flow: machine.id, states: [], path: 'abc', pathIndex: 0, step: 0, pictures: [] }],
    reason: null,
  },
];
const pictures = [
  { machine: machine.id, leaves: ['topup-month.settled'], text: 'Meny\nFör sent' },
  { machine: machine.id, leaves: ['topup-month.blocked'], text: 'Meny' },
] as unknown as Picture[];

const entries = searchEntries([flow], texts, pictures, () => ({
  page: '/topup',
  persona: 'vera',
  startPersonas: { 'a canceled month': 'tyra', 'a blocked month': 'tyra', 'no months left': 'emil' },
}));
const entriesOf = (kind: string) => entries.filter((entry) => entry.kind === kind);

it.each([
  ['guard', 'isClosed', 'The agreement is closed.'],
  ['action', 'setMessage', ''],
  ['delay', 'settleDelay', ''],
  ['event', 'month.cancel', ''],
  ['page', '/topup', 'as vera; as tyra: a canceled month, a blocked month; as emil: no months left'],
  [
    'transition',
    'changeable.confirming: calendar.loaded [isUnchanged]',
    'The dialog stays open when nothing that it is about has changed.',
  ],
  ['section', '§4 Top-up month', ''],
  ['message', 'topups.late', 'För sent · Too late · §8 Top-ups'],
])('finds the %s %s', (kind, text, more) => {
  expect(entriesOf(kind)).toContainEqual(expect.objectContaining({ text, more, flow: 'topup-month' }));
});

it('finds invariants, and what happens on paths', () => {
  expect(entriesOf('invariant').map(({ text }) => text)).toEqual(Object.keys(invariants));
  expect(entriesOf('path')).toEqual([
    expect.objectContaining({ item: 'abc', text: expect.stringContaining('too late') }),
  ]);
});

it('has each name once for a flow, and each line of the pictures', () => {
  expect(entriesOf('guard').filter(({ text }) => text === 'isClosed')).toHaveLength(1);
  expect(entriesOf('text').map(({ text }) => text)).toEqual(['Meny', 'För sent']);
});
