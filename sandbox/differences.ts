import * as z from 'zod/mini';

/** What the portal reports about a response that is not as the contract promises. */
export const report = z.object({
  call: z.string(),
  differences: z.array(z.object({ field: z.string(), kind: z.enum(['missing', 'null', 'unknown', 'type']) })),
});

type Report = z.output<typeof report>;

interface ReportedDifference {
  readonly call: string;
  readonly field: string;
  readonly kind: string;
  readonly count: number;
}

export interface Differences {
  list(): readonly ReportedDifference[];
  add(reported: Report): void;
  clear(): void;
}

/** The reported differences, each with the number of reports. */
export function createDifferences(): Differences {
  const found = new Map<string, ReportedDifference>();
  return {
    list: () => [...found.values()],
    add({ call, differences }) {
      for (const { field, kind } of differences) {
        const key = `${call} ${field} ${kind}`;
        found.set(key, { call, field, kind, count: (found.get(key)?.count ?? 0) + 1 });
      }
    },
    clear: () => found.clear(),
  };
}
