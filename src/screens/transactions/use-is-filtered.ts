import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { isFiltered } from '../../../machines/transactions/filtering.ts';
import type { TransactionsProps } from './transactions-props.ts';

/** Whether the list is filtered. Deferred, so that typing stays responsive. */
export const useIsFiltered = (actor: TransactionsProps['actor']): boolean =>
  useDeferredValue(useSelector(actor, ({ context }) => isFiltered(context.query.filters)));
