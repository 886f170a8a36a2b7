import { type ESTree, parseSync } from 'vite';
import { FaultCollector, type Site } from './fault-collector.ts';

/** Faults in what the machine and its view agree on. */
export const MACHINE_KINDS = ['field', 'event', 'payload', 'value', 'disabled', 'selector'] as const;
/** Faults in texts that only the view knows: the paths check them where the assertion of a state names them. */
export const TEXT_KINDS = ['text', 'message'] as const;
export type FaultKind = (typeof MACHINE_KINDS | typeof TEXT_KINDS)[number];

export const isText = (kind: FaultKind): boolean => TEXT_KINDS.some((text) => text === kind);

/** One small fault in a view. */
export interface Fault {
  /** The file, and what is wrong; stays the same if the line changes. */
  readonly id: string;
  readonly kind: FaultKind;
  readonly file: string;
  readonly line: number;
  /** What is wrong, in words. */
  readonly sentence: string;
}

interface PlacedFault extends Fault {
  readonly site: Site;
}

/** A view with all its faults. */
export interface FaultyView {
  readonly faults: readonly Fault[];
  /** The source, with a switch for each fault. */
  readonly code: string;
}

/** Sentences that occur several times get a number. */
function withIds(sites: readonly Site[], file: string, source: string): readonly PlacedFault[] {
  const counts = new Map<string, number>();
  return sites.map((site) => {
    const { kind, sentence, start } = site;
    const count = (counts.get(sentence) ?? 0) + 1;
    counts.set(sentence, count);
    const id = `${file}: ${sentence}${count > 1 ? ` (${count})` : ''}`;
    return { id, kind, file, line: source.slice(0, start).split('\n').length, sentence, site };
  });
}

/** The source between two positions; `faults` are those inside of it. */
function render(source: string, from: number, to: number, faults: readonly PlacedFault[]): string {
  const [first] = faults.toSorted(({ site: a }, { site: b }) => a.start - b.start || b.end - a.end);
  if (first === undefined) return source.slice(from, to);
  const { start, end, inJsx } = first.site;
  const isHere = ({ site }: PlacedFault) => site.start === start && site.end === end;
  const inside = faults.filter((fault) => fault.site.end <= end && !isHere(fault));
  const switched = faults
    .filter(isHere)
    .reduce(
      (otherwise, { id, site }) => `isFaulty(${JSON.stringify(id)}) ? ${site.replacement} : ${otherwise}`,
      `(${render(source, start, end, inside)})`,
    );
  const after = faults.filter(({ site }) => site.start >= end);
  const [open, close] = inJsx ? ['{', '}'] : ['(', ')'];
  return source.slice(from, start) + open + switched + close + render(source, end, to, after);
}

/**
 * Makes all faults of a view. Each is behind a switch that is read when the code runs (`isFaulty` of switches.ts), so that
 * one build has all of them. Code outside of functions has no faults: it runs once, before a fault is chosen.
 */
export function makeFaults(file: string, source: string, messages: Readonly<Record<string, string>>): FaultyView {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const sites = new FaultCollector(source, messages).sitesOf(program satisfies ESTree.Program);
  const faults = withIds(sites, file, source);
  return {
    faults: faults.map(({ site: _, ...fault }) => fault),
    code: render(source, 0, source.length, faults),
  };
}
