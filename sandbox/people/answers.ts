import type * as contract from '../../contract/cardholder.ts';
import type { Answers } from '../answer.ts';
import type { World } from '../world.ts';
import { readCardholder } from './cardholders.ts';

export const peopleAnswers = ({ db }: World): Answers<typeof contract> => ({
  cardholderInfo: (_, { cardholderId }) => readCardholder(db, cardholderId),
});
