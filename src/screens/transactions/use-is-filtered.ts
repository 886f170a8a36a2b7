import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { isFiltered } from '../../../machines/transactions/filtering.ts';
import type { TransactionsProps } from './transactions-props.ts';

/** Whether filters leave less of the year. It follows when there is time: a letter does not wait for what it brings up. */
export const useIsFiltered = (actor: TransactionsProps['actor']): boolean =>
  useDeferredValue(useSelector(actor, ({ context }) => isFiltered(context.query.filters)));
