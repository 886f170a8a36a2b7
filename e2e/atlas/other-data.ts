import type { Call, ResponseOf } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import type { MessageId } from '../../machines/message.ts';
import type { AnyModel, Start } from '../../machines/model.ts';
import type { StartOptions } from '../harness/harness-api.ts';
import { type AnyFlow, type BackgroundResponse, backgroundResponse } from '../model/flow.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { answer, fail } from '../model/network-stub.ts';
import { settle } from '../model/settled-page.ts';
import { atStart, flowOf, gesture, placeAfter, type Sample } from './sample.ts';

export type Act = (harness: HarnessPage, flow: AnyFlow) => Promise<unknown>;

/** What a page shows only with other data or settings than the paths have, or after a press that no machine learns of. */
export interface OtherData extends Pick<Sample, 'before' | 'undo' | 'variants'> {
  /** In words: what is different. */
  readonly instead: string;
  readonly texts: readonly MessageId[];
  /** The name of the start; default: the first. */
  readonly start?: string;
  /** Where the sample begins; default: at the start. */
  readonly after?: Parameters<typeof placeAfter>[1];
  /** Values in the input of the machine. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** The responses that differ; all other calls are answered with the example of the contract. Default: none is answered. */
  readonly responses?: readonly BackgroundResponse[];
  readonly settings?: StartOptions['settings'];
  /** The page that is opened, and the token in its address; default: those of the flow. */
  readonly entry?: Partial<ReturnType<AnyFlow['entryPoint']>>;
  /** What is done after the responses. */
  readonly act?: Act;
}

/** The example of the contract, as a machine gets it. */
export const exampleOf = <C extends Call>(call: C): ResponseOf<C> =>
  call.response.parse(call.example.response) as ResponseOf<C>;

/** A response that differs from the example of the contract in some fields. */
export const withFields = <C extends Call>(call: C, fields: Partial<ResponseOf<C>>): BackgroundResponse =>
  backgroundResponse(call, Object.assign({}, exampleOf(call), fields));

/** A call that always fails. */
export const failing = <C extends Call>(call: C): BackgroundResponse =>
  backgroundResponse(call, exampleOf(call), 0, 'failed');

/** Answers all calls, also those that the path controls, until no more are made. */
export async function answerAll(harness: HarnessPage, responses: readonly BackgroundResponse[]): Promise<void> {
  const { page, network } = harness;
  for (;;) {
    await settle(page);
    const [name] = network.pending();
    if (name === undefined) return;
    const route = await network.take(name);
    const call = calls.find((one) => one.name === name);
    const other = responses.find((one) => one.call.name === name);
    if (call === undefined) await network.serve(route);
    else if (other?.times === 0) await fail(route, { kind: 'rejected', status: 500, detail: null });
    else await answer(route, call, other ? other.response : exampleOf(call));
  }
}

/** Performs the gesture of an event when presses count again after the last answer (`machines/settling.ts`). */
export async function pressSettled(harness: HarnessPage, flow: AnyFlow, type: string): Promise<void> {
  await harness.advanceTimeTo(harness.now + 1000);
  await gesture(harness, flow, type);
}

/** A model of which every start has other values in its input. */
function modelWith(model: AnyModel, values: NonNullable<OtherData['input']>): AnyModel {
  const withValues = (start: Start<unknown>): Start<unknown> => ({
    ...start,
    input: (ports, spy) => Object.assign({}, start.input(ports, spy), values),
  });
  const starts = Object.entries(model.starts).map(([name, start]) => [name, withValues(start)]);
  return { ...model, starts: Object.fromEntries(starts) };
}

/** A sample of a machine with other data. */
export function sampleOf(machine: string, data: OtherData): Sample {
  const { instead, texts, start, after, input = {}, responses, settings, entry, act, ...rest } = data;
  const flow = flowOf(machine);
  const { entryPoint, background } = flow;
  const other: AnyFlow = {
    ...flow,
    model: modelWith(flow.model, input),
    entryPoint: (value) => {
      const usual = entryPoint(value);
      return { ...usual, ...entry, settings: { ...usual.settings, ...settings } };
    },
    background: background === 'unanswered' ? background : [...(responses ?? []), ...background],
  };
  return {
    ...(after ? placeAfter(flow, after) : atStart(flow, start)),
    flow: other,
    instead,
    texts,
    act: async (harness) => {
      if (responses) await answerAll(harness, responses);
      await act?.(harness, flow);
    },
    ...rest,
  };
}
