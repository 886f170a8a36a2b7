import { customPolicy } from '../../../contract/access-gate.ts';
import { transactionYears, yearTransactions } from '../../../contract/transactions.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { lunches } from '../../../machines/transactions/transactions.fixture.ts';
import { transactionsExportModel } from '../../../machines/transactions/transactions-export.model.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

export const transactionsExportFlow = defineFlow(transactionsExportModel, {
  entryPoint: ({ workbook }) => ({
    path: workbook('shown').transactions.length > 0 ? '/transactions?operation=Purchase' : '/transactions',
    token: tokenOf(),
  }),
  prepare: ({ page }) => page.getByRole('search').waitFor(),
  background: [
    backgroundResponse(customPolicy, { policyText: null, accepted: false }),
    backgroundResponse(transactionYears, [2026]),
    backgroundResponse(yearTransactions, lunches(3)),
  ],
  gestures: {
    'export.start': {
      at: (page, label) =>
        page.getByRole('button', {
          name: messagePattern(label === 'the year' ? 'transactions.export.year' : 'transactions.export.shown'),
        }),
    },
    'export.cancel': { at: (page) => page.getByRole('button', { name: messagePattern('action.cancel') }) },
    'export.retry': { at: (page) => page.getByRole('button', { name: messagePattern('action.retry') }) },
    'export.dismiss': {
      at: (page) =>
        page.getByRole('alert').getByRole('button', { name: messagePattern('transactions.export.dismiss') }),
    },
    'export.progressed': ({ callHarness }, label) => callHarness('send', 'export.progressed', label),
  },
  assertions: {
    idle: (page) => page.getByRole('button', { name: messagePattern('transactions.export.year') }),
    writing: (page) => page.getByRole('progressbar'),
    failed: (page) => page.getByRole('alert').filter({ hasText: messagePattern('transactions.export.failed') }),
  },
});
