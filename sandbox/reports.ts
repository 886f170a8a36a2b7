import * as z from 'zod/mini';

const error = z.object({ name: z.string(), at: z.array(z.string()) });
const portalReport = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('difference'),
    call: z.string(),
    outcome: z.enum(['fatal', 'tolerated']),
    differences: z.array(z.object({ field: z.string(), kind: z.string() })),
  }),
  z.object({ type: z.literal('frame'), reason: z.string(), origin: z.string(), fields: z.array(z.string()) }),
  z.object({ type: z.literal('boot'), error, fields: z.array(z.string()) }),
  z.object({ type: z.literal('crash'), part: z.string(), error, events: z.array(z.string()) }),
]);
/** What browsers send for `report-uri` and for `report-to`. */
const uriReport = z.object({
  'csp-report': z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string() }),
});
const apiReports = z.array(
  z.object({
    type: z.string(),
    body: z.looseObject({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.string()) }),
  }),
);

/** A report of the portal, or of the browser about the content security policy. */
export const report = z.union([portalReport, uriReport, apiReports]);

/** What a report says, in three parts from the general to the particular. */
interface Row {
  readonly subject: string;
  readonly detail: string;
  readonly kind: string;
}

const policyRow = (directive = '', blocked = ''): Row => ({
  subject: 'policy',
  detail: directive,
  kind: blocked.split('?')[0] ?? '',
});

function rowsOf(reported: z.output<typeof report>): Row[] {
  if (Array.isArray(reported)) return reported.map(({ body }) => policyRow(body.effectiveDirective, body.blockedURL));
  if ('csp-report' in reported)
    return [policyRow(reported['csp-report']['effective-directive'], reported['csp-report']['blocked-uri'])];
  switch (reported.type) {
    case 'difference':
      return reported.differences.map(({ field, kind }) => ({
        subject: reported.call,
        detail: field || 'response',
        kind: reported.outcome === 'fatal' ? `${kind} (fatal)` : kind,
      }));
    case 'frame':
      return [{ subject: 'vault', detail: `${reported.origin}: ${reported.fields.join(', ')}`, kind: reported.reason }];
    case 'boot':
      return [{ subject: 'boot', detail: reported.fields.join(', '), kind: reported.error.name }];
    case 'crash':
      return [{ subject: 'crash', detail: reported.part, kind: reported.error.name }];
  }
}

export interface Reports {
  list(): readonly (Row & { readonly count: number })[];
  add(reported: z.output<typeof report>): void;
  clear(): void;
}

/** What was reported, each with the number of reports. */
export function createReports(): Reports {
  const found = new Map<string, Row & { readonly count: number }>();
  return {
    list: () => [...found.values()],
    add(reported) {
      for (const row of rowsOf(reported)) {
        const key = JSON.stringify(row);
        found.set(key, { ...row, count: (found.get(key)?.count ?? 0) + 1 });
      }
    },
    clear: () => found.clear(),
  };
}
