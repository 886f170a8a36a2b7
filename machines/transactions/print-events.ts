import { fromCallback } from 'xstate';

/** Reports when the page starts and stops being printed. Returns a function that stops it. */
export type WatchPrint = (listener: (isPrinting: boolean) => void) => () => void;

export interface PrintStarted {
  readonly type: 'print.started';
}

export interface PrintEnded {
  readonly type: 'print.ended';
}

interface Input {
  readonly watchPrint: WatchPrint;
}

/** Reports when the browser starts to print the page, and when it has finished. */
export const printEvents = fromCallback<PrintStarted | PrintEnded, Input>(({ input, sendBack }) =>
  input.watchPrint((isPrinting) => sendBack({ type: isPrinting ? 'print.started' : 'print.ended' })),
);
