import type { Adapter } from './adapter.ts';

/** For machines whose actors are plain promises, and whose input needs no fakes: a start is the input itself. */
export const plainAdapter: Adapter = {
  startTime: 0,
  runsActors: false,
  inputFor: ({ start }) => start.input,
  requestOf: (input) => input,
  errorOf: (_, failure) => failure,
  violationOf: () => null,
  invariants: {},
  presses: null,
};
