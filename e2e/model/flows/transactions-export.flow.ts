import { customPolicy } from '../../../contract/access.ts';
import { transactionYears, yearTransactions } from '../../../contract/history.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { lunches } from '../../../machines/transactions/transactions.fixture.ts';
import { transactionsExportModel } from '../../../machines/transactions/transactions-export.model.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';

export const transactionsExportFlow = defineFlow(transactionsExportModel, {
  entrance: () => ({ path: '/transactions', token: tokenOf() }),
  prepare: ({ page }) => page.getByRole('search').waitFor(),
  background: [
    standing(customPolicy, { policyText: null, accepted: false }),
    standing(transactionYears, [2026]),
    standing(yearTransactions, lunches(3)),
  ],
  gestures: {
    'export.start': {
      at: (page, label) =>
        page.getByRole('button', { name: said(label === 'the year' ? 'export.year' : 'export.shown') }),
    },
    'export.cancel': { at: (page) => page.getByRole('button', { name: said('action.cancel') }) },
    'export.retry': { at: (page) => page.getByRole('button', { name: said('action.retry') }) },
    'export.dismiss': { at: (page) => page.getByRole('alert').getByRole('button', { name: said('export.dismiss') }) },
    'export.progressed': ({ tell }, label) => tell('send', 'export.progressed', label),
  },
  sights: {
    idle: (page) => page.getByRole('button', { name: said('export.year') }),
    writing: (page) => page.getByRole('progressbar'),
    failed: (page) => page.getByRole('alert').filter({ hasText: said('export.failed') }),
  },
});
